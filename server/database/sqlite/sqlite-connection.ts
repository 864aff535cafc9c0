import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import { isBusy } from './sqlite-errors.ts';

// Below the 5 seconds within which every call has to answer.
const busyMs = 4000;
const maxPreparedStatements = 200;

type Prepared = { statement: StatementSync; hasRows: boolean };

/**
 * Runs queries on a node:sqlite connection. While another process holds the write lock it waits without
 * blocking the event loop, as SQLite's own busy timeout would.
 */
export class NodeSqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, Prepared>();
  #hasWritten = false;
  #requestedAt: number | undefined;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  /**
   * Begins the use by a caller who asked for the connection at that time. Waiting for the connection counts as
   * waiting for the lock: otherwise callers in the queue would wait for as long as all those before them together.
   */
  startUse(requestedAt: number): void {
    this.#requestedAt = requestedAt;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const deadline = (this.#requestedAt ?? Date.now()) + busyMs;
    this.#requestedAt = undefined;
    for (let pause = 1; ; pause = Math.min(pause * 2, 16)) {
      try {
        const result = this.#run<Row>(query);
        this.#hasWritten ||= query.query.kind !== 'SelectQueryNode' && !this.#database.isTransaction;
        return result;
      } catch (error) {
        // Inside a transaction the lock is ours already; there a busy database means something else.
        if (!isBusy(error) || this.#database.isTransaction || Date.now() > deadline) throw error;
        await sleep(pause * (0.5 + Math.random()));
      }
    }
  }

  /** Whether anything may have been committed since this was last asked. */
  takeHasWritten(): boolean {
    const hasWritten = this.#hasWritten;
    this.#hasWritten = false;
    return hasWritten;
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new TypeError('Streaming would keep the only connection from everyone else.');
  }

  #run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    const { statement, hasRows } = this.#prepare(sql);
    const values = parameters.map(toInput);
    if (hasRows) return { rows: statement.all(...values) as Row[] };
    const { changes } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes) };
  }

  #prepare(text: string): Prepared {
    const existing = this.#statements.get(text);
    if (existing) return existing;
    const statement = this.#database.prepare(text);
    // Asked once: SQLite describes every column each time, which takes longer than most queries.
    const prepared = { statement, hasRows: statement.columns().length > 0 };
    if (this.#statements.size >= maxPreparedStatements) this.#statements.clear();
    this.#statements.set(text, prepared);
    return prepared;
  }
}

function toInput(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`SQLite can't store a value of the kind ${typeof value}.`);
}
