import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { LoginChallengesTable } from '../../database/schema.ts';

export type LoginChallengeRow = Selectable<LoginChallengesTable>;

export async function insertLoginChallenge(
  db: Db,
  challenge: Insertable<LoginChallengesTable>,
): Promise<void> {
  await db.insertInto('login_challenges').values(challenge).execute();
}

/**
 * Deletes all but the newest `kept` challenges of the account's logins in this browser, and in browsers of this client
 * that the account does not know.
 */
export async function deleteOlderLoginChallenges(
  db: Db,
  { user_id, client, browser_hash }: Pick<LoginChallengeRow, 'user_id' | 'client' | 'browser_hash'>,
  kept: number,
): Promise<void> {
  const ofKnownBrowsers = db
    .selectFrom('known_browsers')
    .select('secret_hash')
    .where('user_id', '=', user_id);
  const older = db
    .selectFrom('login_challenges')
    .select('secret_hash')
    .where('user_id', '=', user_id)
    .where('session_id', 'is', null)
    .where(({ and, eb, or }) =>
      or([
        eb('browser_hash', '=', browser_hash),
        and([eb('client', '=', client), eb('browser_hash', 'not in', ofKnownBrowsers)]),
      ]),
    )
    .orderBy('created_at', 'desc')
    .limit(1000)
    .offset(kept);
  await db.deleteFrom('login_challenges').where('secret_hash', 'in', older).execute();
}

/** The challenge with the secret, while it lasts. */
export async function findLoginChallenge(
  db: Db,
  secretHash: string,
  now: number,
): Promise<LoginChallengeRow | undefined> {
  return db
    .selectFrom('login_challenges')
    .selectAll()
    .where('secret_hash', '=', secretHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Every challenge of an account, expired or not, the oldest first. */
export async function listLoginChallenges(db: Db, userId: string): Promise<LoginChallengeRow[]> {
  return db
    .selectFrom('login_challenges')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

/** One more wrong answer to the challenge; the caller decides how many are too many. */
export async function countWrongGuess(db: Db, secretHash: string): Promise<void> {
  await db
    .updateTable('login_challenges')
    .set(({ eb }) => ({ wrong_guesses: eb('wrong_guesses', '+', 1) }))
    .where('secret_hash', '=', secretHash)
    .execute();
}

export async function deleteLoginChallenge(db: Db, secretHash: string): Promise<void> {
  await db.deleteFrom('login_challenges').where('secret_hash', '=', secretHash).execute();
}

/** Those that a session was asked. */
export async function deleteChallengesOfSession(db: Db, sessionId: string): Promise<void> {
  await db.deleteFrom('login_challenges').where('session_id', '=', sessionId).execute();
}

export async function deleteLoginChallengesOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('login_challenges').where('user_id', '=', userId).execute();
}
