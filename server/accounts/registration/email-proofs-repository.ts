import type { ExpressionBuilder, Selectable } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { EmailProofsTable, Schema } from '../../database/schema.ts';
import { maxClockSkewMs } from '../../kernel/clock.ts';

export type EmailProof = Selectable<EmailProofsTable>;

/** Stores that an email was verified; a newer proof replaces the one before. */
export async function saveEmailProof(db: Db, { email_key, ...rest }: EmailProof): Promise<void> {
  await db
    .insertInto('email_proofs')
    .values({ email_key, ...rest })
    .onConflict((conflict) => conflict.column('email_key').doUpdateSet(rest))
    .execute();
}

/** The condition for a proof of the email that has not expired and belongs to the holder of the secret. */
function isGoodFor(emailKey: string, secretHash: string, now: number) {
  return ({ and, eb }: ExpressionBuilder<Schema, 'email_proofs'>) =>
    and([
      eb('email_key', '=', emailKey),
      eb('secret_hash', '=', secretHash),
      eb('expires_at', '>', now),
      eb('verified_at', '<=', now + maxClockSkewMs),
    ]);
}

/** Whether the holder of the secret has a proof of the email that has not expired. */
export async function hasEmailProof(
  db: Db,
  emailKey: string,
  secretHash: string,
  now: number,
): Promise<boolean> {
  const proof = await db
    .selectFrom('email_proofs')
    .select('email_key')
    .where(isGoodFor(emailKey, secretHash, now))
    .executeTakeFirst();
  return proof !== undefined;
}

/** Every proof of the email, expired or not. */
export async function listEmailProofs(db: Db, emailKey: string): Promise<Omit<EmailProof, 'secret_hash'>[]> {
  return db
    .selectFrom('email_proofs')
    .select(['email_key', 'verified_at', 'expires_at'])
    .where('email_key', '=', emailKey)
    .execute();
}

/** Uses the email's proof up. False when the holder of the secret has none that has not expired. */
export async function consumeEmailProof(
  db: Db,
  emailKey: string,
  secretHash: string,
  now: number,
): Promise<boolean> {
  const spent = await db
    .deleteFrom('email_proofs')
    .where(isGoodFor(emailKey, secretHash, now))
    .executeTakeFirst();
  return spent.numDeletedRows > 0n;
}

export async function deleteEmailProofsOf(db: Db, emailKey: string): Promise<void> {
  await db.deleteFrom('email_proofs').where('email_key', '=', emailKey).execute();
}
