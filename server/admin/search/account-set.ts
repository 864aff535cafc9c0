import { columnBorder } from './account-text.ts';
import { compareKeys, countBefore, type Account, type AccountKey } from './account-order.ts';
import { AccountTable } from './account-table.ts';
import type { SlotSet } from './slot-set.ts';

export type SearchQuery = { search: string; page: number; limit: number };
/** `userIds` of one page, newest first; `currentPage` is the last one where a later one was asked for. */
export type FoundPage = { userIds: string[]; currentPage: number; totalPages: number; total: number };

/** All accounts: most in an indexed table, those that came or changed since it was made in a short list that is read whole. */
export class AccountSet {
  readonly table: AccountTable;
  /** In the order of creation. */
  readonly #recent: Account[] = [];

  constructor(accounts: Account[]) {
    this.table = new AccountTable(accounts);
  }

  /** How many accounts the table doesn't hold, or holds no more. */
  get changedCount(): number {
    return this.#recent.length + this.table.removedCount;
  }

  /** Takes the accounts with the keys out and puts `current` in; doing so twice is the same as once. */
  apply(changed: readonly AccountKey[], current: readonly Account[]): void {
    for (const key of changed) {
      this.table.remove(key);
      const index = this.#recent.findIndex(({ userId }) => userId === key.userId);
      if (index >= 0) this.#recent.splice(index, 1);
    }
    for (const account of current) this.#recent.splice(this.#countOlder(account), 0, account);
  }

  /** One page of those who match. */
  find({ search, page, limit }: SearchQuery): FoundPage {
    const term = search.toLowerCase();
    if (term.includes(columnBorder)) return { userIds: [], currentPage: 1, totalPages: 1, total: 0 };
    const found = this.table.findMatches(term);
    const recent = this.#recent.filter(({ text }) => text.includes(term)).reverse();
    const total = found.size + recent.length;
    const totalPages = Math.max(1, Math.ceil(total / limit));
    const currentPage = Math.min(page, totalPages);
    return {
      userIds: this.#listPage(found, recent, (currentPage - 1) * limit, limit),
      currentPage,
      totalPages,
      total,
    };
  }

  /** Merges the table's matches with the recent ones, which come newest first. */
  #listPage(found: SlotSet, recent: readonly Account[], skipped: number, most: number): string[] {
    const newerInTable = (account: Account) => found.countFrom(this.table.findPlace(account));
    // How many of the recent ones lie on the pages before: their place on the whole list is their own rank and the newer ones of the table.
    const recentBefore = countBefore(recent.length, (rank) => {
      const account = recent[rank];
      return account === undefined ? 0 : rank + newerInTable(account) - skipped;
    });
    const slots = found.listFromTop(skipped - recentBefore, most);
    const userIds: string[] = [];
    let rank = recentBefore;
    for (let at = 0; userIds.length < most;) {
      const account = recent[rank];
      const slot = slots[at];
      if (account === undefined && slot === undefined) break;
      if (slot === undefined || (account !== undefined && this.table.findPlace(account) > slot)) {
        if (account !== undefined) userIds.push(account.userId);
        rank++;
      } else {
        userIds.push(this.table.getUserId(slot));
        at++;
      }
    }
    return userIds;
  }

  #countOlder(key: AccountKey): number {
    return countBefore(this.#recent.length, (index) => {
      const account = this.#recent[index];
      return account === undefined ? 0 : compareKeys(account, key);
    });
  }
}
