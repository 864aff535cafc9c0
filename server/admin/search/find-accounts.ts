import type { StatusCounts } from '#contract/admin/admin.ts';
import { listUsersById, type ListedUser } from '../../accounts/users/users-repository.ts';
import type { Db } from '../../database/database.ts';
import type { AccountSearch } from './account-search.ts';
import type { SearchQuery } from './account-set.ts';

export type FoundAccounts = {
  users: ListedUser[];
  currentPage: number;
  totalPages: number;
  total: number;
  counts?: StatusCounts;
};

/** One page of the accounts that match. A page past the end answers with the last. */
export async function findAccounts(
  db: Db,
  search: AccountSearch,
  query: SearchQuery,
): Promise<FoundAccounts> {
  const { userIds, ...page } = await search.find(query);
  const rows = await listUsersById(db, userIds);
  const byId = new Map(rows.map((row) => [row.user_id, row]));
  // An account can have been deleted since the search.
  return { users: userIds.flatMap((userId) => byId.get(userId) ?? []), ...page };
}
