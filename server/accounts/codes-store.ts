import type { Transaction } from 'kysely';
import { takeLock } from '../database/lock.ts';
import type { CodePurpose, Schema } from '../database/schema.ts';
import { codeLifetimeMs, codesThatWork, dayMs, hashCode, judgeGuess, type Judgement } from './code-rules.ts';
import type { AccountContext } from './context.ts';

type CodeContext = Pick<AccountContext, 'database' | 'clock' | 'chance'>;
type Guess = { purpose: CodePurpose; emailKey: string; otp: string };

/** Whoever guesses at an address' codes takes this lock. */
export function codeLock(emailKey: string): string {
  return `code:${emailKey}`;
}

/** Keeps a new code, hashed, and returns it with its id. */
export async function createCode(
  context: CodeContext,
  purpose: CodePurpose,
  emailKey: string,
): Promise<{ codeId: string; code: string }> {
  const code = context.chance.code();
  const codeId = context.chance.id();
  const now = context.clock();
  await context.database.db
    .insertInto('codes')
    .values({
      code_id: codeId,
      purpose,
      email_key: emailKey,
      code_hash: hashCode(code),
      created_at: now,
      expires_at: now + codeLifetimeMs,
      used_at: null,
      voided_at: null,
    })
    .execute();
  return { codeId, code };
}

/** Takes back a code that never reached anyone. */
export async function deleteCode({ database }: CodeContext, codeId: string): Promise<void> {
  await database.db.deleteFrom('codes').where('code_id', '=', codeId).execute();
}

/**
 * Judges a guess and writes down what follows: a wrong one is counted and may void all codes out, a right one stays usable.
 * Guesses at one address take turns until the transaction ends.
 */
export async function tryCode(
  transaction: Transaction<Schema>,
  context: CodeContext,
  { purpose, emailKey, otp }: Guess,
): Promise<Judgement> {
  const now = context.clock();
  await takeLock(transaction, codeLock(emailKey), now);
  const newestCodes = await transaction
    .selectFrom('codes')
    .select(['code_id', 'code_hash', 'created_at', 'expires_at', 'used_at', 'voided_at'])
    .where('email_key', '=', emailKey)
    .where('purpose', '=', purpose)
    .orderBy('created_at', 'desc')
    .limit(codesThatWork)
    .execute();
  const wrongGuesses = await transaction
    .selectFrom('code_guesses')
    .select(['purpose', 'guessed_at'])
    .where('email_key', '=', emailKey)
    .where('guessed_at', '>', now - dayMs)
    .orderBy('guessed_at', 'desc')
    .execute();
  const judgement = judgeGuess({ otp, purpose, newestCodes, wrongGuesses, now });
  if (judgement.kind !== 'wrong') return judgement;
  await transaction
    .insertInto('code_guesses')
    .values({ guess_id: context.chance.id(), purpose, email_key: emailKey, guessed_at: now })
    .execute();
  if (judgement.voidsAll) await voidCodes(transaction, purpose, emailKey, now);
  return judgement;
}

export async function useCode(transaction: Transaction<Schema>, codeId: string, now: number): Promise<void> {
  await transaction.updateTable('codes').set({ used_at: now }).where('code_id', '=', codeId).execute();
}

/** Makes every unused code of the address and purpose worthless. */
export async function voidCodes(
  transaction: Transaction<Schema>,
  purpose: CodePurpose,
  emailKey: string,
  now: number,
): Promise<void> {
  await transaction
    .updateTable('codes')
    .set({ voided_at: now })
    .where('email_key', '=', emailKey)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('voided_at', 'is', null)
    .execute();
}
