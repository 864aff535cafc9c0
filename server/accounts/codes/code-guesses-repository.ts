import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { CodeGuessesTable, CodePurpose } from '../../database/schema.ts';
import type { WrongGuess } from './code-rules.ts';

/** Counts a wrong guess, at `guessed_at` in milliseconds since 1970. */
export async function insertGuess(db: Db, guess: Insertable<CodeGuessesTable>): Promise<void> {
  await db.insertInto('code_guesses').values(guess).execute();
}

/**
 * The wrong guesses at an address's codes after `since` and not after `until`, whatever their purpose, newest
 * first.
 */
export async function listRecentGuesses(
  db: Db,
  emailKey: string,
  { since, until }: { since: number; until: number },
): Promise<WrongGuess<CodePurpose>[]> {
  return db
    .selectFrom('code_guesses')
    .select(['purpose', 'guessed_at', 'asker_hash'])
    .where('email_key', '=', emailKey)
    .where('guessed_at', '>', since)
    .where('guessed_at', '<=', until)
    .orderBy('guessed_at', 'desc')
    .execute();
}

/** Every wrong guess at an address's codes, oldest first. */
export async function listGuesses(
  db: Db,
  emailKey: string,
): Promise<Omit<Selectable<CodeGuessesTable>, 'asker_hash'>[]> {
  return db
    .selectFrom('code_guesses')
    .select(['guess_id', 'purpose', 'email_key', 'guessed_at'])
    .where('email_key', '=', emailKey)
    .orderBy('guessed_at')
    .execute();
}

export async function deleteGuessesOf(db: Db, emailKey: string): Promise<void> {
  await db.deleteFrom('code_guesses').where('email_key', '=', emailKey).execute();
}
