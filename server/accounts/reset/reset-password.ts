import { accountKey, messages, type ResetPasswordRequest } from '#contract/accounts.ts';
import type { AppContext } from '../../kernel/context.ts';
import { HttpError } from '../../kernel/http-error.ts';
import type { Judgement } from '../codes/code-rules.ts';
import { markCodeUsed, voidCodes } from '../codes/codes-repository.ts';
import { outOfGuesses, tryCode } from '../codes/try-code.ts';
import { limits } from '../limits/account-limits.ts';
import { giveBack, reserve } from '../limits/limits.ts';
import { deleteHitsIn } from '../limits/rate-hits-repository.ts';
import { endSessionsOf } from '../sessions/sessions.ts';
import { hashPassword } from '../users/password-hash.ts';
import { findUserByEmail, updateUser } from '../users/users-repository.ts';
import { rejectWeakPassword } from '../users/weak-password.ts';

/**
 * Sets a new password, ends every session of the account and lifts its login limit. Throws an HttpError: 400 for a
 * wrong code or a weak password, 429 past the day's guesses or the client's. An unknown email gets the same answer as a wrong code.
 */
export async function resetPassword(
  context: AppContext,
  { email, otp, newPassword }: ResetPasswordRequest,
  client: string,
): Promise<void> {
  const { db } = context.database;
  const emailKey = accountKey(email);
  const guess = { purpose: 'reset', emailKey, otp } as const;
  await rejectWeakPassword(context.settings, newPassword, { email });

  // Counted as wrong before it is judged, and uncounted when it is right.
  const reservation = await reserve(context, [limits.wrongCodesFromClient(client)]);
  // The code is judged before the slow hash and used up after it, so that a full queue doesn't cost the code.
  requireRight(await db.transaction().execute((transaction) => tryCode(transaction, context, guess)));
  await giveBack(context, reservation);
  const user = await findUserByEmail(db, emailKey);
  if (user === undefined) throw new HttpError(400, messages.badOtp);
  await rejectWeakPassword(context.settings, newPassword, user);
  const passwordHash = await context.hashQueue.run(() => hashPassword(newPassword));

  const judgement = await db.transaction().execute(async (transaction) => {
    const judged = await tryCode(transaction, context, guess);
    if (judged.kind !== 'right') return judged;
    const now = context.clock();
    await markCodeUsed(transaction, judged.codeId, now);
    await voidCodes(transaction, guess, now);
    await endSessionsOf(transaction, user.user_id, now);
    await updateUser(transaction, user.user_id, { password_hash: passwordHash });
    await deleteHitsIn(transaction, [limits.loginToAccount(emailKey).bucket]);
    return judged;
  });
  requireRight(judgement);
}

function requireRight(judgement: Judgement): void {
  if (judgement.kind === 'spent') throw outOfGuesses(judgement.retryAfterSeconds);
  if (judgement.kind !== 'right') throw new HttpError(400, messages.badOtp);
}
