import type { Kysely } from 'kysely';
import type { DatabaseAddress } from '../../database/reader.ts';
import type { Schema } from '../../database/schema.ts';
import { isDatabaseUnreachable } from '../../database/unreachable.ts';
import { AccountSet, type FoundPage, type SearchQuery } from './account-set.ts';
import {
  changeRetentionMinutes,
  findChangesSince,
  readPosition,
  type LogPosition,
} from '../../accounts/users/account-changes-repository.ts';
import { minuteMs } from '../../kernel/durations.ts';
import { setImmediate } from 'node:timers/promises';
import { listUsersById, listUsersByAge, type ListedUser } from '../../accounts/users/users-repository.ts';
import type { Db } from '../../database/database.ts';
import { type Account, packFlags, makeSearchText } from './account.ts';

/** How long work may block the event loop. */
const sliceMs = 3;

/**
 * Makes a function to await often in long work: it lets other work run when the time is up, and throws once
 * the signal is aborted.
 */
function createYielder(signal: AbortSignal): () => Promise<void> {
  let sliceStart = performance.now();
  return async () => {
    if (performance.now() - sliceStart < sliceMs) return;
    await setImmediate();
    signal.throwIfAborted();
    sliceStart = performance.now();
  };
}

/**
 * `maxChanges`: with more changes than these, reading all accounts again is quicker than applying them.
 * `maxRecent`: when more accounts than these were added, changed or deleted, a new index replaces the old one.
 * `maxStaleMs`: how old a result may be while more changes are written than can be applied.
 */
export type CacheLimits = { maxChanges: number; maxRecent: number; maxStaleMs: number };
const defaultLimits: CacheLimits = { maxChanges: 2000, maxRecent: 4096, maxStaleMs: 4000 };
const maxPauseMs = (changeRetentionMinutes / 2) * minuteMs;

/** How long reading and indexing the accounts took, and the size of the index without the accounts' texts. */
export type SearchMetrics = { readMs: number; indexMs: number; indexBytes: number };

/** The accounts as they were at `readAt` (milliseconds since 1970), and up to where the log was read. */
type Snapshot = { accounts: AccountSet; position: LogPosition; readAt: number };

/**
 * A searchable copy of all accounts. It reads the log of changes before every search, so a result includes
 * everything that any server committed before the search began.
 */
export class AccountCache {
  readonly #db: Kysely<Schema>;
  readonly #engine: DatabaseAddress['engine'];
  readonly #limits: CacheLimits;
  #snapshot: Snapshot | undefined;
  /** A newer copy that was read and indexed in the background; the next search uses it. */
  #nextSnapshot: Snapshot | undefined;
  #reading: Promise<void> = Promise.resolve();
  #nextReading: Promise<void> | undefined;
  #readMs = 0;
  #indexMs = 0;
  #indexBuild: { controller: AbortController; done: Promise<void> } | undefined;

  constructor(db: Kysely<Schema>, engine: DatabaseAddress['engine'], limits: CacheLimits = defaultLimits) {
    this.#db = db;
    this.#engine = engine;
    this.#limits = limits;
  }

