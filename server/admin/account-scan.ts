import type { Kysely } from 'kysely';
import type { AdminUsersQuery } from '../../contract/admin.ts';
import type { Schema } from '../database/schema.ts';
import { isMatch } from './account-match.ts';
import { listedColumns, type ListedUser } from './listed-user.ts';

const chunkLength = 1000;

export type FoundAccounts = { users: ListedUser[]; currentPage: number; totalPages: number; total: number };

/** One page of those who match, newest first, by reading every account. A page past the end answers with the last. */
export async function scanAccounts(db: Kysely<Schema>, { search, page, limit }: AdminUsersQuery): Promise<FoundAccounts> {
  const sought = search.toLowerCase();
  const found: ListedUser[] = [];
  for (let chunk = await findChunk(db, undefined); chunk.length > 0; chunk = await findChunk(db, chunk.at(-1))) {
    found.push(...chunk.filter((user) => isMatch(user, sought)));
  }
  const totalPages = Math.max(1, Math.ceil(found.length / limit));
  const currentPage = Math.min(page, totalPages);
  return { users: found.slice((currentPage - 1) * limit, currentPage * limit), currentPage, totalPages, total: found.length };
}

function findChunk(db: Kysely<Schema>, last: ListedUser | undefined): Promise<ListedUser[]> {
  const newestFirst = db.selectFrom('users').select(listedColumns).orderBy('created_at', 'desc').orderBy('user_id', 'desc').limit(chunkLength);
  if (!last) return newestFirst.execute();
  return newestFirst
    .where(({ eb, refTuple, tuple }) => eb(refTuple('created_at', 'user_id'), '<', tuple(last.created_at, last.user_id)))
    .execute();
}
