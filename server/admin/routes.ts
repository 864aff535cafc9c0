import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { errorSchema as failure } from '../../contract/accounts.ts';
import {
  adminChangeRequest,
  adminMessages,
  adminUser,
  adminUsersQuery,
  adminUsersResponse,
} from '../../contract/admin.ts';
import type { AccountContext } from '../accounts/context.ts';
import { getSignedIn } from '../http/authenticate.ts';
import { Refusal } from '../http/refusal.ts';
import { changeAccount } from './change-account.ts';
import { describeForAdmin } from './listed-user.ts';
import { requireAdmin } from './require-admin.ts';
import type { AccountSearch } from './search/account-search.ts';
import { findAccounts } from './search/find-accounts.ts';

const tags = ['Admin'];
const security = [{ bearer: [] }];

/** The calls of the dashboard; they belong inside a scope that `requireSession` guards. */
export const adminRoutes: FastifyPluginAsyncZod<{ context: AccountContext; search: AccountSearch }> = async (
  app,
  { context, search },
) => {
  requireAdmin(app);

  app.get(
    '/api/admin/users',
    {
      schema: {
        tags,
        security,
        summary: 'Search the accounts, newest first',
        description:
          'The search is taken literally and compared as JavaScript’s toLowerCase() on both sides does.',
        querystring: adminUsersQuery,
        response: { 200: adminUsersResponse, 400: failure, 401: failure, 403: failure },
      },
    },
    async (request) => {
      const { users, ...place } = await findAccounts(context.database.db, search, request.query);
      return { users: users.map(describeForAdmin), ...place };
    },
  );

  app.patch(
    '/api/admin/users/:userId',
    {
      schema: {
        tags,
        security,
        summary: 'Verify or unverify an account, make or unmake an admin',
        description:
          'Holds from the person’s very next request on, and is recorded. The last admin can’t be unmade.',
        params: z.object({ userId: z.string() }),
        body: adminChangeRequest,
        response: { 200: adminUser, 400: failure, 401: failure, 403: failure, 404: failure, 409: failure },
      },
    },
    async (request) => {
      const { userId } = request.params;
      // Whatever is no id can't reach the database, which would stumble over a zero character.
      if (!/^[\w-]+$/.test(userId)) throw new Refusal(404, adminMessages.noSuchUser);
      const actor = getSignedIn(request).user.user_id;
      return changeAccount(context, {
        actor,
        subject: userId,
        change: request.body,
        fromAddress: request.ip,
      });
    },
  );
};
