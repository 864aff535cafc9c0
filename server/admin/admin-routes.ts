import type { FastifyInstance, FastifyRequest } from 'fastify';
import { adminMessages } from '#contract/admin/admin.ts';
import {
  changeUserEndpoint,
  deletePersonEndpoint,
  endPersonSessionEndpoint,
  endPersonSessionsEndpoint,
  exportActsEndpoint,
  exportUsersEndpoint,
  listActsEndpoint,
  listUsersEndpoint,
  readPersonEndpoint,
  sendResetMailEndpoint,
} from '#contract/endpoints/admin-endpoints.ts';
import { getSignedIn } from '../accounts/sessions/authenticate.ts';
import { requireFreshFactor } from '../accounts/sessions/sessions.ts';
import { toAdminUser, toBlockableUser } from '../accounts/users/user-responses.ts';
import { compressResponses } from '../http/compress-responses.ts';
import { parseId, addCsvRoute, addEndpointRoute } from '../kernel/endpoint-route.ts';
import { clientOf } from '../kernel/client-address.ts';
import type { AppContext } from '../context.ts';
import type { ActContext } from './admin-rules.ts';
import { changeAccount, endSessions, sendResetMail, deletePerson } from './admin-acts.ts';
import { exportActs, exportPeople } from './exports.ts';
import { findActs } from './find-acts.ts';
import { readPerson } from './read-person.ts';
import type { AccountSearch } from './search/account-search.ts';
import { findAccounts } from './search/find-accounts.ts';
import { hasSecondFactor } from '../accounts/second-factor/second-factor.ts';
import { AppError } from '../kernel/app-error.ts';

/**
 * Guards every call of this scope, which `requireSession` guards too: only admins, and only with a second
 * factor when the settings require it. Anybody else gets 403.
 */
function requireAdmin(
  app: FastifyInstance,
  { settings, database }: Pick<AppContext, 'settings' | 'database'>,
): void {
  app.addHook('onRequest', async (request) => {
    const { user } = getSignedIn(request);
    if (user.admin !== 1) throw new AppError('admins-only');
    if (settings.adminSecondFactor === 'off') return;
    if (!(await hasSecondFactor(database.reader, user.user_id)))
      throw new AppError('admin-second-factor-required');
  });
}

/** The calls of the admin pages, in a scope that `requireSession` guards. */
export function addAdminRoutes(app: FastifyInstance, context: AppContext, search: AccountSearch): void {
  requireAdmin(app, context);
  compressResponses(app);

  addEndpointRoute(app, listUsersEndpoint, async ({ query }) => {
    const { users, ...page } = await findAccounts(context.database.reader, search, query);
    const describe = query.status === undefined ? toAdminUser : toBlockableUser;
    return { users: users.map(describe), ...page };
  });
  addCsvRoute(app, exportUsersEndpoint, (request) =>
    exportPeople(context, search, request.query, actorOf(request)),
  );
  addEndpointRoute(app, readPersonEndpoint, async ({ params }) =>
    readPerson(context, parseId(params.userId, 'no-such-user')),
  );
  addEndpointRoute(app, changeUserEndpoint, async (request) =>
    changeAccount(context, createActContext(context, request, request.params.userId), request.body),
  );
  addEndpointRoute(app, endPersonSessionsEndpoint, async (request) => {
    await endSessions(
      context,
      createActContext(context, request, request.params.userId, request.body?.reason),
    );
    return { message: adminMessages.sessionsEnded };
  });
  addEndpointRoute(app, endPersonSessionEndpoint, async (request) => {
    const { userId, sessionId } = request.params;
    await endSessions(
      context,
      createActContext(context, request, userId, request.body?.reason),
      parseId(sessionId, 'no-such-session'),
    );
    return { message: adminMessages.sessionEnded };
  });
  addEndpointRoute(app, sendResetMailEndpoint, async (request) => {
    const actContext = createActContext(context, request, request.params.userId, request.body?.reason);
    await sendResetMail(context, actContext, clientOf(request.ip));
    return { message: adminMessages.resetMailSent };
  });
  addEndpointRoute(app, deletePersonEndpoint, async (request) => {
    await deletePerson(
      context,
      createActContext(context, request, request.params.userId, request.body?.reason),
    );
    return { message: adminMessages.deleted };
  });
  addEndpointRoute(app, listActsEndpoint, ({ query }) => findActs(context.database.reader, query));
  addCsvRoute(app, exportActsEndpoint, (request) => exportActs(context, request.query, actorOf(request)));
}

/** For an act on somebody. Throws an AppError with status 403 without a fresh factor. */
function createActContext(
  context: AppContext,
  request: FastifyRequest,
  userId: string,
  reason?: string,
): ActContext {
  requireFreshFactor(context, getSignedIn(request));
  return { ...actorOf(request), subject: parseId(userId, 'no-such-user'), reason };
}

function actorOf(request: FastifyRequest): Pick<ActContext, 'actor' | 'fromAddress'> {
  return { actor: getSignedIn(request).user.user_id, fromAddress: request.ip };
}
