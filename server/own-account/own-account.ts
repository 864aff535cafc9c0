import { messages } from '#contract/accounts.ts';
import { ownAccountMessages, type ChangePasswordRequest } from '#contract/own-account.ts';
import { hashSecret } from '../kernel/hash-secret.ts';
import { deleteOtherKnownBrowsers } from '../accounts/known-browsers/known-browsers-repository.ts';
import { confirmPassword, type OwnCaller } from '../accounts/passwords/confirm-password.ts';
import { endOtherSessionsOf } from '../accounts/sessions/sessions.ts';
import { sessionExists } from '../accounts/sessions/sessions-repository.ts';
import { replacePasswordHash } from '../accounts/users/users-repository.ts';
import { rejectWeakPassword } from '../accounts/passwords/weak-password.ts';
import { lockNames } from '../database/locks-repository.ts';
import { queueNotice, sendMailsAfterResponse } from '../mail/queue-notice.ts';
import { describeDevice } from '../accounts/sessions/device-name.ts';
import type { AppContext } from '../context.ts';
import { HttpError } from '../kernel/http-error.ts';
import { eraseAccount } from './erase-account.ts';

/**
 * Sets a new password, ends every other session and forgets every other browser. Throws an HttpError: 400 for
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
  await context.database.transact([lockNames.sessions(user.user_id)], async (transaction) => {
    const isAlive = await endOtherSessionsOf(transaction, user.user_id, caller.sessionId, context.clock());
    if (!isAlive) throw new HttpError(401, messages.sessionEnded);
    // Of two changes at once, the later one is rejected: its current password is no longer right.
    const hashes = { oldHash: user.password_hash, newHash };
    if (!(await replacePasswordHash(transaction, user.user_id, hashes)))
      throw new HttpError(403, ownAccountMessages.wrongPassword);
    const ownBrowser = caller.browserSecret && hashSecret(caller.browserSecret);
    await deleteOtherKnownBrowsers(transaction, user.user_id, ownBrowser);
    await queueNotice(transaction, context, user, {
      notice: 'password changed',
      device: describeDevice(caller.userAgent),
    });
  });
  sendMailsAfterResponse(context);
}

/**
 * Deletes the account and all data stored about the person. Throws an HttpError: 403 for a wrong password,
 * 409 for the last admin, 429 past the login's limits, 401 when the session ended meanwhile.
 */
export async function deleteAccount(context: AppContext, caller: OwnCaller, password: string): Promise<void> {
  const user = await context.hashQueue.enter(caller.client, (runQueued) =>
    confirmPassword(context, caller, password, runQueued),
  );
  const finalNotice = { notice: 'account deleted', device: describeDevice(caller.userAgent) } as const;
  await eraseAccount(context, user, finalNotice, async (transaction) => {
    // An account that is blocked meanwhile stays: its email must not be free to register again.
    if (!(await sessionExists(transaction, caller.sessionId)))
      throw new HttpError(401, messages.sessionEnded);
  });
}
