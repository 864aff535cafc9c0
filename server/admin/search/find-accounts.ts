import type { Kysely } from 'kysely';
import type { AdminUsersQuery } from '../../../contract/admin.ts';
import type { Schema } from '../../database/schema.ts';
import { listedColumns, type ListedUser } from '../listed-user.ts';
import type { AccountSearch } from './account-search.ts';

export type FoundAccounts = { users: ListedUser[]; currentPage: number; totalPages: number; total: number };

/** One page of those who match, newest first. A page past the end answers with the last. */
export async function findAccounts(
  db: Kysely<Schema>,
  search: AccountSearch,
  query: AdminUsersQuery,
): Promise<FoundAccounts> {
  const { userIds, ...place } = await search.find(query);
  if (userIds.length === 0) return { users: [], ...place };
  const rows = await db.selectFrom('users').select(listedColumns).where('user_id', 'in', userIds).execute();
  const byId = new Map(rows.map((row) => [row.user_id, row]));
  // Somebody may have been deleted since.
  return { users: userIds.flatMap((userId) => byId.get(userId) ?? []), ...place };
}
