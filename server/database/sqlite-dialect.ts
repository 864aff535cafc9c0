import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type SqliteDatabase,
  type SqliteStatement,
} from 'kysely';

/** Kysely's own SQLite dialect, which expects better-sqlite3, over the SQLite that Node brings. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #connection: DatabaseSync;

  constructor(connection: DatabaseSync) {
    super({ database: adapt(connection) });
    this.#connection = connection;
  }

  override createDriver(): SqliteDriver {
    return new ImmediateDriver({ database: adapt(this.#connection) });
  }
}

/**
 * Takes the write lock at once when a transaction begins. A transaction that read first and asked for the lock
 * later would fail, without waiting, whenever another process had written in between.
 */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

const keptStatements = 200;

function adapt(connection: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    prepare(text) {
      const kept = statements.get(text);
      if (kept) return kept;
      const statement = adaptStatement(connection.prepare(text));
      if (statements.size >= keptStatements) statements.clear();
      statements.set(text, statement);
      return statement;
    },
    close() {
      statements.clear();
      connection.close();
    },
  };
}

function adaptStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...parameters.map(toInput)),
    run: (parameters) => statement.run(...parameters.map(toInput)),
    iterate: (parameters) => statement.iterate(...parameters.map(toInput)),
  };
}

function toInput(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`SQLite can't store a ${typeof value}.`);
}
