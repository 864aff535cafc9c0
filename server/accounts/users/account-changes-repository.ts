import { setImmediate } from 'node:timers/promises';
import { sql, type Selectable } from 'kysely';
import type { Engine } from '../../database/database.ts';
import type { AccountChangesTable } from '../../database/schema.ts';
import type { Db } from '../../database/database.ts';
import { minuteMs } from '../../kernel/durations.ts';

/**
 * How far the log was read: SQLite's newest row, or PostgreSQL's start and snapshot, which names the transactions
 * that it saw. After a restart or a failover, other transactions may get the numbers of those that were lost.
 */
export type LogPosition = string | number;

/** Older rows may be deleted; a server that did not read the log for so long reads all accounts again. */
export const changeRetentionMinutes = 60;
const rowsPerDelete = 1000;

/** The current position: reads from now on see everything that was committed before it. */
export async function readPosition(db: Db, engine: Engine): Promise<LogPosition> {
  const query =
    engine === 'sqlite'
      ? sql<{ position: LogPosition }>`select coalesce(max(change_id), 0) as position from account_changes`
      : sql<{ position: LogPosition }>`select ${postgresPosition} as position`;
  const [row] = (await query.execute(db)).rows;
  if (!row) throw new Error('The database returned no position of the log of account changes.');
  return row.position;
}

const postgresPosition = sql`extract(epoch from pg_postmaster_start_time()) || ' ' || pg_current_snapshot()`;
/** The start of PostgreSQL, and its snapshot. */
const splitPosition = (position: LogPosition) => String(position).split(' ');

export type Changes = { changed: { userId: string; createdAt: number }[]; position: LogPosition };

/**
 * The changes that were committed since a position; undefined when they are more than `limit` rows, or when
 * PostgreSQL was started after that. An account may appear several times.
 */
export async function findChangesSince(
  db: Db,
  engine: Engine,
  position: LogPosition,
  limit: number,
): Promise<Changes | undefined> {
  const query = engine === 'sqlite' ? sinceRow(position, limit + 1) : sinceSnapshot(position, limit + 1);
  const { rows } = await query.execute(db);
  if (rows.length > limit) return undefined;
  const newPosition = rows.at(-1)?.position ?? position;
  if (engine === 'postgres' && splitPosition(newPosition)[0] !== splitPosition(position)[0]) return undefined;
  const changed = rows.flatMap(({ user_id, created_at }) =>
    user_id === null || created_at === null ? [] : [{ userId: user_id, createdAt: created_at }],
  );
  return { changed, position: newPosition };
}

type LogRow = { position: LogPosition; user_id: string | null; created_at: number | null };

function sinceRow(position: LogPosition, limit: number) {
  return sql<LogRow>`
    select change_id as position, user_id, created_at from account_changes
    where change_id > ${position} order by change_id limit ${limit}`;
}

/** Always at least one row, since the snapshot moves on even where nothing was logged. */
function sinceSnapshot(position: LogPosition, limit: number) {
  const [, snapshot] = splitPosition(position);
  return sql<LogRow>`
    select ${postgresPosition} as position, change.user_id, change.created_at
    from (select 1) as always left join lateral (
      select user_id, created_at from account_changes
      where written_by >= pg_snapshot_xmin(${snapshot}::text::pg_snapshot)
        and not pg_visible_in_snapshot(written_by, ${snapshot}::text::pg_snapshot)
      limit ${limit}
    ) as change on true`;
}

/**
 * Deletes the changes that no server needs any more, in batches, so that calls run in between. Goes by the
 * database's clock.
 */
export async function deleteOldChanges(db: Db, engine: Engine): Promise<void> {
  const now =
    engine === 'sqlite' ? sql`unixepoch() * 1000` : sql`extract(epoch from clock_timestamp()) * 1000`;
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from account_changes where change_id in (
        select change_id from (select change_id, changed_at from account_changes order by change_id limit ${rowsPerDelete}) as oldest
        where changed_at < ${now} - ${changeRetentionMinutes * minuteMs}
      )`.execute(db);
    if (numAffectedRows < BigInt(rowsPerDelete)) return;
    await setImmediate();
  }
}

/** Every logged change of an account, oldest first. */
export async function listChangesOf(db: Db, userId: string): Promise<Selectable<AccountChangesTable>[]> {
  return db
    .selectFrom('account_changes')
    .select(['change_id', 'user_id', 'created_at', 'changed_at'])
    .where('user_id', '=', userId)
    .orderBy('change_id')
    .execute();
}

export async function deleteChangesOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('account_changes').where('user_id', '=', userId).execute();
}
