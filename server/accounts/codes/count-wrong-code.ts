import type { AppContext } from '../../context.ts';
import { limits } from '../../limits/account-limits.ts';
import { reserve, type Reservation } from '../../limits/limits.ts';
import type { CodeScope } from './codes-repository.ts';
import { findLinkedCode, hasAskedForCode, isCode } from './try-code.ts';

/**
 * Counts an otp as wrong before it is checked; release the reservation when it was right. Nothing is counted for the
 * secret of a link that was sent, which nobody can guess. Any other link is unknown, and counted. Throws an AppError
 * with status 429 past the client's limit.
 */
export async function countWrongCode(
  context: AppContext,
  guess: { purpose: 'register' | 'reset'; emailKey: string; otp: string; askerHash: string | undefined },
  client: string,
): Promise<Reservation | 'unknown link'> {
  if (isCode(guess.otp)) return countGuess(context, guess, client);
  if ((await findLinkedCode(context.database.reader, context, guess)) !== undefined) return { hitIds: [] };
  await reserve(context, [limits.wrongCodesFromClient(client)]);
  return 'unknown link';
}

/**
 * Counts a guess at a code in the same way, but nothing for whoever asked for the code: their guesses are limited by
 * themselves, so that others in the network can't use them up.
 */
export async function countGuess(
  context: AppContext,
  { askerHash, ...scope }: CodeScope & { askerHash: string | undefined },
  client: string,
): Promise<Reservation> {
  if (await hasAskedForCode(context, scope, askerHash)) return { hitIds: [] };
  return reserve(context, [limits.wrongCodesFromClient(client)]);
}
