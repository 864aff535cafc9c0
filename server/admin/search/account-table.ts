import { compareKeys, countBefore, type Account, type AccountKey } from './account-order.ts';
import { SearchIndex } from './search-index.ts';
import { SlotSet } from './slot-set.ts';

/** Many accounts in the order of their creation, the place of each being its slot. They can be taken out but not added. */
export class AccountTable {
  readonly #createdAt: Float64Array;
  readonly #userIds: readonly string[];
  readonly #texts: readonly string[];
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
    this.#found = new SlotSet(accounts.length);
    this.#all = new SlotSet(accounts.length);
    for (let slot = 0; slot < accounts.length; slot++) this.#all.add(slot);
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

  getUserId(slot: number): string {
    const userId = this.#userIds[slot];
    if (userId === undefined) throw new RangeError(`There is no slot ${slot}.`);
    return userId;
  }

  /** The first slot whose account is not older than the key. */
  findPlace(key: AccountKey): number {
    return countBefore(this.size, (slot) =>
      compareKeys({ createdAt: this.#createdAt[slot] ?? 0, userId: this.getUserId(slot) }, key),
    );
  }

  /** Takes the account with exactly this key out, if it is here. */
  remove(key: AccountKey): void {
    const slot = this.findPlace(key);
    if (slot < this.size && this.#createdAt[slot] === key.createdAt && this.#userIds[slot] === key.userId)
      this.#removed.add(slot);
  }

  /** The slots whose text holds the term; an empty one is held by all. The set is good until the next call. */
  findMatches(term: string): SlotSet {
    const found = this.#found;
    found.clear();
    if (term === '') found.unite(this.#all);
    else if (this.#index) this.#index.addMatches(found, term);
    else this.#readAll(found, term);
    for (const slot of this.#removed) found.delete(slot);
    return found;
  }

  #readAll(found: SlotSet, term: string): void {
    for (const [slot, text] of this.#texts.entries()) if (text.includes(term)) found.add(slot);
  }
}
