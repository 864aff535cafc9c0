import type { DbTransaction } from '../../database/database.ts';
import { lockNames, takeLock } from '../../database/locks-repository.ts';
import type { AppContext } from '../../context.ts';
import { maxClockSkewMs } from '../../kernel/clock.ts';
import { insertGuess, listRecentGuesses } from './code-guesses-repository.ts';
import { maxValidCodes, checkGuess, type GuessResult } from './code-rules.ts';
import { listNewestCodes, voidCodes, type CodeScope } from './codes-repository.ts';
import { dayMs } from '../../kernel/durations.ts';

type Guess = CodeScope & { otp: string };

/**
 * Judges a guess and stores what follows: a wrong one is counted and may void every code of the address; a
 * right one stays usable until `markCodeUsed`. A lock makes guesses for one address wait for each other until
 * the transaction ends.
 */
export async function tryCode(
  transaction: DbTransaction,
  context: Pick<AppContext, 'clock' | 'random'>,
  guess: Guess,
): Promise<GuessResult> {
  const { purpose, emailKey, otp } = guess;
  const now = context.clock();
  await takeLock(transaction, lockNames.codes(emailKey), now);
  const until = now + maxClockSkewMs;
  const newestCodes = await listNewestCodes(transaction, guess, { until, limit: maxValidCodes });
  const wrongGuesses = await listRecentGuesses(transaction, emailKey, { since: now - dayMs, until });
  const result = checkGuess({ otp, purpose, newestCodes, wrongGuesses, now });
  if (result.kind !== 'wrong') return result;
  await insertGuess(transaction, {
    guess_id: context.random.id(),
    purpose,
    email_key: emailKey,
    guessed_at: now,
  });
  if (result.voidsAll) await voidCodes(transaction, guess, now);
  return result;
}
