import type { DbTransaction } from '../../database/database.ts';
import { lockNames, takeLock } from '../../database/locks-repository.ts';
import type { AppContext } from '../../context.ts';
import type { BrowserCaller } from '../../kernel/caller.ts';
import { hashSecret } from '../../kernel/hash-secret.ts';
import { AppError } from '../../kernel/app-error.ts';
import { queueNotice, sendMailsAfterResponse } from '../../mail/queue-notice.ts';
import { rememberBrowser } from '../known-browsers/known-browsers.ts';
import { deleteLoginChallengesOf } from './login-challenges-repository.ts';
import { findSignInState, type User } from '../users/users-repository.ts';
import { formatDevice } from './device-name.ts';
import { withRecordedUses } from './session-uses.ts';
import { isLoginNotified, isSessionActive, isTouchDue, maxSessions } from './session-rules.ts';
import {
  deleteSession,
  deleteOtherSessionsOf,
  deleteSessionsOf,
  findSessionWithUser,
  insertSession,
  listSessionsOf,
  sessionExists,
} from './sessions-repository.ts';
import { formatTime, maxClockSkewMs } from '../../kernel/clock.ts';
import { freshFactorMinutes } from '#contract/periods.ts';
import { minuteMs } from '../../kernel/durations.ts';

/** The person whose valid token a request has, read from the database for every request. */
export type SignedIn = {
  sessionId: string;
  /** When the person last proved a factor, in milliseconds since 1970. */
  provedAt: number;
  user: Pick<User, 'user_id' | 'username' | 'name' | 'email' | 'verified' | 'verified_by' | 'admin'>;
};
/** The same, and where they call from. */
export type OwnCaller = SignedIn & BrowserCaller;

/**
 * Starts a session and returns its token. The account knows the browser from then on; when it did not know it
 * before, the person gets a mail. Beyond the maximum of sessions, the one unused for the longest time ends.
 * Undefined when the password has changed since it was checked, so that a login in progress does not outlive
 * the reset that was to end it, and when `isPasswordEnough` says no in the transaction. Throws an AppError with
 * status 403 for a blocked account.
 */
export async function createSession(
  context: AppContext,
  user: User,
  {
    userAgent,
    browserSecret,
    isPasswordEnough = async () => true,
  }: {
    userAgent: string | undefined;
    browserSecret: string;
    /** Whether what was checked before is all that the account asks for now. */
    isPasswordEnough?: (transaction: DbTransaction) => Promise<boolean>;
  },
): Promise<string | undefined> {
  const { database, sessionUses, clock, random } = context;
  const token = random.token();
  const now = clock();
  const session = {
    session_id: random.id(),
    token_hash: hashSecret(token),
    user_id: user.user_id,
    device: formatDevice(userAgent),
    created_at: now,
    last_used_at: now,
    proved_at: now,
  };
  const started = await database.transact([lockNames.sessions(user.user_id)], async (transaction) => {
    await takeLock(transaction, lockNames.sessions(user.user_id), now);
    const state = await findSignInState(transaction, user.user_id);
    if (state?.password_version !== user.password_version || !(await isPasswordEnough(transaction)))
      return undefined;
    if (state.blocked === 1) throw new AppError('account-blocked');
    await insertSession(transaction, session);
    const sessions = withRecordedUses(await listSessionsOf(transaction, user.user_id), sessionUses);
    for (const { session_id } of sessions.slice(maxSessions)) await deleteSession(transaction, session_id);
    const recognition = await rememberBrowser(transaction, {
      userId: user.user_id,
      browserId: random.id(),
      secret: browserSecret,
      now,
    });
    const isNotified = isLoginNotified(recognition, { accountAgeMs: now - user.created_at });
    if (isNotified)
      await queueNotice(transaction, context, user, { notice: 'new browser', device: session.device });
    return { isNotified };
  });
  if (started === undefined) return undefined;
  if (started.isNotified) sendMailsAfterResponse(context);
  return token;
}

/** The person whose token this is; undefined when the session has ended. */
export async function findSignedIn(
  { database: { reader }, sessionUses, clock }: Pick<AppContext, 'database' | 'sessionUses' | 'clock'>,
  token: string,
): Promise<SignedIn | undefined> {
  const row = await findSessionWithUser(reader, hashSecret(token));
  const now = clock();
  if (row === undefined) return undefined;
  const sessionId = row.session_id;
  const last_used_at = Math.max(row.last_used_at, sessionUses.findUse(sessionId) ?? 0);
  if (!isSessionActive({ created_at: row.session_created_at, last_used_at }, now)) return undefined;
  if (isTouchDue({ last_used_at }, now)) sessionUses.note(sessionId, now);
  return { sessionId, provedAt: row.proved_at, user: row };
}

/**
 * Ends all sessions of an account, and logins that wait for their second factor. Call it in the transaction
 * that changes the password, before the change. Resolves to how many sessions there were.
 */
export async function endSessionsOf(
  transaction: DbTransaction,
  userId: string,
  now: number,
): Promise<number> {
  await takeLock(transaction, lockNames.sessions(userId), now);
  await deleteLoginChallengesOf(transaction, userId);
  return deleteSessionsOf(transaction, userId);
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
  await deleteLoginChallengesOf(transaction, userId);
  return sessionExists(transaction, keptSessionId);
}

type StoredSession = Awaited<ReturnType<typeof listSessionsOf>>[number];

/** The sessions of an account that have not ended, the one used last first. */
export async function listActiveSessions(
  { database, sessionUses, clock }: Pick<AppContext, 'database' | 'sessionUses' | 'clock'>,
  userId: string,
): Promise<StoredSession[]> {
  const stored = await listSessionsOf(database.reader, userId);
  const now = clock();
  return withRecordedUses(stored, sessionUses).filter((row) => isSessionActive(row, now));
}

/** A session as the API describes it. */
export function toOwnSession(row: StoredSession) {
  return {
    id: row.session_id,
    device: row.device,
    createdAt: formatTime(row.created_at),
    lastUsedAt: formatTime(row.last_used_at),
  };
}

/** Whether a factor that was proved at that time is fresh at `now`, both in milliseconds since 1970. */
function isFactorFresh(provedAt: number, now: number): boolean {
  return provedAt <= now + maxClockSkewMs && now - provedAt < freshFactorMinutes * minuteMs;
}

/** Throws an AppError with status 403 when the session's person has not proved a factor lately. */
export function requireFreshFactor(
  { clock }: Pick<AppContext, 'clock'>,
  { provedAt }: Pick<SignedIn, 'provedAt'>,
): void {
  if (!isFactorFresh(provedAt, clock())) throw new AppError('fresh-factor-required');
}
