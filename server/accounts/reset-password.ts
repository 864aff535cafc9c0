import { accountKey, messages, type ResetPasswordRequest } from '../../contract/accounts.ts';
import { HttpError } from '../kernel/http-error.ts';
import { limits } from './account-limits.ts';
import type { Judgement } from './code-rules.ts';
import { tryCode, useCode, voidCodes } from './codes-store.ts';
import type { AccountContext } from './context.ts';
import { forgetHits } from './limits.ts';
import { hashPassword } from './password-hash.ts';
import { outOfGuesses } from './registration.ts';
import { endSessionsOf } from './sessions.ts';
import { refuseWeakPassword } from './weak-password.ts';
import { findUserByEmail } from './users-store.ts';

/**
 * Sets a new password, ends every session of the account and lifts its login limit. Throws an HttpError: 400 for a code
 * that isn't good or a weak password, 429 past the day's guesses. An unknown e-mail is answered as a wrong code is.
 */
export async function resetPassword(
  context: AccountContext,
  { email, otp, newPassword }: ResetPasswordRequest,
): Promise<void> {
  const { db } = context.database;
  const emailKey = accountKey(email);
  const guess = { purpose: 'reset', emailKey, otp } as const;
  await refuseWeakPassword(context.settings, newPassword, { email });

  // Judged first and spent last: hashing takes its time, and a code must not be lost to a full queue.
  requireRight(await db.transaction().execute((transaction) => tryCode(transaction, context, guess)));
  const user = await findUserByEmail(db, emailKey);
  if (user === undefined) throw new HttpError(400, messages.badOtp);
  await refuseWeakPassword(context.settings, newPassword, user);
  const passwordHash = await context.hashing.run(() => hashPassword(newPassword));

  const judgement = await db.transaction().execute(async (transaction) => {
    const judged = await tryCode(transaction, context, guess);
    if (judged.kind !== 'right') return judged;
    const now = context.clock();
    await useCode(transaction, judged.codeId, now);
    await voidCodes(transaction, 'reset', emailKey, now);
    await endSessionsOf(transaction, user.user_id, now);
    await transaction
      .updateTable('users')
      .set({ password_hash: passwordHash })
      .where('user_id', '=', user.user_id)
      .execute();
    await forgetHits(transaction, limits.loginToAccount(emailKey).bucket);
    return judged;
  });
  requireRight(judgement);
}

function requireRight(judgement: Judgement): void {
  if (judgement.kind === 'spent') throw outOfGuesses(judgement.retryAfterSeconds);
  if (judgement.kind !== 'right') throw new HttpError(400, messages.badOtp);
}
