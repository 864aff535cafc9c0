import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { takeLock } from '../database/lock.ts';
import type { Schema } from '../database/schema.ts';
import type { AccountContext } from './context.ts';
import { describeDevice, isSessionAlive, isTouchDue } from './session-rules.ts';
import type { User } from './users-store.ts';

/** Who a living token belongs to, read afresh for every request. */
export type SignedIn = {
  sessionId: string;
  user: Pick<User, 'user_id' | 'username' | 'name' | 'email' | 'verified' | 'admin'>;
};

/** Whoever begins or ends an account's sessions takes this lock. */
export function sessionsLock(userId: string): string {
  return `sessions:${userId}`;
}

type SessionContext = Pick<AccountContext, 'database' | 'clock' | 'chance'>;

/** Only this is kept; a token of 256 random bits needs no salt. */
function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/**
 * Begins a session and returns its token; undefined when the password has changed since it was checked,
 * so that a login under way does not outlive the reset that was to end it.
 */
export async function createSession(
  context: SessionContext,
  user: User,
  userAgent: string | undefined,
): Promise<string | undefined> {
  const token = context.chance.token();
  const now = context.clock();
  const session = {
    session_id: context.chance.id(),
    token_hash: hashToken(token),
    user_id: user.user_id,
    device: describeDevice(userAgent),
    created_at: now,
    last_used_at: now,
  };
  return context.database.db.transaction().execute(async (transaction) => {
    await takeLock(transaction, sessionsLock(user.user_id), now);
    const current = await transaction
      .selectFrom('users')
      .select('password_hash')
      .where('user_id', '=', user.user_id)
      .executeTakeFirst();
    if (current?.password_hash !== user.password_hash) return undefined;
    await transaction.insertInto('sessions').values(session).execute();
    return token;
  });
}

/** Whose token this is, while its session lives. */
export async function findSignedIn(
  { database: { db }, clock }: SessionContext,
  token: string,
): Promise<SignedIn | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.user_id', 'sessions.user_id')
    .select(['session_id', 'sessions.created_at', 'last_used_at'])
    .select(['users.user_id', 'username', 'name', 'email', 'verified', 'admin'])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  const now = clock();
  if (row === undefined || !isSessionAlive(row, now)) return undefined;
  if (isTouchDue(row, now))
    await db
      .updateTable('sessions')
      .set({ last_used_at: now })
      .where('session_id', '=', row.session_id)
      .execute();
  return { sessionId: row.session_id, user: row };
}

export async function endSession({ database }: SessionContext, sessionId: string): Promise<void> {
  await database.db.deleteFrom('sessions').where('session_id', '=', sessionId).execute();
}

/** Ends all sessions of an account; call it in the transaction that changes the password, before the change. */
export async function endSessionsOf(
  transaction: Transaction<Schema>,
  userId: string,
  now: number,
): Promise<void> {
  await takeLock(transaction, sessionsLock(userId), now);
  await transaction.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

/** As `endSessionsOf`, save for one session. False when that one had itself ended. */
export async function endOtherSessionsOf(
  transaction: Transaction<Schema>,
  userId: string,
  keptSessionId: string,
  now: number,
): Promise<boolean> {
  await takeLock(transaction, sessionsLock(userId), now);
  await transaction
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('session_id', '!=', keptSessionId)
    .execute();
  return (
    (await transaction
      .selectFrom('sessions')
      .select('session_id')
      .where('session_id', '=', keptSessionId)
      .executeTakeFirst()) !== undefined
  );
}
