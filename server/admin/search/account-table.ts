import { compareKeys, lowerBound, type Account, type AccountKey, hasStatus } from './account.ts';
import { accountStatuses, type AccountStatus, type ColumnOrder } from '#contract/admin/admin.ts';
import { compareTexts, parseOrder, readSortKey } from './list-order.ts';
import { SearchIndex } from './text-index/search-index.ts';
import { SlotSet } from './text-index/slot-set.ts';
import { sortSlots } from './text-index/sort-slots.ts';

/**
 * Many accounts in the order of their creation, the place of each being its slot. They can be taken out but
 * not added.
 */
export class AccountTable {
  readonly #createdAt: Float64Array;
  readonly #userIds: readonly string[];
  readonly #texts: readonly string[];
  readonly #flags: Uint8Array;
  readonly #byStatus = new Map<AccountStatus, SlotSet>();
  readonly #orders = new Map<ColumnOrder, Promise<Uint32Array>>();
  readonly #removed = new Set<number>();
  readonly #all: SlotSet;
  readonly #found: SlotSet;
  #index: SearchIndex | undefined;

  /** Sorts the accounts given. */
  constructor(accounts: Account[]) {
    accounts.sort(compareKeys);
    this.#createdAt = Float64Array.from(accounts, ({ createdAt }) => createdAt);
    this.#userIds = accounts.map(({ userId }) => userId);
    this.#texts = accounts.map(({ text }) => text);
    this.#flags = Uint8Array.from(accounts, ({ flags }) => flags);
    this.#found = new SlotSet(accounts.length);
    this.#all = new SlotSet(accounts.length);
    for (const status of accountStatuses) {
      const set = status === 'all' ? this.#all : new SlotSet(accounts.length);
      for (const [slot, flags] of this.#flags.entries()) if (hasStatus(flags, status)) set.add(slot);
      this.#byStatus.set(status, set);
    }
  }

  /** Until it is done, every search reads all texts. */
  async buildIndex(yieldToEventLoop: () => Promise<void>): Promise<void> {
    this.#index = await SearchIndex.build(this.#texts, yieldToEventLoop);
  }

  get size(): number {
    return this.#userIds.length;
  }

  get removedCount(): number {
    return this.#removed.size;
  }

  /** Bytes of the index, 0 as long as there is none. */
  get indexBytes(): number {
    return this.#index?.byteLength ?? 0;
  }

  /** Those with the status, the removed ones included. */
  getStatusSet(status: AccountStatus): SlotSet {
    return this.#byStatus.get(status) ?? this.#all;
  }

  /** The orders that were asked for since the table was made. */
  get preparedOrders(): readonly ColumnOrder[] {
    return [...this.#orders.keys()];
  }

  /** All slots in an order, sorted when it is first asked for. */
  sortBy(order: ColumnOrder, yieldToEventLoop: () => Promise<void>): Promise<Uint32Array> {
    let slots = this.#orders.get(order);
    if (slots === undefined) {
      slots = this.#sort(order, yieldToEventLoop);
      slots.catch(() => this.#orders.delete(order));
      this.#orders.set(order, slots);
    }
    return slots;
  }

  getAccount(slot: number): Account {
    return {
      userId: this.getUserId(slot),
      createdAt: this.#createdAt[slot] ?? 0,
      text: this.#texts[slot] ?? '',
      flags: this.#flags[slot] ?? 0,
    };
  }

  getUserId(slot: number): string {
    const userId = this.#userIds[slot];
    if (userId === undefined) throw new RangeError(`There is no slot ${slot}.`);
    return userId;
  }

  /** The first slot whose account is not older than the key. */
  findSlot(key: AccountKey): number {
    return lowerBound(this.size, (slot) =>
      compareKeys({ createdAt: this.#createdAt[slot] ?? 0, userId: this.getUserId(slot) }, key),
    );
  }

  /** Takes the account with exactly this key out, if it is here. */
  remove(key: AccountKey): void {
    const slot = this.findSlot(key);
    if (slot < this.size && this.#createdAt[slot] === key.createdAt && this.#userIds[slot] === key.userId)
      this.#removed.add(slot);
  }

  /**
   * The slots whose text holds the term; an empty one is held by all, undefined by none. The set is good
   * until the next call.
   */
  findMatches(term: string | undefined): SlotSet {
    const found = this.#found;
    found.clear();
    if (term === undefined) return found;
    if (term === '') found.addAll(this.#all);
    else if (this.#index) this.#index.addMatches(found, term);
    else this.#readAll(found, term);
    for (const slot of this.#removed) found.delete(slot);
    return found;
  }

  async #sort(order: ColumnOrder, yieldToEventLoop: () => Promise<void>): Promise<Uint32Array> {
    const { column, direction } = parseOrder(order);
    const keys: string[] = [];
    for (const [slot, text] of this.#texts.entries()) {
      keys.push(readSortKey({ text, flags: this.#flags[slot] ?? 0 }, column));
      if (slot % 1024 === 0) await yieldToEventLoop();
    }
    // Slots are in the order of creation, and the newest comes first among equals.
    const compare = (a: number, b: number) => direction * compareTexts(keys[a] ?? '', keys[b] ?? '') || b - a;
    return sortSlots(this.size, compare, yieldToEventLoop);
  }

  #readAll(found: SlotSet, term: string): void {
    for (const [slot, text] of this.#texts.entries()) if (text.includes(term)) found.add(slot);
  }
}
