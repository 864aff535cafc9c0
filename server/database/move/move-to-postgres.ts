import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { DamagedDatabaseError, findDamage } from '../sqlite/damage.ts';
import { lockDataDirExclusively } from '../sqlite/data-dir-lock.ts';
import { migrate } from '../migrate.ts';
import { migratePostgres } from '../postgres/postgres.ts';
import { describePostgresFailure } from '../postgres/postgres-failure.ts';
import type { Schema } from '../schema.ts';
import { createNodeSqliteDialect } from '../sqlite/sqlite-dialect.ts';
import { listMovedTables, readInBatches, type MovedTable, type Row } from './moved-tables.ts';
import { connectTarget, type PostgresTarget } from './postgres-target.ts';

export type Moved = { tables: number; rows: number };

const batchRows = 2000;

/**
 * Copies every row of the embedded database to an empty PostgreSQL database and compares each with what
 * arrived, all in one transaction: when it is interrupted, the target has no rows and the move can run again.
 * Nobody else can use the embedded database meanwhile, and it stays as it is. `report` gets the number of
 * rows done and the total, each row counted twice: once copied, once compared.
 */
export async function moveToPostgres(
  file: string,
  url: string,
  report: (done: number, total: number) => void,
): Promise<Moved> {
  if (!existsSync(file)) throw new Error(`There is no database at ${file}.`);
  const lock = lockDataDirExclusively(file);
  try {
    const source = new DatabaseSync(file, { timeout: 1000 });
    const db = new Kysely<Schema>({ dialect: createNodeSqliteDialect(source) });
    try {
      const damage = findDamage(source, 'full');
      if (damage !== undefined) throw new DamagedDatabaseError(file, damage);
      await migrate(db, 'sqlite');
      return await moveRows(source, url, report);
    } finally {
      await db.destroy();
    }
  } finally {
    lock.release();
  }
}

async function moveRows(
  source: DatabaseSync,
  url: string,
  report: (done: number, total: number) => void,
): Promise<Moved> {
  const tables = listMovedTables(source);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const target = await connectTarget(url).catch((error: unknown) => {
    throw describePostgresFailure(url, error);
  });
  try {
    const known = new Set(tables.map(({ name }) => name));
    const unexpectedTable = (await target.listTables()).find((name) => !known.has(name));
    if (unexpectedTable !== undefined)
      throw new Error(`The target is not empty: it has a table ${unexpectedTable}. Make a new database.`);
    await migratePostgres(url);
    await target.begin(tables);
    let done = 0;
    const reportBatch = (batch: readonly Row[]) => report((done += batch.length), rows * 2);
    for (const table of tables) await copyTable(source, target, table, reportBatch);
    for (const table of tables) await compareTable(source, target, table, reportBatch);
    await target.commit(tables);
    return { tables: tables.length, rows };
  } finally {
    await target.close();
  }
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
  reportBatch: (batch: readonly Row[]) => void,
): Promise<void> {
  const { name, key, columns } = table;
  const arrivedRows = await target.count(table);
  if (arrivedRows !== table.rows)
    throw new Error(`Nothing was moved: of ${table.rows} rows of ${name} ${arrivedRows} arrived.`);
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
        throw new Error(
          `Nothing was moved: ${column} of ${name} ${String(row[key])} arrived as something else.`,
        );
    }
    reportBatch(batch);
  }
}
