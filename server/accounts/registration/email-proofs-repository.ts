import type { Selectable } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { EmailProofsTable } from '../../database/schema.ts';
import { mostClockSkewMs } from '../../kernel/clock-skew.ts';

export type EmailProof = Selectable<EmailProofsTable>;

/** Stores that an email was verified; a newer proof replaces the one before. */
export async function saveEmailProof(db: Db, { email_key, ...rest }: EmailProof): Promise<void> {
  await db
    .insertInto('email_proofs')
    .values({ email_key, ...rest })
    .onConflict((conflict) => conflict.column('email_key').doUpdateSet(rest))
    .execute();
}

/** Whose proof is looked for: it fits when client or secret are those of the verification. */
export type ProofHolder = Pick<EmailProof, 'client' | 'secret_hash'>;

/** Whether the holder has a proof of the email that has not expired. */
export async function hasEmailProof(
  db: Db,
  emailKey: string,
  holder: ProofHolder,
  now: number,
): Promise<boolean> {
  const proof = await db
    .selectFrom('email_proofs')
    .select('email_key')
    .where('email_key', '=', emailKey)
    .where('expires_at', '>', now)
    .where('verified_at', '<=', now + mostClockSkewMs)
    .where(({ eb, or }) => or([eb('client', '=', holder.client), eb('secret_hash', '=', holder.secret_hash)]))
    .executeTakeFirst();
  return proof !== undefined;
}

/** Every proof of the email, expired or not. */
export async function listEmailProofs(db: Db, emailKey: string): Promise<Omit<EmailProof, 'secret_hash'>[]> {
  return db
    .selectFrom('email_proofs')
    .select(['email_key', 'client', 'verified_at', 'expires_at'])
    .where('email_key', '=', emailKey)
    .execute();
}

/** Uses the email's proof up. False when the holder has none that has not expired. */
export async function spendEmailProof(
  db: Db,
  emailKey: string,
  holder: ProofHolder,
  now: number,
): Promise<boolean> {
  const spent = await db
    .deleteFrom('email_proofs')
    .where('email_key', '=', emailKey)
    .where('expires_at', '>', now)
    .where('verified_at', '<=', now + mostClockSkewMs)
    .where(({ eb, or }) => or([eb('client', '=', holder.client), eb('secret_hash', '=', holder.secret_hash)]))
    .executeTakeFirst();
  return spent.numDeletedRows > 0n;
}

export async function deleteEmailProofsOf(db: Db, emailKey: string): Promise<void> {
  await db.deleteFrom('email_proofs').where('email_key', '=', emailKey).execute();
}

/** Deletes at most `most` of the rows that are old enough; resolves to how many there were. */
export async function deleteEmailProofsExpiredBefore(db: Db, time: number, most: number): Promise<number> {
  const oldest = db
    .selectFrom('email_proofs')
    .select('email_key')
    .where('expires_at', '<=', time)
    .limit(most);
  const { numDeletedRows } = await db
    .deleteFrom('email_proofs')
    .where('email_key', 'in', oldest)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
