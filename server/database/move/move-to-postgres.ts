import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { DamagedDatabaseError, findDamage } from '../sqlite/damage.ts';
import { lockDataDirExclusively } from '../sqlite/data-dir-lock.ts';
import {
  hasMoveMarker,
  removeMoveMarker,
  requireMovableDatabase,
  writeMoveMarker,
} from '../sqlite/known-database.ts';
import { checkpointIntoOneFile, renameMovedDatabase } from '../sqlite/old-databases.ts';
import { migrate } from '../migrate.ts';
import { preparePostgres } from '../postgres/postgres.ts';
import { toPostgresFailure } from '../postgres/postgres-failure.ts';
import type { Schema } from '../schema.ts';
import { createNodeSqliteDialect } from '../sqlite/sqlite-dialect.ts';
import { listMovedTables, readInBatches, type MovedTable, type Row } from './moved-tables.ts';
import { connectTarget, type PostgresTarget } from './postgres-target.ts';

/** `oldFile`: the new name of the embedded database. */
export type Moved = { tables: number; rows: number; oldFile: string };

const batchRows = 2000;

/**
 * Copies every row of the embedded database to an empty PostgreSQL database and compares each with what
 * arrived, all in one transaction: when it is interrupted, the target has no rows and the move can run again. From just
 * before the commit on, the embedded database is marked, so that no server starts on it when the move is interrupted
 * after the commit; then the move that runs again only compares. Nobody else can use the embedded database meanwhile.
 * Afterwards it has another name. `report` gets the number of rows done and the total, each row counted twice: once
 * copied, once compared.
 */
export async function moveToPostgres(
  file: string,
  url: string,
  report: (done: number, total: number) => void,
  now: Date,
): Promise<Moved> {
  requireMovableDatabase(file);
  const lock = lockDataDirExclusively(file);
  try {
    checkpointIntoOneFile(file);
    const moved = await moveFrom(file, url, report);
    const oldFile = renameMovedDatabase(file, now);
    removeMoveMarker(file);
    return { ...moved, oldFile };
  } finally {
    lock.release();
  }
}

async function moveFrom(
  file: string,
  url: string,
  report: (done: number, total: number) => void,
): Promise<Omit<Moved, 'oldFile'>> {
  const source = new DatabaseSync(file, { timeout: 1000 });
  const db = new Kysely<Schema>({ dialect: createNodeSqliteDialect(source) });
  try {
    const damage = findDamage(source, 'full');
    if (damage !== undefined) throw new DamagedDatabaseError(file, damage);
    await migrate(db, 'sqlite');
    return await moveRows(file, source, url, report);
  } finally {
    await db.destroy();
  }
}

async function moveRows(
  file: string,
  source: DatabaseSync,
  url: string,
  report: (done: number, total: number) => void,
): Promise<Omit<Moved, 'oldFile'>> {
  const tables = listMovedTables(source);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const target = await connectTarget(url).catch((error: unknown) => {
    throw toPostgresFailure(url, error);
  });
  try {
    const known = new Set(tables.map(({ name }) => name));
    const unexpectedTable = (await target.listTables()).find((name) => !known.has(name));
    if (unexpectedTable !== undefined)
      throw new Error(`The target is not empty: it has a table ${unexpectedTable}. Make a new database.`);
    await preparePostgres(url, 'migrate');
    const filled = await target.begin(tables);
    if (filled !== undefined && !hasMoveMarker(file))
      throw new Error(`The target is not empty: its table ${filled} has rows. Make a new database.`);
    let done = 0;
    const total = filled === undefined ? rows * 2 : rows;
    const reportBatch = (batch: readonly Row[]) => report((done += batch.length), total);
    if (filled === undefined) for (const table of tables) await copyTable(source, target, table, reportBatch);
    const failure = filled === undefined ? 'Nothing was moved' : formatOtherRows(filled);
    for (const table of tables) await compareTable(source, target, table, { reportBatch, failure });
    writeMoveMarker(file);
    await target.commit(tables);
    return { tables: tables.length, rows };
  } finally {
    await target.close();
  }
}

/** What to do where an interrupted move left a target that differs now. */
function formatOtherRows(table: string): string {
  return `The target is not empty: its table ${table} has rows. If the site runs on it already, set DATABASE_URL. Otherwise make a new database`;
}

async function copyTable(
  source: DatabaseSync,
  target: PostgresTarget,
  table: MovedTable,
  reportBatch: (batch: readonly Row[]) => void,
): Promise<void> {
  // While PostgreSQL inserts one batch, the next is read.
  let inserting = Promise.resolve();
  for (const batch of readInBatches(source, table, batchRows)) {
    await inserting;
    inserting = target.insert(table, batch).then(() => reportBatch(batch));
  }
  await inserting;
  const last = source.prepare('select seq from sqlite_sequence where name = ?').get(table.name)?.['seq'];
  if (typeof last === 'number') await target.continueSequence(table, last);
}

async function compareTable(
  source: DatabaseSync,
  target: PostgresTarget,
  table: MovedTable,
  { reportBatch, failure }: { reportBatch: (batch: readonly Row[]) => void; failure: string },
): Promise<void> {
  const { name, key, columns } = table;
  const arrivedRows = await target.count(table);
  if (arrivedRows !== table.rows)
    throw new Error(`${failure}: of ${table.rows} rows of ${name} ${arrivedRows} arrived.`);
  for (const batch of readInBatches(source, table, batchRows)) {
    const arrived = await target.read(
      table,
      batch.map((row) => row[key]),
    );
    const byKey = new Map(arrived.map((row) => [row[key], row]));
    for (const row of batch) {
      const arrivedRow = byKey.get(row[key]);
      const column = columns.find((each) => row[each] !== arrivedRow?.[each]);
      if (column !== undefined)
        throw new Error(`${failure}: ${column} of ${name} ${String(row[key])} arrived as something else.`);
    }
    reportBatch(batch);
  }
}