  async find(query: SearchQuery): Promise<FoundPage> {
    await this.refresh();
    if (!this.#snapshot) throw new Error('The accounts were not read.');
    const { accounts } = this.#snapshot;
    const { sort: order = 'newest' } = query;
    if (order === 'newest') return accounts.find(query);
    const slots = await accounts.table.sortBy(order, createYielder(new AbortController().signal));
    return accounts.find(query, { order, slots });
  }

  /**
   * Applies what was committed before the call. Calls that come while the log is being read share the next
   * reading.
   */
  refresh(): Promise<void> {
    this.#nextReading ??= this.#reading.then(() => {
      this.#nextReading = undefined;
      const reading = this.#update();
      // The caller gets the error of this reading; it must not stop the next one.
      this.#reading = reading.catch(() => undefined);
      return reading;
    });
    return this.#nextReading;
  }

  /** Resolves when no index is being built any more. */
  async measure(): Promise<SearchMetrics> {
    await this.refresh();
    await this.#indexBuild?.done;
    const indexBytes = (this.#nextSnapshot ?? this.#snapshot)?.accounts.table.indexBytes ?? 0;
    return {
      readMs: this.#readMs,
      indexMs: this.#indexMs,
      indexBytes,
    };
  }

  async #update(): Promise<void> {
    this.#snapshot = this.#nextSnapshot ?? this.#snapshot;
    this.#nextSnapshot = undefined;
    const snapshot = this.#snapshot;
    const age = snapshot === undefined ? Infinity : Date.now() - snapshot.readAt;
    if (snapshot !== undefined && age < maxPauseMs) {
      if (await this.#applyChanges(snapshot)) {
        if (snapshot.accounts.changedCount > this.#limits.maxRecent && this.#indexBuild === undefined)
          this.#prepareNextSnapshot();
        return;
      }
      if (age < this.#limits.maxStaleMs) return;
    }
    const newSnapshot = await this.#readAll();
    this.#snapshot = newSnapshot;
    this.#nextSnapshot = undefined;
    // Until its index is built a table reads all its texts.
    this.#startBuild((yieldToEventLoop) => this.#index(newSnapshot, yieldToEventLoop));
  }

  async #readAll(): Promise<Snapshot> {
    const readAt = Date.now();
    // Before the accounts: what is written while they are read is in the log after this.
    const position = await readPosition(this.#db, this.#engine);
    const accounts = new AccountSet(await readAllAccounts(this.#db));
    this.#readMs = Date.now() - readAt;
    return { accounts, position, readAt };
  }

  async #index({ accounts }: Snapshot, yieldToEventLoop: () => Promise<void>): Promise<void> {
    const start = performance.now();
    await accounts.table.buildIndex(yieldToEventLoop);
    this.#indexMs = performance.now() - start;
  }

  /** Applies the changes since the copy was read. False, and nothing applied, when there are too many. */
  async #applyChanges(snapshot: Snapshot): Promise<boolean> {
    const readAt = Date.now();
    const changes = await findChangesSince(
      this.#db,
      this.#engine,
      snapshot.position,
      this.#limits.maxChanges,
    );
    if (!changes) return false;
    const { changed, position } = changes;
    if (changed.length > 0)
      snapshot.accounts.apply(
        changed,
        await readAccounts(this.#db, [...new Set(changed.map(({ userId }) => userId))]),
      );
    snapshot.position = position;
    snapshot.readAt = readAt;
    return true;
  }

  #prepareNextSnapshot(): void {
    this.#startBuild(async (yieldToEventLoop, signal) => {
      const newSnapshot = await this.#readAll();
      await this.#index(newSnapshot, yieldToEventLoop);
      for (const order of this.#snapshot?.accounts.table.preparedOrders ?? [])
        await newSnapshot.accounts.table.sortBy(order, yieldToEventLoop);
      signal.throwIfAborted();
      this.#nextSnapshot = newSnapshot;
    });
  }

  /** Runs the work in the background; aborts what was being built before. */
  #startBuild(work: (yieldToEventLoop: () => Promise<void>, signal: AbortSignal) => Promise<void>): void {
    this.#indexBuild?.controller.abort();
    const controller = new AbortController();
    const building = { controller, done: Promise.resolve() };
    building.done = work(createYielder(controller.signal), controller.signal)
      .catch((error: unknown) => {
        // When the database can't be reached, the next search reports it.
        if (!controller.signal.aborted && !isDatabaseUnreachable(error)) throw error;
      })
      .finally(() => {
        if (this.#indexBuild === building) this.#indexBuild = undefined;
      });
    this.#indexBuild = building;
  }
}

const rowsPerBatch = 1000;
const idsPerQuery = 500;

/** Every account, in the order of creation. What is written meanwhile may be missing. */
async function readAllAccounts(db: Db): Promise<Account[]> {
  const accounts: Account[] = [];
  let batch = await listUsersByAge(db, 'oldest first', undefined, rowsPerBatch);
  for (let last = batch.at(-1); last !== undefined; last = batch.at(-1)) {
    for (const row of batch) accounts.push(toAccount(row));
    // SQLite's queries block, so messages are received here.
    await setImmediate();
    batch = await listUsersByAge(db, 'oldest first', last, rowsPerBatch);
  }
  return accounts;
}

/** Those of the accounts that exist. */
async function readAccounts(db: Db, userIds: readonly string[]): Promise<Account[]> {
  const accounts: Account[] = [];
  for (let start = 0; start < userIds.length; start += idsPerQuery) {
    const rows = await listUsersById(db, userIds.slice(start, start + idsPerQuery));
    for (const row of rows) accounts.push(toAccount(row));
  }
  return accounts;
}

function toAccount(row: ListedUser): Account {
  return { userId: row.user_id, createdAt: row.created_at, text: makeSearchText(row), flags: packFlags(row) };
}
