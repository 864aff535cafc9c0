import type { AdminUsersQuery } from '../contract/admin.ts';
import { isMatch } from '../server/admin/account-match.ts';
import { listUsersNewestFirst, type ListedUser } from '../server/accounts/users/users-repository.ts';
import type { FoundAccounts } from '../server/admin/search/find-accounts.ts';
import type { Db } from '../server/database/database.ts';

const batchLength = 1000;

/** What `findAccounts` has to find, by reading every account. */
export async function scanAccounts(db: Db, { search, page, limit }: AdminUsersQuery): Promise<FoundAccounts> {
  const sought = search.toLowerCase();
  const found: ListedUser[] = [];
  for (
    let batch = await listUsersNewestFirst(db, undefined, batchLength);
    batch.length > 0;
    batch = await listUsersNewestFirst(db, batch.at(-1), batchLength)
  ) {
    found.push(...batch.filter((user) => isMatch(user, sought)));
  }
  const totalPages = Math.max(1, Math.ceil(found.length / limit));
  const currentPage = Math.min(page, totalPages);
  return {
    users: found.slice((currentPage - 1) * limit, currentPage * limit),
    currentPage,
    totalPages,
    total: found.length,
  };
}
