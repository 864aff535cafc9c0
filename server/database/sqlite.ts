import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { openSqliteReader } from './reader.ts';
import type { Schema } from './schema.ts';
import { createNodeSqliteDialect } from './sqlite-dialect.ts';
import { createTransact } from './transact.ts';

// For the moment of opening only, when another process may be recovering the file after a crash.
const openingMilliseconds = 4000;

/** Opens the embedded database, made readable for its owner alone; every commit is on the disk when it returns. */
export async function openSqlite(file: string): Promise<Database> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // SQLite itself would create the file readable for all; its -wal and -shm files take over this one's mode.
  closeSync(openSync(file, 'a', 0o600));
  const connection = new DatabaseSync(file, {
    timeout: openingMilliseconds,
    enableForeignKeyConstraints: true,
  });
  try {
    connection.exec('pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 0;');
    const db = new Kysely<Schema>({ dialect: createNodeSqliteDialect(connection) });
    await migrate(db, 'sqlite');
    const reader = openSqliteReader(file);
    return {
      db,
      reader,
      transact: createTransact(db, 'sqlite'),
      engine: 'sqlite',
      address: file,
      ping: async () => {
        await sql`select 1 from users limit 1`.execute(reader);
      },
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
