import { messages } from '#contract/accounts.ts';
import type { DbTransaction } from '../../database/database.ts';
import { lockNames, takeLock } from '../../database/locks-repository.ts';
import type { AppContext } from '../../kernel/context.ts';
import { hashSecret } from '../../kernel/hash-secret.ts';
import { HttpError } from '../../kernel/http-error.ts';
import { rememberBrowser } from '../known-browsers/known-browsers.ts';
import { findSignInState, type User } from '../users/users-repository.ts';
import { describeDevice } from './device-name.ts';
import { addNotedUses } from './session-uses.ts';
import { isSessionAlive, isTouchDue, mostSessions } from './session-rules.ts';
import {
  deleteSession,
  deleteOtherSessionsOf,
  deleteSessionsOf,
  findSessionWithUser,
  insertSession,
  listSessionsOf,
  sessionExists,
} from './sessions-repository.ts';

/** Whose live token a request carries, read from the database for every request. */
export type SignedIn = {
  sessionId: string;
  user: Pick<User, 'user_id' | 'username' | 'name' | 'email' | 'verified' | 'admin'>;
};

/**
 * Starts a session from a browser, which the account knows from then on, and returns the session's token. Past the most
 * sessions that an account may have, the one unused for longest ends. Undefined when the password has changed since it was checked, so that a
 * login in progress does not outlive the reset that was to end it. Throws an HttpError with status 403 for a blocked account.
 */
export async function createSession(
  { database, sessionUses, clock, random }: Pick<AppContext, 'database' | 'sessionUses' | 'clock' | 'random'>,
  user: User,
  { userAgent, browserSecret }: { userAgent: string | undefined; browserSecret: string },
): Promise<string | undefined> {
  const token = random.token();
  const now = clock();
  const session = {
    session_id: random.id(),
    token_hash: hashSecret(token),
    user_id: user.user_id,
    device: describeDevice(userAgent),
    created_at: now,
    last_used_at: now,
  };
  return database.transact([lockNames.sessions(user.user_id)], async (transaction) => {
    await takeLock(transaction, lockNames.sessions(user.user_id), now);
    const state = await findSignInState(transaction, user.user_id);
    if (state?.password_hash !== user.password_hash) return undefined;
    if (state.blocked === 1) throw new HttpError(403, messages.accountBlocked);
    await insertSession(transaction, session);
    const sessions = addNotedUses(await listSessionsOf(transaction, user.user_id), sessionUses);
    for (const { session_id } of sessions.slice(mostSessions)) await deleteSession(transaction, session_id);
    await rememberBrowser(transaction, {
      userId: user.user_id,
      browserId: random.id(),
      secret: browserSecret,
      now,
    });
    return token;
  });
}

/** Whose token this is, while its session is alive. */
export async function findSignedIn(
  { database: { reader }, sessionUses, clock }: Pick<AppContext, 'database' | 'sessionUses' | 'clock'>,
  token: string,
): Promise<SignedIn | undefined> {
  const row = await findSessionWithUser(reader, hashSecret(token));
  const now = clock();
  if (row === undefined) return undefined;
  const { session_id: sessionId, session_created_at: created_at, last_used_at: writtenUse, ...user } = row;
  const last_used_at = Math.max(writtenUse, sessionUses.findUse(sessionId) ?? 0);
  if (!isSessionAlive({ created_at, last_used_at }, now)) return undefined;
  if (isTouchDue({ last_used_at }, now)) sessionUses.note(sessionId, now);
  return { sessionId, user };
}

/** Ends all sessions of an account. Call it in the transaction that changes the password, before the change. */
export async function endSessionsOf(transaction: DbTransaction, userId: string, now: number): Promise<void> {
  await takeLock(transaction, lockNames.sessions(userId), now);
  await deleteSessionsOf(transaction, userId);
}

/** Like `endSessionsOf`, but keeps one session. False when that one had ended too. */
export async function endOtherSessionsOf(
  transaction: DbTransaction,
  userId: string,
  keptSessionId: string,
  now: number,
): Promise<boolean> {
  await takeLock(transaction, lockNames.sessions(userId), now);
  await deleteOtherSessionsOf(transaction, userId, keptSessionId);
  return sessionExists(transaction, keptSessionId);
}
