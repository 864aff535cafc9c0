import type { DatabaseSync } from 'node:sqlite';
import type { DatabaseConnection, Driver } from 'kysely';
import { CompiledQuery } from 'kysely';
import { NodeSqliteConnection } from './sqlite-connection.ts';
import type { WalSync } from './wal-sync.ts';

/**
 * Shares one connection: one query or transaction uses it at a time, and the others queue. `releaseConnection`
 * resolves when what was written is on the disk; the next caller in the queue gets the connection before that.
 */
export class NodeSqliteDriver implements Driver {
  readonly #database: DatabaseSync;
  readonly #connection: NodeSqliteConnection;
  readonly #waiters: (() => void)[] = [];
  #isInUse = false;
  #walSync: WalSync | undefined;
  #skipsSync = false;

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#connection = new NodeSqliteConnection(database);
  }

  /** Whether the connection is in use (1 or 0), and how many callers wait for it. */
  get load(): { inUse: number; waiting: number } {
    return { inUse: this.#isInUse ? 1 : 0, waiting: this.#waiters.length };
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const requestedAt = Date.now();
    if (this.#isInUse) await new Promise<void>((resolve) => this.#waiters.push(resolve));
    this.#isInUse = true;
    this.#connection.startUse(requestedAt);
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    const isSyncDue = this.#connection.takeHasWritten() && !this.#skipsSync;
    this.#skipsSync = false;
    const next = this.#waiters.shift();
    if (next) next();
    else this.#isInUse = false;
    if (isSyncDue) await this.#walSync?.settle();
  }

  /** From now on `walSync` syncs commits to the disk instead of SQLite. */
  setWalSync(walSync: WalSync): void {
    this.#database.exec('pragma synchronous = normal');
    this.#walSync = walSync;
  }

  /** Makes the current holder of the connection not wait for the disk. */
  skipSync(): void {
    this.#skipsSync = true;
  }

  /**
   * Takes the write lock at once. A transaction that read first and asked for the lock later
   * would fail, without waiting, whenever another process had written in between.
   */
  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // SQLite ends a transaction by itself after some errors, a full disk for one.
    if (this.#database.isTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'));
    this.#connection.takeHasWritten();
  }

  async destroy(): Promise<void> {
    // Waits its turn, so that a transaction under way ends first.
    await this.acquireConnection();
    this.#database.close();
    await this.releaseConnection();
    await this.#walSync?.close();
  }
}
