import { accountKey, type ResetPasswordRequest } from '#contract/accounts.ts';
import type { DbTransaction } from '../../database/database.ts';
import { lockNames } from '../../database/locks-repository.ts';
import type { Caller } from '../../kernel/caller.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../kernel/app-error.ts';
import type { RunQueued } from '../../kernel/concurrency/work-queue.ts';
import type { GuessResult } from '../codes/code-rules.ts';
import { countWrongCode, tryCodeOrLink } from '../codes/try-code.ts';
import { voidCodesOf } from '../codes/void-codes.ts';
import { rememberBrowser } from '../known-browsers/known-browsers.ts';
import { deleteOtherKnownBrowsers } from '../known-browsers/known-browsers-repository.ts';
import { limits } from '../../limits/account-limits.ts';
import { release } from '../../limits/limits.ts';
import { deleteHitsIn } from '../../limits/rate-hits-repository.ts';
import { queueNotice, sendMailsAfterResponse } from '../../mail/queue-notice.ts';
import { formatDevice } from '../sessions/device-name.ts';
import { endSessionsOf } from '../sessions/sessions.ts';
import { findUserByEmail, updatePassword } from '../users/users-repository.ts';
import { rejectWeakPassword } from '../passwords/weak-password.ts';

/**
 * Sets a new password, ends every session of the account, forgets its browsers but for the calling one, and lifts its
 * limits on passwords and the second factor. Resolves to the secret by which the account knows this browser from now
 * on. Throws an AppError: 400 for a wrong code or link or a weak password, 429 past the client's guesses, which never
 * concern a link that was sent or a browser that asked for the code. An unknown email gets the same answer as a wrong
 * code, also past the day's guesses.
 */
export async function resetPassword(
  context: AppContext,
  { email, otp, newPassword }: ResetPasswordRequest,
  { client, userAgent, askerHash }: Caller & { askerHash: string | undefined },
): Promise<string> {
  await rejectWeakPassword(context.settings, newPassword, { email });
  return context.hashQueue.enter(client, (runQueued) =>
    setPassword(
      context,
      { emailKey: accountKey(email), otp, newPassword, client, askerHash, device: formatDevice(userAgent) },
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
    askerHash,
    device,
  }: {
    emailKey: string;
    otp: string;
    newPassword: string;
    client: string;
    askerHash: string | undefined;
    device: string;
  },
  runQueued: RunQueued,
): Promise<string> {
  const { reader, transact } = context.database;
  const locks = [lockNames.codes(emailKey)];
  const guess = { purpose: 'reset', emailKey, otp, askerHash } as const;
  const checkOtp = (transaction: DbTransaction) => tryCodeOrLink(transaction, context, guess);

  // Checked before the slow hash, so that strangers can't cause one, and again when it is used up.
  const reservation = await countWrongCode(context, guess, client);
  if (reservation === 'unknown link') throw new AppError('invalid-otp');
  requireRight(await transact(locks, checkOtp));
  await release(context, reservation);

  const user = await findUserByEmail(reader, emailKey);
  if (user === undefined) throw new AppError('invalid-otp');
  await rejectWeakPassword(context.settings, newPassword, user);
  const passwordHash = await runQueued(() => context.hashThreads.hash(newPassword));

  const outcome = await transact(locks, async (transaction) => {
    const result = await checkOtp(transaction);
    if (result.kind !== 'right') return result;
    const now = context.clock();
    await voidCodesOf(transaction, user, now);
    await endSessionsOf(transaction, user.user_id, now);
    await deleteOtherKnownBrowsers(transaction, user.user_id, []);
    const browserSecret = context.random.token();
    await rememberBrowser(transaction, {
      userId: user.user_id,
      browserId: context.random.id(),
      secret: browserSecret,
      now,
    });
    await updatePassword(transaction, user.user_id, { passwordHash });
    await deleteHitsIn(transaction, [
      limits.loginToAccount(emailKey).bucket,
      limits.secondFactorOfAccount(user.user_id).bucket,
      limits.secondFactorInSessions(user.user_id).bucket,
    ]);
    await queueNotice(transaction, context, user, { notice: 'password reset', device });
    return browserSecret;
  });
  if (typeof outcome !== 'string') throw new AppError('invalid-otp');
  sendMailsAfterResponse(context);
  return outcome;
}

function requireRight(result: GuessResult): void {
  if (result.kind !== 'right') throw new AppError('invalid-otp');
}
