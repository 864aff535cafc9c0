import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { PasskeyChallengesTable } from '../../database/schema.ts';

export async function insertPasskeyChallenge(
  db: Db,
  challenge: Insertable<PasskeyChallengesTable>,
): Promise<void> {
  await db.insertInto('passkey_challenges').values(challenge).execute();
}

/** Deletes all but the newest `kept` of the session. */
export async function deleteOlderPasskeyChallenges(db: Db, sessionId: string, kept: number): Promise<void> {
  const older = db
    .selectFrom('passkey_challenges')
    .select('challenge')
    .where('session_id', '=', sessionId)
    .orderBy('expires_at', 'desc')
    .limit(1000)
    .offset(kept);
  await db.deleteFrom('passkey_challenges').where('challenge', 'in', older).execute();
}

/** Those of the session that have not expired. */
export async function listPasskeyChallenges(db: Db, sessionId: string, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom('passkey_challenges')
    .select('challenge')
    .where('session_id', '=', sessionId)
    .where('expires_at', '>', now)
    .execute();
  return rows.map(({ challenge }) => challenge);
}

/** Every one of the account, expired or not. */
export async function listPasskeyChallengesOf(
  db: Db,
  userId: string,
): Promise<Pick<Selectable<PasskeyChallengesTable>, 'session_id' | 'expires_at'>[]> {
  return db
    .selectFrom('passkey_challenges')
    .select(['session_id', 'expires_at'])
    .where('user_id', '=', userId)
    .orderBy('expires_at')
    .execute();
}

/** False when it was used in the meantime. */
export async function deletePasskeyChallenge(db: Db, challenge: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function deletePasskeyChallengesOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('user_id', '=', userId).execute();
}
