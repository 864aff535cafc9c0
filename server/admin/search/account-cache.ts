import type { Kysely } from 'kysely';
import type { DatabaseAddress } from '../../database/reader.ts';
import type { Schema } from '../../database/schema.ts';
import { isDatabaseUnreachable } from '../../database/unreachable.ts';
import { AccountSet, type FoundPage, type SearchQuery } from './account-set.ts';
import { createYielder } from './yield-to-event-loop.ts';
import {
  changesKeptMinutes,
  findChangesSince,
  readPosition,
  type LogPosition,
} from '../../accounts/users/account-changes-repository.ts';
import { readAccounts, readAllAccounts } from './read-accounts.ts';
import { minuteMs } from '../../kernel/durations.ts';

/**
 * `followed`: with more changes than these, reading all accounts again is quicker than following them.
 * `recent`: when more accounts than these were added, changed or deleted, a new index replaces the old one.
 * `staleMs`: how old an answer may be while more is written than can be followed.
 */
export type CacheLimits = { followed: number; recent: number; staleMs: number };
const usualLimits: CacheLimits = { followed: 2000, recent: 4096, staleMs: 4000 };
const longestPauseMs = (changesKeptMinutes / 2) * minuteMs;

/** How long reading and indexing the accounts took, and the size of the index without the accounts' texts. */
export type SearchFigures = { readMs: number; indexMs: number; indexBytes: number };

/** The accounts as they were at `readAt` (milliseconds since 1970), and up to where the log was read. */
type Copy = { accounts: AccountSet; position: LogPosition; readAt: number };

/**
 * A searchable copy of all accounts. It reads the log of changes before every search, so an answer includes
 * everything that any server committed before the question.
 */
export class AccountCache {
  readonly #db: Kysely<Schema>;
  readonly #engine: DatabaseAddress['engine'];
  readonly #limits: CacheLimits;
  #copy: Copy | undefined;
  /** A newer copy that was read and indexed in the background; the next search uses it. */
  #renewed: Copy | undefined;
  #reading: Promise<void> = Promise.resolve();
  #nextReading: Promise<void> | undefined;
  #readMs = 0;
  #indexMs = 0;
  #building: { controller: AbortController; done: Promise<void> } | undefined;

  constructor(db: Kysely<Schema>, engine: DatabaseAddress['engine'], limits: CacheLimits = usualLimits) {
    this.#db = db;
    this.#engine = engine;
    this.#limits = limits;
  }

  async find(query: SearchQuery): Promise<FoundPage> {
    await this.refresh();
    if (!this.#copy) throw new Error('The accounts were not read.');
    const { accounts } = this.#copy;
    const { sort: order = 'newest' } = query;
    if (order === 'newest') return accounts.find(query);
    const slots = await accounts.table.sortBy(order, createYielder(new AbortController().signal));
    return accounts.find(query, { order, slots });
  }

  /**
   * Takes in what was committed before the call. Calls that come while the log is being read share the next
   * reading.
   */
  refresh(): Promise<void> {
    this.#nextReading ??= this.#reading.then(() => {
      this.#nextReading = undefined;
      const reading = this.#bringUpToDate();
      // The caller gets the error of this reading; it must not stop the next one.
      this.#reading = reading.catch(() => undefined);
      return reading;
    });
    return this.#nextReading;
  }

  /** Resolves when no index is being built any more. */
  async measure(): Promise<SearchFigures> {
    await this.refresh();
    await this.#building?.done;
    const indexBytes = (this.#renewed ?? this.#copy)?.accounts.table.indexBytes ?? 0;
    return {
      readMs: this.#readMs,
      indexMs: this.#indexMs,
      indexBytes,
    };
  }

  async #bringUpToDate(): Promise<void> {
    this.#copy = this.#renewed ?? this.#copy;
    this.#renewed = undefined;
    const copy = this.#copy;
    const age = copy === undefined ? Infinity : Date.now() - copy.readAt;
    if (copy !== undefined && age < longestPauseMs) {
      if (await this.#followChanges(copy)) {
        if (copy.accounts.changedCount > this.#limits.recent && this.#building === undefined) this.#renew();
        return;
      }
      if (age < this.#limits.staleMs) return;
    }
    const fresh = await this.#readAll();
    this.#copy = fresh;
    this.#renewed = undefined;
    // Until its index is built a table reads all its texts.
    this.#build((yieldToEventLoop) => this.#index(fresh, yieldToEventLoop));
  }

  async #readAll(): Promise<Copy> {
    const readAt = Date.now();
    // Before the accounts: what is written while they are read is in the log after this.
    const position = await readPosition(this.#db, this.#engine);
    const accounts = new AccountSet(await readAllAccounts(this.#db));
    this.#readMs = Date.now() - readAt;
    return { accounts, position, readAt };
  }

  async #index({ accounts }: Copy, yieldToEventLoop: () => Promise<void>): Promise<void> {
    const start = performance.now();
    await accounts.table.buildIndex(yieldToEventLoop);
    this.#indexMs = performance.now() - start;
  }

  /** Applies the changes since the copy was read. False, and nothing applied, when there are too many. */
  async #followChanges(copy: Copy): Promise<boolean> {
    const readAt = Date.now();
    const changes = await findChangesSince(this.#db, this.#engine, copy.position, this.#limits.followed);
    if (!changes) return false;
    const { changed, position } = changes;
    if (changed.length > 0)
      copy.accounts.apply(
        changed,
        await readAccounts(this.#db, [...new Set(changed.map(({ userId }) => userId))]),
      );
    copy.position = position;
    copy.readAt = readAt;
    return true;
  }

  #renew(): void {
    this.#build(async (yieldToEventLoop, signal) => {
      const fresh = await this.#readAll();
      await this.#index(fresh, yieldToEventLoop);
      for (const order of this.#copy?.accounts.table.preparedOrders ?? [])
        await fresh.accounts.table.sortBy(order, yieldToEventLoop);
      signal.throwIfAborted();
      this.#renewed = fresh;
    });
  }

  /** Runs the work in the background; aborts what was being built before. */
  #build(work: (yieldToEventLoop: () => Promise<void>, signal: AbortSignal) => Promise<void>): void {
    this.#building?.controller.abort();
    const controller = new AbortController();
    const building = { controller, done: Promise.resolve() };
    building.done = work(createYielder(controller.signal), controller.signal)
      .catch((error: unknown) => {
        // When the database can't be reached, the next search reports it.
        if (!controller.signal.aborted && !isDatabaseUnreachable(error)) throw error;
      })
      .finally(() => {
        if (this.#building === building) this.#building = undefined;
      });
    this.#building = building;
  }
}
