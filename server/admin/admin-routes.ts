import type { FastifyInstance } from 'fastify';
import { adminMessages } from '#contract/admin.ts';
import { changeUserEndpoint, listUsersEndpoint } from '#contract/endpoints/admin-endpoints.ts';
import type { AppContext } from '../kernel/context.ts';
import { getSignedIn } from '../accounts/sessions/authenticate.ts';
import { compressAnswers } from '../http/compress-answers.ts';
import { HttpError } from '../kernel/http-error.ts';
import { serveEndpoint } from '../kernel/serve-endpoint.ts';
import { changeAccount } from './change-account.ts';
import { describeForAdmin } from '../accounts/users/user-answers.ts';
import { requireAdmin } from './require-admin.ts';
import type { AccountSearch } from './search/account-search.ts';
import { findAccounts } from './search/find-accounts.ts';

/** The calls of the admin page, in a scope that `requireSession` guards. */
export function serveAdmin(app: FastifyInstance, context: AppContext, search: AccountSearch): void {
  requireAdmin(app);
  compressAnswers(app);

  serveEndpoint(app, listUsersEndpoint, async (request) => {
    const { users, ...page } = await findAccounts(context.database.reader, search, request.query);
    return { users: users.map(describeForAdmin), ...page };
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
