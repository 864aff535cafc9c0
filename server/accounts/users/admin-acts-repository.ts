import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { AdminActsTable } from '../../database/schema.ts';

export type ActRow = Selectable<AdminActsTable>;

/** An act with the names and emails of both people; null where the account was deleted, or there is none. */
export type NamedAct = ActRow & {
  actor_name: string | null;
  actor_email: string | null;
  subject_name: string | null;
  subject_email: string | null;
};

/** Selects acts by name, subject and time: from `from` on and before `until`, in milliseconds since 1970. */
export type ActConditions = {
  acts?: readonly string[] | undefined;
  from?: number | undefined;
  until?: number | undefined;
  subject?: string | undefined;
};

const columns = [
  'act_id',
  'acted_at',
  'actor',
  'subject',
  'act',
  'from_address',
  'reason',
  'affected',
] as const;

/** Writes acts into the audit log. Only `anonymiseActs` changes them afterwards. */
export async function insertActs(db: Db, acts: readonly Insertable<AdminActsTable>[]): Promise<void> {
  if (acts.length > 0) await db.insertInto('admin_acts').values(acts).execute();
}

function selectMatchingActs(db: Db, { acts, from, until, subject }: ActConditions) {
  let query = db.selectFrom('admin_acts');
  if (acts !== undefined) query = query.where('act', 'in', acts);
  if (from !== undefined) query = query.where('acted_at', '>=', from);
  if (until !== undefined) query = query.where('acted_at', '<', until);
  if (subject !== undefined) query = query.where('subject', '=', subject);
  return query;
}

/** The number of acts that match; without a filter, of all acts. */
export async function countActs(db: Db, conditions: ActConditions = {}): Promise<number> {
  const { count } = await selectMatchingActs(db, conditions)
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Newest first, after the newest `skipped` ones or after the act given. */
export async function listNewestActs(
  db: Db,
  limit: number,
  {
    skipped = 0,
    after,
    ...conditions
  }: ActConditions & { skipped?: number; after?: Pick<ActRow, 'acted_at' | 'act_id'> } = {},
): Promise<NamedAct[]> {
  let query = selectMatchingActs(db, conditions);
  if (after !== undefined)
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('acted_at', 'act_id'), '<', tuple(after.acted_at, after.act_id)),
    );
  return query
    .leftJoin('users as actors', 'actors.user_id', 'admin_acts.actor')
    .leftJoin('users as subjects', 'subjects.user_id', 'admin_acts.subject')
    .select(columns)
    .select(['actors.name as actor_name', 'actors.email as actor_email'])
    .select(['subjects.name as subject_name', 'subjects.email as subject_email'])
    .orderBy('acted_at', 'desc')
    .orderBy('act_id', 'desc')
    .limit(limit)
    .offset(skipped)
    .execute();
}

/** The acts that a person did or that were done to them, oldest first. */
export async function listActsAbout(db: Db, userId: string): Promise<ActRow[]> {
  return db
    .selectFrom('admin_acts')
    .select(columns)
    .where(({ eb, or }) => or([eb('actor', '=', userId), eb('subject', '=', userId)]))
    .orderBy('acted_at')
    .execute();
}

/** Replaces the person's id by `replacement` in all acts, and removes their client address. */
export async function anonymiseActs(db: Db, userId: string, replacement: string): Promise<void> {
  await db.updateTable('admin_acts').set({ subject: replacement }).where('subject', '=', userId).execute();
  await db
    .updateTable('admin_acts')
    .set({ actor: replacement, from_address: '' })
    .where('actor', '=', userId)
    .execute();
}
