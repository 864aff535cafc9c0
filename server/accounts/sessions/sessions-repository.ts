import type { DeleteResult, Insertable, Selectable } from 'kysely';
import { compileOnce } from '../../database/compile-once.ts';
import type { Db } from '../../database/database.ts';
import type { SessionsTable } from '../../database/schema.ts';
import type { User } from '../users/users-repository.ts';
import type { SessionTimes } from './session-rules.ts';

export type SessionWithUser = Pick<Selectable<SessionsTable>, 'session_id' | 'last_used_at' | 'proved_at'> & {
  session_created_at: number;
} & Pick<User, 'user_id' | 'username' | 'name' | 'email' | 'verified' | 'verified_by' | 'admin'>;

export type ListedSession = Omit<Selectable<SessionsTable>, 'token_hash' | 'user_id'>;

export async function insertSession(db: Db, session: Insertable<SessionsTable>): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

/** The session of a token, alive or not, with the account it belongs to; none of a blocked account. */
export async function findSessionWithUser(db: Db, tokenHash: string): Promise<SessionWithUser | undefined> {
  const [row] = await selectSessionWithUser(db, { tokenHash });
  return row;
}

const selectSessionWithUser = compileOnce((db, { tokenHash }: { tokenHash: string }) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.user_id', 'sessions.user_id')
    .select(['session_id', 'sessions.created_at as session_created_at', 'last_used_at', 'proved_at'])
    .select(['users.user_id', 'username', 'name', 'email', 'verified', 'verified_by', 'admin'])
    .where('token_hash', '=', tokenHash)
    .where('blocked', '=', 0),
);

/** Whether the row is there; a session that has expired counts until it is deleted. */
export async function sessionExists(db: Db, sessionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('session_id')
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Every session of an account, the one used last first. */
export async function listSessionsOf(db: Db, userId: string): Promise<ListedSession[]> {
  return selectSessionsOf(db, { userId });
}

const selectSessionsOf = compileOnce((db, { userId }: { userId: string }) =>
  db
    .selectFrom('sessions')
    .select(['session_id', 'device', 'created_at', 'last_used_at', 'proved_at'])
    .where('user_id', '=', userId)
    .orderBy('last_used_at', 'desc')
    .orderBy('session_id'),
);

const maxInOneStatement = 500;

/** Stores that the sessions were used at that time, unless a later use is stored. */
export async function markSessionsUsed(db: Db, sessionIds: readonly string[], usedAt: number): Promise<void> {
  for (let start = 0; start < sessionIds.length; start += maxInOneStatement)
    await db
      .updateTable('sessions')
      .set({ last_used_at: usedAt })
      .where('session_id', 'in', sessionIds.slice(start, start + maxInOneStatement))
      .where('last_used_at', '<', usedAt)
      .execute();
}

/** Stores that the session's person proved a factor at `now`. False when the session has ended. */
export async function markSessionProved(db: Db, sessionId: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ proved_at: now })
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function deleteSession(db: Db, sessionId: string): Promise<void> {
  await db.deleteFrom('sessions').where('session_id', '=', sessionId).execute();
}

/** Resolves to how many there were. */
export async function deleteSessionsOf(db: Db, userId: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

export async function deleteOtherSessionsOf(db: Db, userId: string, keptSessionId: string): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('session_id', '!=', keptSessionId)
    .execute();
}

/** Deletes at most `limit` of the sessions that were used last, or created, at or before these times. */
export function deleteSessionsBefore(db: Db, times: SessionTimes, limit: number): Promise<DeleteResult> {
  const oldest = db
    .selectFrom('sessions')
    .select('session_id')
    .where(({ eb, or }) =>
      or([eb('last_used_at', '<=', times.last_used_at), eb('created_at', '<=', times.created_at)]),
    )
    .limit(limit);
  return db.deleteFrom('sessions').where('session_id', 'in', oldest).executeTakeFirstOrThrow();
}
