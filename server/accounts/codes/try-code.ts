import type { DbTransaction } from '../../database/database.ts';
import { lockNames, takeLock } from '../../database/locks-repository.ts';
import type { AppContext } from '../../context.ts';
import { maxClockSkewMs } from '../../kernel/clock.ts';
import { hashSecret } from '../../kernel/hash-secret.ts';
import { insertGuess, listRecentGuesses } from './code-guesses-repository.ts';
import { checkGuess, mayAskerGuess, maxValidCodes, type Asker, type GuessResult } from './code-rules.ts';
import {
  findCodeByLink,
  listCodesOfAsker,
  listNewestCodes,
  voidCodes,
  voidCodesOfAsker,
  type CodeScope,
} from './codes-repository.ts';
import { dayMs } from '../../kernel/durations.ts';
import { limits } from '../../limits/account-limits.ts';
import { reserve, type Reservation } from '../../limits/limits.ts';

/** A guess at a code whose mail holds a link too. */
type LinkGuess = { purpose: 'register' | 'reset'; emailKey: string; otp: string };

type Guess = CodeScope & { otp: string; askerHash?: string | undefined };

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
  const { purpose, emailKey, otp, askerHash } = guess;
  const now = context.clock();
  await takeLock(transaction, lockNames.codes(emailKey), now);
  const range = { until: now + maxClockSkewMs, limit: maxValidCodes };
  const newestCodes = await listNewestCodes(transaction, guess, range);
  const asker: Asker | undefined =
    askerHash === undefined
      ? undefined
      : {
          hash: askerHash,
          codes: await listCodesOfAsker(transaction, guess, { askerHash, ...range }),
          isSignedIn: guess.userId !== undefined,
        };
  const wrongGuesses = await listRecentGuesses(transaction, emailKey, {
    since: now - dayMs,
    until: range.until,
  });
  const result = checkGuess({ otp, purpose, newestCodes, asker, wrongGuesses, now });
  if (result.kind !== 'wrong') return result;
  await insertGuess(transaction, {
    guess_id: context.random.id(),
    purpose,
    email_key: emailKey,
    guessed_at: now,
    asker_hash: (result.isAskers ? askerHash : undefined) ?? null,
  });
  if (result.voidsAll) await voidCodes(transaction, guess, now);
  if (result.voidsAskers && askerHash !== undefined)
    await voidCodesOfAsker(transaction, guess, askerHash, now);
  return result;
}

/** Judges the `otp` of a request: a code, or the secret of a link, which is right or counts on nothing. */
export async function tryCodeOrLink(
  transaction: DbTransaction,
  context: Pick<AppContext, 'clock' | 'random'>,
  guess: LinkGuess & { askerHash: string | undefined },
): Promise<GuessResult> {
  if (isCode(guess.otp)) return tryCode(transaction, context, guess);
  await takeLock(transaction, lockNames.codes(guess.emailKey), context.clock());
  const codeId = await findLinkedCode(transaction, context, guess);
  return codeId === undefined ? { kind: 'no-active-code' } : { kind: 'right', codeId };
}

/** Whether the browser asked for a code of the address that it may still guess at. */
async function hasAskedForCode(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  scope: CodeScope,
  askerHash: string | undefined,
): Promise<boolean> {
  if (askerHash === undefined) return false;
  const now = clock();
  const range = { until: now + maxClockSkewMs, limit: maxValidCodes };
  const codes = await listCodesOfAsker(database.reader, scope, { askerHash, ...range });
  if (!codes.some(({ used_at, expires_at }) => used_at === null && now < expires_at)) return false;
  const wrongGuesses = await listRecentGuesses(database.reader, scope.emailKey, {
    since: now - dayMs,
    until: range.until,
  });
  return mayAskerGuess(wrongGuesses, { hash: askerHash, isSignedIn: scope.userId !== undefined }, now);
}

/**
 * The code whose mail holds the link: nobody can guess it, so it works whatever was guessed at the code. In a
 * transaction, call it under the lock of the address's codes. Writes nothing.
 */
async function findLinkedCode(
  db: Parameters<typeof findCodeByLink>[0],
  { clock }: Pick<AppContext, 'clock'>,
  { purpose, emailKey, otp }: LinkGuess,
): Promise<string | undefined> {
  const [secret = ''] = otp.split('.');
  return findCodeByLink(db, { emailKey, purpose, linkHash: hashSecret(secret) }, clock());
}

/** Whether an `otp` is a code; otherwise it is the secret of a link. */
function isCode(otp: string): boolean {
  return /^\d{6}$/.test(otp);
}

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
