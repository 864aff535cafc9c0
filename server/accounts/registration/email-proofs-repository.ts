import type { Selectable } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { EmailProofsTable } from '../../database/schema.ts';

export type EmailProof = Selectable<EmailProofsTable>;

/** Stores that an email was verified; a newer proof replaces the one before. */
export async function saveEmailProof(db: Db, { email_key, ...times }: EmailProof): Promise<void> {
  await db
    .insertInto('email_proofs')
    .values({ email_key, ...times })
    .onConflict((conflict) => conflict.column('email_key').doUpdateSet(times))
    .execute();
}

/** The email's proof, if it has not expired. */
export async function findEmailProof(db: Db, emailKey: string, now: number): Promise<EmailProof | undefined> {
  return db
    .selectFrom('email_proofs')
    .selectAll()
    .where('email_key', '=', emailKey)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Every proof of the email, expired or not. */
export async function listEmailProofs(db: Db, emailKey: string): Promise<EmailProof[]> {
  return db
    .selectFrom('email_proofs')
    .select(['email_key', 'verified_at', 'expires_at'])
    .where('email_key', '=', emailKey)
    .execute();
}

/** Uses the email's proof up. False when there is none that has not expired. */
export async function spendEmailProof(db: Db, emailKey: string, now: number): Promise<boolean> {
  const spent = await db
    .deleteFrom('email_proofs')
    .where('email_key', '=', emailKey)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return spent.numDeletedRows > 0n;
}

export async function deleteEmailProofsOf(db: Db, emailKey: string): Promise<void> {
  await db.deleteFrom('email_proofs').where('email_key', '=', emailKey).execute();
}

export async function deleteEmailProofsExpiredBefore(db: Db, time: number): Promise<void> {
  await db.deleteFrom('email_proofs').where('expires_at', '<=', time).execute();
}
