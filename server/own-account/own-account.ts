import type { ChangePasswordRequest, OwnSession } from '#contract/own-account.ts';
import { hashSecret } from '../kernel/hash-secret.ts';
import { voidCodesOf } from '../accounts/codes/void-codes.ts';
import { deleteOtherKnownBrowsers } from '../accounts/known-browsers/known-browsers-repository.ts';
import { confirmPassword } from '../accounts/passwords/confirm-password.ts';
import { requireFreshFactorIfOn } from '../accounts/second-factor/second-factor.ts';
import {
  type OwnCaller,
  endOtherSessionsOf,
  type SignedIn,
  toOwnSession,
  listActiveSessions,
} from '../accounts/sessions/sessions.ts';
import { sessionExists, deleteSession } from '../accounts/sessions/sessions-repository.ts';
import { updatePassword } from '../accounts/users/users-repository.ts';
import { rejectWeakPassword } from '../accounts/passwords/weak-password.ts';
import { lockNames } from '../database/locks-repository.ts';
import { queueNotice, sendMailsAfterResponse } from '../mail/queue-notice.ts';
import { formatDevice } from '../accounts/sessions/device-name.ts';
import type { AppContext } from '../context.ts';
import { AppError } from '../kernel/app-error.ts';
import { deleteEmailChange } from './email/email-changes-repository.ts';
import { eraseAccount } from './erase-account.ts';

/**
 * Sets a new password, voids every code, ends every other session and forgets every other browser. Throws an AppError: 400 for
 * a weak password, 403 for a wrong current password, 429 past the login's limits, 401 when the session ended
 * meanwhile.
 */
export async function changePassword(
  context: AppContext,
  caller: OwnCaller,
  { currentPassword, newPassword }: ChangePasswordRequest,
): Promise<void> {
  await rejectWeakPassword(context.settings, newPassword, caller.user);
  const { user, newHash } = await context.hashQueue.enter(caller.client, async (runQueued) => ({
    user: await confirmPassword(context, caller, currentPassword, runQueued),
    newHash: await runQueued(() => context.hashThreads.hash(newPassword)),
  }));
  const locks = [lockNames.codes(user.email_key), lockNames.sessions(user.user_id)];
  await context.database.transact(locks, async (transaction) => {
    const now = context.clock();
    await voidCodesOf(transaction, user, now);
    await deleteEmailChange(transaction, user.user_id);
    const isAlive = await endOtherSessionsOf(transaction, user.user_id, caller.sessionId, now);
    if (!isAlive) throw new AppError('session-ended');
    // Of two changes at once, the later one is rejected: its current password is no longer right.
    const change = { passwordHash: newHash, version: user.password_version };
    if (!(await updatePassword(transaction, user.user_id, change))) throw new AppError('wrong-password');
    await deleteOtherKnownBrowsers(transaction, user.user_id, caller.browserSecrets.map(hashSecret));
    await queueNotice(transaction, context, user, {
      notice: 'password changed',
      device: formatDevice(caller.userAgent),
    });
  });
  sendMailsAfterResponse(context);
}

/**
 * Deletes the account and all data stored about the person. Throws an AppError: 403 for a wrong password, or a second
 * factor that was not proved lately, 409 for the last admin, 429 past the login's limits, 401 when the session ended meanwhile.
 */
export async function deleteAccount(context: AppContext, caller: OwnCaller, password: string): Promise<void> {
  await requireFreshFactorIfOn(context, caller);
  const user = await context.hashQueue.enter(caller.client, (runQueued) =>
    confirmPassword(context, caller, password, runQueued),
  );
  const finalNotice = { notice: 'account deleted', device: formatDevice(caller.userAgent) } as const;
  await eraseAccount(context, user, finalNotice, async (transaction) => {
    // An account that is blocked meanwhile stays: its email must not be free to register again.
    if (!(await sessionExists(transaction, caller.sessionId))) throw new AppError('session-ended');
  });
}

/** The person's live sessions: the one of this call first, then the one used last. */
export async function listOwnSessions(
  context: Pick<AppContext, 'database' | 'sessionUses' | 'clock'>,
  { sessionId, user }: SignedIn,
): Promise<OwnSession[]> {
  const rows = await listActiveSessions(context, user.user_id);
  return rows
    .map((row) => ({ ...toOwnSession(row), current: row.session_id === sessionId }))
    .toSorted((a, b) => Number(b.current) - Number(a.current));
}

/** Ends one of the person's own sessions. Throws an AppError with status 404 for any other. */
export async function endOwnSession(context: AppContext, signedIn: SignedIn, id: string): Promise<void> {
  const sessions = await listOwnSessions(context, signedIn);
  const found = sessions.find((session) => session.id === id);
  if (found === undefined) throw new AppError('no-such-session');
  await deleteSession(context.database.db, found.id);
}
