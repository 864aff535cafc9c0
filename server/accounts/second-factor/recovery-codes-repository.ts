import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { RecoveryCodesTable } from '../../database/schema.ts';

export type RecoveryCode = Selectable<RecoveryCodesTable>;

/** Adds a set of hashed codes; the list must not be empty. */
export async function insertRecoveryCodes(
  db: Db,
  codes: readonly Insertable<RecoveryCodesTable>[],
): Promise<void> {
  await db.insertInto('recovery_codes').values(codes).execute();
}

/** Every recovery code of an account, used ones too. */
export async function listRecoveryCodes(db: Db, userId: string): Promise<RecoveryCode[]> {
  return db
    .selectFrom('recovery_codes')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('recovery_code_id')
    .execute();
}

/** Uses a code up. False when the account has none with the hash, or it was used before. */
export async function markRecoveryCodeUsed(
  db: Db,
  userId: string,
  codeHash: string,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function deleteRecoveryCodesOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}
