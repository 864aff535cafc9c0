import type { Kysely } from 'kysely';
import type { AdminUsersQuery } from '../contract/admin.ts';
import { isMatch } from '../server/admin/account-match.ts';
import { listedColumns, type ListedUser } from '../server/admin/listed-user.ts';
import type { FoundAccounts } from '../server/admin/search/find-accounts.ts';
import type { Schema } from '../server/database/schema.ts';

const chunkLength = 1000;

/** What `findAccounts` has to find, by reading every account. */
export async function scanAccounts(
  db: Kysely<Schema>,
  { search, page, limit }: AdminUsersQuery,
): Promise<FoundAccounts> {
  const sought = search.toLowerCase();
  const found: ListedUser[] = [];
  for (
    let chunk = await findChunk(db, undefined);
    chunk.length > 0;
    chunk = await findChunk(db, chunk.at(-1))
  ) {
    found.push(...chunk.filter((user) => isMatch(user, sought)));
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

function findChunk(db: Kysely<Schema>, last: ListedUser | undefined): Promise<ListedUser[]> {
  const newestFirst = db
    .selectFrom('users')
    .select(listedColumns)
    .orderBy('created_at', 'desc')
    .orderBy('user_id', 'desc')
    .limit(chunkLength);
  if (!last) return newestFirst.execute();
  return newestFirst
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('created_at', 'user_id'), '<', tuple(last.created_at, last.user_id)),
    )
    .execute();
}
