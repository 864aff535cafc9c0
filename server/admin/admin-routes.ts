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
import { describeForAdmin, describeWithBlocked } from '../accounts/users/user-responses.ts';
import { compressResponses } from '../http/compress-responses.ts';
import { clientOf } from '../kernel/client-address.ts';
import type { AppContext } from '../context.ts';
import { HttpError } from '../kernel/http-error.ts';
import { addCsvRoute, addEndpointRoute } from '../kernel/endpoint-route.ts';
import type { ActContext } from './admin-rules.ts';
import { changeAccount } from './change-account.ts';
import { deletePerson } from './delete-person.ts';
import { endSessions } from './end-sessions.ts';
import { exportActs } from './export-acts.ts';
import { exportPeople } from './export-people.ts';
import { findActs } from './find-acts.ts';
import { readPerson } from './read-person.ts';
import { requireAdmin } from './require-admin.ts';
import { sendResetMail } from './send-reset-mail.ts';
import type { AccountSearch } from './search/account-search.ts';
import { findAccounts } from './search/find-accounts.ts';

/** The calls of the admin pages, in a scope that `requireSession` guards. */
export function addAdminRoutes(app: FastifyInstance, context: AppContext, search: AccountSearch): void {
  requireAdmin(app, context);
  compressResponses(app);

  addEndpointRoute(app, listUsersEndpoint, async ({ query }) => {
    const { users, ...page } = await findAccounts(context.database.reader, search, query);
    const describe = query.status === undefined ? describeForAdmin : describeWithBlocked;
    return { users: users.map(describe), ...page };
  });
  addCsvRoute(app, exportUsersEndpoint, (request) =>
    exportPeople(context, search, request.query, actorOf(request)),
  );
  addEndpointRoute(app, readPersonEndpoint, async ({ params }) =>
    readPerson(context, parseId(params.userId)),
  );
  addEndpointRoute(app, changeUserEndpoint, async (request) =>
    changeAccount(context, createActContext(request, request.params.userId), request.body),
  );
  addEndpointRoute(app, endPersonSessionsEndpoint, async (request) => {
    await endSessions(context, createActContext(request, request.params.userId, request.body?.reason));
    return { message: adminMessages.sessionsEnded };
  });
  addEndpointRoute(app, endPersonSessionEndpoint, async (request) => {
    const { userId, sessionId } = request.params;
    await endSessions(
      context,
      createActContext(request, userId, request.body?.reason),
      parseId(sessionId, adminMessages.noSuchSession),
    );
    return { message: adminMessages.sessionEnded };
  });
  addEndpointRoute(app, sendResetMailEndpoint, async (request) => {
    const actContext = createActContext(request, request.params.userId, request.body?.reason);
    await sendResetMail(context, actContext, clientOf(request.ip));
    return { message: adminMessages.resetMailSent };
  });
  addEndpointRoute(app, deletePersonEndpoint, async (request) => {
    await deletePerson(context, createActContext(request, request.params.userId, request.body?.reason));
    return { message: adminMessages.deleted };
  });
  addEndpointRoute(app, listActsEndpoint, ({ query }) => findActs(context.database.reader, query));
  addCsvRoute(app, exportActsEndpoint, (request) => exportActs(context, request.query, actorOf(request)));
}

/** Text that is no id must not reach the database: PostgreSQL rejects a zero character. */
function parseId(id: string, unknown: string = adminMessages.noSuchUser): string {
  if (!/^[\w-]+$/.test(id)) throw new HttpError(404, unknown);
  return id;
}

function createActContext(request: FastifyRequest, userId: string, reason?: string): ActContext {
  return { ...actorOf(request), subject: parseId(userId), reason };
}

function actorOf(request: FastifyRequest): Pick<ActContext, 'actor' | 'fromAddress'> {
  return { actor: getSignedIn(request).user.user_id, fromAddress: request.ip };
}
