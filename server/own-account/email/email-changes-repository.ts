import type { Selectable } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { EmailChangesTable } from '../../database/schema.ts';

export type EmailChange = Selectable<EmailChangesTable>;

/** Stores a change; a newer one of the account replaces the one before. */
export async function saveEmailChange(db: Db, { user_id, ...rest }: EmailChange): Promise<void> {
  await db
    .insertInto('email_changes')
    .values({ user_id, ...rest })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(rest))
    .execute();
}

/** The account's change of email, also an expired one; the caller checks `expires_at`. */
export async function findEmailChange(db: Db, userId: string): Promise<EmailChange | undefined> {
  return db.selectFrom('email_changes').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

export async function deleteEmailChange(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('email_changes').where('user_id', '=', userId).execute();
}
