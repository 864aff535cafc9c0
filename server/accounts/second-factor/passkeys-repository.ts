import type { Insertable, Selectable } from 'kysely';
import { compileOnce } from '../../database/compile-once.ts';
import type { Db } from '../../database/database.ts';
import type { PasskeysTable } from '../../database/schema.ts';
import { findTakenColumn } from '../../database/unique-violation.ts';

export type Passkey = Selectable<PasskeysTable>;

/** Throws when the credential is stored already, at whichever account. */
export async function insertPasskey(db: Db, passkey: Insertable<PasskeysTable>): Promise<void> {
  await db.insertInto('passkeys').values(passkey).execute();
}

/** Whether `insertPasskey` failed because the passkey is somebody's already. */
export function isPasskeyTaken(error: unknown): boolean {
  return findTakenColumn(error, ['credential_id']) !== undefined;
}

/** Every passkey of an account, the oldest first. */
export async function listPasskeys(db: Db, userId: string): Promise<Passkey[]> {
  return selectPasskeys(db, { userId });
}

const selectPasskeys = compileOnce((db, { userId }: { userId: string }) =>
  db
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('passkey_id'),
);

/** Notes that a passkey signed. False when it was removed, or has signed with a higher count, in the meantime. */
export async function markPasskeyUsed(
  db: Db,
  { passkey_id, counter }: Pick<Passkey, 'passkey_id' | 'counter'>,
  { newCounter, now }: { newCounter: number; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter: newCounter, last_used_at: now })
    .where('passkey_id', '=', passkey_id)
    .where('counter', '=', counter)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Whether the account had the passkey. */
export async function deletePasskey(db: Db, userId: string, passkeyId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('passkey_id', '=', passkeyId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function deletePasskeysOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('passkeys').where('user_id', '=', userId).execute();
}
