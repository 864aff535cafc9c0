import type { FastifyInstance } from 'fastify';
import { adminMessages } from '#contract/admin.ts';
import { changeUserEndpoint, listUsersEndpoint } from '#contract/endpoints/admin-endpoints.ts';
import type { AccountContext } from '../accounts/context.ts';
import { getSignedIn } from '../http/authenticate.ts';
import { HttpError } from '../kernel/http-error.ts';
import { serveEndpoint } from '../kernel/serve-endpoint.ts';
import { changeAccount } from './change-account.ts';
import { describeForAdmin } from './listed-user.ts';
import { requireAdmin } from './require-admin.ts';
import type { AccountSearch } from './search/account-search.ts';
import { findAccounts } from './search/find-accounts.ts';

/** The calls of the dashboard; they belong inside a scope that `requireSession` guards. */
export function serveAdminEndpoints(
  app: FastifyInstance,
  context: AccountContext,
  search: AccountSearch,
): void {
  requireAdmin(app);

  serveEndpoint(app, listUsersEndpoint, async (request) => {
    const { users, ...place } = await findAccounts(context.database.db, search, request.query);
    return { users: users.map(describeForAdmin), ...place };
  });
  serveEndpoint(app, changeUserEndpoint, async (request) => {
    const { userId } = request.params;
    // Text that is no id must not reach the database: PostgreSQL rejects a zero character.
    if (!/^[\w-]+$/.test(userId)) throw new HttpError(404, adminMessages.noSuchUser);
    return changeAccount(context, {
      actor: getSignedIn(request).user.user_id,
      subject: userId,
      change: request.body,
      fromAddress: request.ip,
    });
  });
}
