import { accountKey, type VerifyOtpRequest } from '#contract/accounts.ts';
import { lockNames } from '../../database/locks-repository.ts';
import type { AppContext } from '../../context.ts';
import { markCodeUsed } from '../codes/codes-repository.ts';
import { countWrongCode } from '../codes/count-wrong-code.ts';
import { tryCodeOrLink } from '../codes/try-code.ts';
import { release } from '../../limits/limits.ts';
import { saveEmailProof } from './email-proofs-repository.ts';
import { hashSecret } from '../../kernel/hash-secret.ts';
import { emailProofRow } from './registration-rules.ts';

/**
 * Checks a mailed code or link. A right one is used up and verifies the email for one registration within 15 minutes,
 * by whoever has the returned secret. A wrong one, and any past the day's guesses, returns undefined. Throws an
 * AppError with status 429 past the client's guesses, which never concern a link that was sent or a browser that
 * asked for the code.
 */
export async function verifyEmail(
  context: AppContext,
  { email, otp }: VerifyOtpRequest,
  { client, askerHash }: { client: string; askerHash: string | undefined },
): Promise<string | undefined> {
  const secret = context.random.token();
  const emailKey = accountKey(email);
  const guess = { purpose: 'register', emailKey, otp, askerHash } as const;
  const reservation = await countWrongCode(context, guess, client);
  if (reservation === 'unknown link') return undefined;
  const isRight = await context.database.transact([lockNames.codes(emailKey)], async (transaction) => {
    const result = await tryCodeOrLink(transaction, context, guess);
    if (result.kind !== 'right') return false;
    const now = context.clock();
    await markCodeUsed(transaction, result.codeId, now);
    await saveEmailProof(transaction, emailProofRow(emailKey, hashSecret(secret), now));
    return true;
  });
  if (!isRight) return undefined;
  await release(context, reservation);
  return secret;
}
