import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../database/database.ts';
import type { AdminActsTable } from '../database/schema.ts';

export type AdminAct = Selectable<AdminActsTable>;

/** An act with the emails of both people; null where the account was deleted. */
export type AdminActWithEmails = Omit<AdminAct, 'act_id'> & {
  actor_email: string | null;
  subject_email: string | null;
};

/** Nothing changes an act afterwards, but for `anonymiseActs`. */
export async function insertActs(db: Db, acts: readonly Insertable<AdminActsTable>[]): Promise<void> {
  if (acts.length > 0) await db.insertInto('admin_acts').values(acts).execute();
}

/** Newest first. */
export async function listNewestActs(db: Db, limit: number): Promise<AdminActWithEmails[]> {
  return db
    .selectFrom('admin_acts')
    .leftJoin('users as actors', 'actors.user_id', 'admin_acts.actor')
    .leftJoin('users as subjects', 'subjects.user_id', 'admin_acts.subject')
    .select(['acted_at', 'act', 'from_address', 'actor', 'subject'])
    .select(['actors.email as actor_email', 'subjects.email as subject_email'])
    .orderBy('acted_at', 'desc')
    .orderBy('act_id', 'desc')
    .limit(limit)
    .execute();
}

/** The acts that a person did or that were done to them, oldest first. */
export async function listActsAbout(db: Db, userId: string): Promise<AdminAct[]> {
  return db
    .selectFrom('admin_acts')
    .select(['act_id', 'acted_at', 'actor', 'subject', 'act', 'from_address'])
    .where(({ eb, or }) => or([eb('actor', '=', userId), eb('subject', '=', userId)]))
    .orderBy('acted_at')
    .execute();
}

/** Puts `replacement` in the place of the person's id, and removes their address. */
export async function anonymiseActs(db: Db, userId: string, replacement: string): Promise<void> {
  await db.updateTable('admin_acts').set({ subject: replacement }).where('subject', '=', userId).execute();
  await db
    .updateTable('admin_acts')
    .set({ actor: replacement, from_address: '' })
    .where('actor', '=', userId)
    .execute();
}
