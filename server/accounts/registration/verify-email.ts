import { accountKey, type VerifyOtpRequest } from '#contract/accounts.ts';
import { lockNames } from '../../database/locks-repository.ts';
import type { AppContext } from '../../context.ts';
import { markCodeUsed } from '../codes/codes-repository.ts';
import { tryCode } from '../codes/try-code.ts';
import { limits } from '../../limits/account-limits.ts';
import { release, reserve } from '../../limits/limits.ts';
import { saveEmailProof } from './email-proofs-repository.ts';
import { hashSecret } from '../../kernel/hash-secret.ts';
import { emailProofRow } from './registration-rules.ts';

/**
 * Checks a mailed code. A right one is used up and verifies the email for one registration within 15 minutes,
 * by the same client address or by a browser with the returned secret. A wrong one, and any past the day's
 * guesses, returns undefined. Throws an HttpError with status 429 past the client's guesses.
 */
export async function verifyEmail(
  context: AppContext,
  { email, otp }: VerifyOtpRequest,
  client: string,
): Promise<string | undefined> {
  const secret = context.random.token();
  // Counted as wrong before it is checked, and taken back when it is right.
  const reservation = await reserve(context, [limits.wrongCodesFromClient(client)]);
  const emailKey = accountKey(email);
  const outcome = await context.database.transact([lockNames.codes(emailKey)], async (transaction) => {
    const result = await tryCode(transaction, context, { purpose: 'register', emailKey, otp });
    if (result.kind !== 'right') return result;
    const now = context.clock();
    await markCodeUsed(transaction, result.codeId, now);
    await saveEmailProof(
      transaction,
      emailProofRow(emailKey, { client, secret_hash: hashSecret(secret) }, now),
    );
    return result;
  });
  if (outcome.kind !== 'right') return undefined;
  await release(context, reservation);
  return secret;
}
