import { accountKey, messages, type ResetPasswordRequest } from '#contract/accounts.ts';
import type { DbTransaction } from '../../database/database.ts';
import { lockNames, takeLock } from '../../database/locks-repository.ts';
import type { Caller } from '../../kernel/caller.ts';
import type { AppContext } from '../../context.ts';
import { HttpError } from '../../kernel/http-error.ts';
import type { RunQueued } from '../../kernel/work-queue.ts';
import { hashSecret } from '../../kernel/hash-secret.ts';
import type { GuessResult } from '../codes/code-rules.ts';
import { findCodeByLink, markCodesUsed } from '../codes/codes-repository.ts';
import { tryCode } from '../codes/try-code.ts';
import { deleteOtherKnownBrowsers } from '../known-browsers/known-browsers-repository.ts';
import { limits } from '../../limits/account-limits.ts';
import { release, reserve } from '../../limits/limits.ts';
import { deleteHitsIn } from '../../limits/rate-hits-repository.ts';
import { queueNotice, sendMailsAfterResponse } from '../../mail/queue-notice.ts';
import { describeDevice } from '../sessions/device-name.ts';
import { endSessionsOf } from '../sessions/sessions.ts';
import { findUserByEmail, updateUser } from '../users/users-repository.ts';
import { rejectWeakPassword } from '../passwords/weak-password.ts';

/** Checks in a transaction whether the code or link is right. */
type CheckOtp = (transaction: DbTransaction) => Promise<GuessResult>;

/**
 * Sets a new password, ends every session of the account, forgets its browsers and lifts its login limit.
 * Throws an HttpError: 400 for a wrong code or link or a weak password, 429 past the client's guesses, which
 * never concern a link. An unknown email gets the same answer as a wrong code, also past the day's guesses.
 */
export async function resetPassword(
  context: AppContext,
  { email, otp, newPassword }: ResetPasswordRequest,
  { client, userAgent }: Caller,
): Promise<void> {
  await rejectWeakPassword(context.settings, newPassword, { email });
  await context.hashQueue.enter(client, (runQueued) =>
    setPassword(
      context,
      { emailKey: accountKey(email), otp, newPassword, client, device: describeDevice(userAgent) },
      runQueued,
    ),
  );
}

async function setPassword(
  context: AppContext,
  {
    emailKey,
    otp,
    newPassword,
    client,
    device,
  }: { emailKey: string; otp: string; newPassword: string; client: string; device: string },
  runQueued: RunQueued,
): Promise<void> {
  const { reader, transact } = context.database;
  const locks = [lockNames.codes(emailKey)];
  const isCode = /^\d{6}$/.test(otp);
  const checkOtp: CheckOtp = isCode
    ? (transaction) => tryCode(transaction, context, { purpose: 'reset', emailKey, otp })
    : (transaction) => checkLink(transaction, context, emailKey, otp);

  // Checked before the slow hash, so that strangers can't cause one, and again when it is used up.
  if (isCode) {
    // Counted as wrong before it is checked, and taken back when it is right.
    const reservation = await reserve(context, [limits.wrongCodesFromClient(client)]);
    requireRight(await transact(locks, checkOtp));
    await release(context, reservation);
  } else requireRight(await transact(locks, checkOtp));

  const user = await findUserByEmail(reader, emailKey);
  if (user === undefined) throw new HttpError(400, messages.badOtp);
  await rejectWeakPassword(context.settings, newPassword, user);
  const passwordHash = await runQueued(() => context.hashThreads.hash(newPassword));

  const outcome = await transact(locks, async (transaction) => {
    const result = await checkOtp(transaction);
    if (result.kind !== 'right') return result;
    const now = context.clock();
    await markCodesUsed(transaction, { purpose: 'reset', emailKey }, now);
    await endSessionsOf(transaction, user.user_id, now);
    await deleteOtherKnownBrowsers(transaction, user.user_id, undefined);
    await updateUser(transaction, user.user_id, { password_hash: passwordHash });
    await deleteHitsIn(transaction, [limits.loginToAccount(emailKey).bucket]);
    await queueNotice(transaction, context, user, { notice: 'password reset', device });
    return result;
  });
  requireRight(outcome);
  sendMailsAfterResponse(context);
}

/** A link can't be guessed, so no limit applies to it. */
async function checkLink(
  transaction: DbTransaction,
  { clock }: Pick<AppContext, 'clock'>,
  emailKey: string,
  otp: string,
): Promise<GuessResult> {
  const now = clock();
  await takeLock(transaction, lockNames.codes(emailKey), now);
  const [secret = ''] = otp.split('.');
  const codeId = await findCodeByLink(transaction, { emailKey, linkHash: hashSecret(secret) }, now);
  return codeId === undefined ? { kind: 'no-active-code' } : { kind: 'right', codeId };
}

function requireRight(result: GuessResult): void {
  if (result.kind !== 'right') throw new HttpError(400, messages.badOtp);
}
