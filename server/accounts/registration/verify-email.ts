import { accountKey, type VerifyOtpRequest } from '#contract/accounts.ts';
import type { AppContext } from '../../kernel/context.ts';
import { markCodeUsed } from '../codes/codes-repository.ts';
import { outOfGuesses, tryCode } from '../codes/try-code.ts';
import { saveEmailProof } from './email-proofs-repository.ts';
import { describeProof } from './registration-rules.ts';

/**
 * Uses a mailed code up; a right one verifies the email for one registration soon after, a wrong one returns false.
 * Throws an HttpError with status 429 past the day's guesses.
 */
export async function verifyEmail(context: AppContext, { email, otp }: VerifyOtpRequest): Promise<boolean> {
  const emailKey = accountKey(email);
  const judgement = await context.database.db.transaction().execute(async (transaction) => {
    const judged = await tryCode(transaction, context, { purpose: 'register', emailKey, otp });
    if (judged.kind !== 'right') return judged;
    const now = context.clock();
    await markCodeUsed(transaction, judged.codeId, now);
    await saveEmailProof(transaction, describeProof(emailKey, now));
    return judged;
  });
  if (judgement.kind === 'spent') throw outOfGuesses(judgement.retryAfterSeconds);
  return judgement.kind === 'right';
}
