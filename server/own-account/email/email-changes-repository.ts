import type { DeleteResult, Selectable } from 'kysely';
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

/** Deletes at most `limit` of the rows from before `time`, in milliseconds since 1970. */
export function deleteEmailChangesExpiredBefore(db: Db, time: number, limit: number): Promise<DeleteResult> {
  const oldest = db
    .selectFrom('email_changes')
    .select('user_id')
    .where('expires_at', '<=', time)
    .limit(limit);
  return db.deleteFrom('email_changes').where('user_id', 'in', oldest).executeTakeFirstOrThrow();
}
