import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { DamagedDatabaseError, findDamage, maxBytesCheckedAtOnce } from './damage.ts';
import type { Database } from '../database.ts';
import { lockDataDir, type DataDirLock } from './data-dir-lock.ts';
import { hasContent, writeCreatedMarker, requireKnownDatabase, requireMounted } from './known-database.ts';
import { prepareSchema, type SchemaChange } from '../migrate.ts';
import { createPrivateFile, createPrivateFolder } from './private-file.ts';
import { openSqliteReader } from './sqlite-reader.ts';
import type { Schema } from '../schema.ts';
import { createNodeSqliteDialect } from './sqlite-dialect.ts';
import { NodeSqliteDriver } from './sqlite-driver.ts';
import { isCorruptionError, isFull, isAccessDenied } from './sqlite-errors.ts';
import { createSqliteTransact } from '../transact.ts';
import { vacuumOnce } from './vacuum-once.ts';
import { openWalSync } from './wal-sync.ts';

// Only while opening: another process may be recovering the file after a crash.
const openingMs = 4000;

/**
 * Opens the embedded database, made readable for its owner alone; every commit is on the disk when it
 * returns. Throws a DamagedDatabaseError where SQLite can't read the file, a DatabaseInUseError while it is
 * being replaced, and an Error with one sentence where one should be there and is not.
 */
export async function openSqlite(file: string, schemaChange: SchemaChange): Promise<Database> {
  let lock: DataDirLock | undefined;
  try {
    requireMounted(file);
    createPrivateFolder(dirname(file));
    lock = lockDataDir(file);
    requireKnownDatabase(file);
    const database = await openWithoutLock(file, schemaChange);
    writeCreatedMarker(file);
    return {
      ...database,
      close: async () => {
        await database.close();
        lock?.release();
      },
    };
  } catch (error) {
    lock?.release();
    if (isCorruptionError(error) && error instanceof Error)
      throw new DamagedDatabaseError(file, error.message);
    if (isFull(error))
      throw new Error(
        `The database ${file} can't be opened: its disk is full. Free some space, then try again.`,
      );
    if (isAccessDenied(error) && error instanceof Error)
      throw new Error(
        `The database ${file} can't be opened: ${error.message}. Does it belong to the user that runs the site?`,
      );
    throw error;
  }
}

async function openWithoutLock(file: string, schemaChange: SchemaChange): Promise<Database> {
  const isNew = !hasContent(file);
  // SQLite itself would create the file readable for all; its -wal and -shm files take over this one's mode.
  createPrivateFile(file);
  const connection = new DatabaseSync(file, {
    timeout: openingMs,
    enableForeignKeyConstraints: true,
  });
  try {
    const driver = new NodeSqliteDriver(connection);
    const db = new Kysely<Schema>({ dialect: createNodeSqliteDialect(connection, driver) });
    // Through the driver, which tries again: SQLite refuses the switch at once, whatever the timeout, while another
    // process that opens a new or restored file is writing.
    await sql`pragma journal_mode = wal`.execute(db);
    connection.exec('pragma synchronous = full');
    // What is deleted is overwritten in the file; checkpoints.ts empties the log.
    connection.exec('pragma secure_delete = on');
    const damage = statSync(file).size <= maxBytesCheckedAtOnce ? findDamage(connection, 'quick') : undefined;
    if (damage !== undefined) throw new DamagedDatabaseError(file, damage);
    // From here on the driver alone waits, without blocking.
    connection.exec('pragma busy_timeout = 0');
    if (isNew || schemaChange === 'migrate') vacuumOnce(connection, file);
    await prepareSchema(db, 'sqlite', schemaChange);
    driver.setWalSync(await openWalSync(file));
    const reader = openSqliteReader(file);
    return {
      db,
      reader,
      transact: createSqliteTransact(db, () => driver.skipSync()),
      engine: 'sqlite',
      address: file,
      ping: async () => {
        await sql`select 1 from users limit 1`.execute(reader);
      },
      pools: () => [{ pool: 'writes', open: 1, ...driver.load }],
      close: async () => {
        await reader.destroy();
        await db.destroy();
      },
    };
  } catch (error) {
    connection.close();
    throw error;
  }
}
