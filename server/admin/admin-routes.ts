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
import { describeForAdmin, describeWithBlocked } from '../accounts/users/user-answers.ts';
import { compressAnswers } from '../http/compress-answers.ts';
import { clientOf } from '../kernel/client-address.ts';
import type { AppContext } from '../context.ts';
import { HttpError } from '../kernel/http-error.ts';
import { serveCsvEndpoint, serveEndpoint } from '../kernel/serve-endpoint.ts';
import type { Acting } from './admin-rules.ts';
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
export function serveAdmin(app: FastifyInstance, context: AppContext, search: AccountSearch): void {
  requireAdmin(app, context);
  compressAnswers(app);

  serveEndpoint(app, listUsersEndpoint, async ({ query }) => {
    const { users, ...page } = await findAccounts(context.database.reader, search, query);
    const describe = query.status === undefined ? describeForAdmin : describeWithBlocked;
    return { users: users.map(describe), ...page };
  });
  serveCsvEndpoint(app, exportUsersEndpoint, (request) =>
    exportPeople(context, search, request.query, whoOf(request)),
  );
  serveEndpoint(app, readPersonEndpoint, async ({ params }) => readPerson(context, parseId(params.userId)));
  serveEndpoint(app, changeUserEndpoint, async (request) =>
    changeAccount(context, actingOn(request, request.params.userId), request.body),
  );
  serveEndpoint(app, endPersonSessionsEndpoint, async (request) => {
    await endSessions(context, actingOn(request, request.params.userId, request.body?.reason));
    return { message: adminMessages.sessionsEnded };
  });
  serveEndpoint(app, endPersonSessionEndpoint, async (request) => {
    const { userId, sessionId } = request.params;
    await endSessions(
      context,
      actingOn(request, userId, request.body?.reason),
      parseId(sessionId, adminMessages.noSuchSession),
    );
    return { message: adminMessages.sessionEnded };
  });
  serveEndpoint(app, sendResetMailEndpoint, async (request) => {
    const acting = actingOn(request, request.params.userId, request.body?.reason);
    await sendResetMail(context, acting, clientOf(request.ip));
    return { message: adminMessages.resetMailSent };
  });
  serveEndpoint(app, deletePersonEndpoint, async (request) => {
    await deletePerson(context, actingOn(request, request.params.userId, request.body?.reason));
    return { message: adminMessages.deleted };
  });
  serveEndpoint(app, listActsEndpoint, ({ query }) => findActs(context.database.reader, query));
  serveCsvEndpoint(app, exportActsEndpoint, (request) => exportActs(context, request.query, whoOf(request)));
}

/** Text that is no id must not reach the database: PostgreSQL rejects a zero character. */
function parseId(id: string, unknown: string = adminMessages.noSuchUser): string {
  if (!/^[\w-]+$/.test(id)) throw new HttpError(404, unknown);
  return id;
}

function actingOn(request: FastifyRequest, userId: string, reason?: string): Acting {
  return { ...whoOf(request), subject: parseId(userId), reason };
}

function whoOf(request: FastifyRequest): Pick<Acting, 'actor' | 'fromAddress'> {
  return { actor: getSignedIn(request).user.user_id, fromAddress: request.ip };
}
