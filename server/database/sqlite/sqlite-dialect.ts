import type { DatabaseSync } from 'node:sqlite';
import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, type Dialect } from 'kysely';
import { NodeSqliteDriver } from './sqlite-driver.ts';

/** SQLite can create and change tables in a transaction, so a failed migration leaves nothing behind. */
class NodeSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Kysely's SQLite language over the SQLite that Node brings. `driver` says how busy the connection is. */
export function createNodeSqliteDialect(
  database: DatabaseSync,
  driver = new NodeSqliteDriver(database),
): Dialect {
  return {
    createAdapter: () => new NodeSqliteAdapter(),
    createDriver: () => driver,
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}
