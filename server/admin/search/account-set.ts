import type { AccountStatus, ColumnOrder, ListOrder, StatusCounts } from '#contract/admin/admin.ts';
import {
  countByStatus,
  hasStatus,
  compareKeys,
  lowerBound,
  type Account,
  type AccountKey,
  columnSeparator,
} from './account.ts';
import { AccountTable } from './account-table.ts';
import { createComparison } from './list-order.ts';
import type { SlotSet } from './text-index/slot-set.ts';

/** The newest first unless `sort` says otherwise. */
export type SearchQuery = {
  search: string;
  status?: AccountStatus | undefined;
  sort?: ListOrder | undefined;
  page: number;
  limit: number;
};
/**
 * `userIds` of one page; `currentPage` is the last one where a later one was asked for. `counts` of what the
 * search finds, where a status was asked for.
 */
export type FoundPage = {
  userIds: string[];
  currentPage: number;
  totalPages: number;
  total: number;
  counts?: StatusCounts;
};
/** An order by a column, with the table's slots in it. */
export type SortedSlots = { order: ColumnOrder; slots: Uint32Array };

/**
 * All accounts: most in an indexed table, those that came or changed since it was made in a short list that
 * is read whole.
 */
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

  /** One page of those who match; in an order by a column, `sorted` is that order of the table. */
  find({ search, status, page, limit }: SearchQuery, sorted?: SortedSlots): FoundPage {
    const term = search.toLowerCase();
    const isPossible = !term.includes(columnSeparator);
    const found = this.table.findMatches(isPossible ? term : undefined);
    let recent = isPossible ? this.#recent.filter(({ text }) => text.includes(term)).reverse() : [];
    const counts =
      status === undefined
        ? undefined
        : countByStatus(
            (eachStatus) =>
              found.countIntersection(this.table.getStatusSet(eachStatus)) +
              recent.filter(({ flags }) => hasStatus(flags, eachStatus)).length,
          );
    if (status !== undefined && status !== 'all') {
      found.intersect(this.table.getStatusSet(status));
      recent = recent.filter(({ flags }) => hasStatus(flags, status));
    }
    const total = found.size + recent.length;
    const totalPages = Math.max(1, Math.ceil(total / limit));
    const currentPage = Math.min(page, totalPages);
    const skipped = (currentPage - 1) * limit;
    const userIds =
      sorted === undefined
        ? this.#listPage(found, recent, skipped, limit)
        : this.#listSorted(found, recent, skipped, limit, sorted);
    return { userIds, currentPage, totalPages, total, ...(counts && { counts }) };
  }

  /** Merges the table's matches with the recent ones, which come newest first. */
  #listPage(found: SlotSet, recent: readonly Account[], skipped: number, limit: number): string[] {
    const newerInTable = (account: Account) => found.countFrom(this.table.findSlot(account));
    // How many of the recent ones are on the pages before: their place on the whole list is their own rank
    // and the newer ones of the table.
    const recentBefore = lowerBound(recent.length, (rank) => {
      const account = recent[rank];
      return account === undefined ? 0 : rank + newerInTable(account) - skipped;
    });
    const slots = found.listHighest(skipped - recentBefore, limit);
    const userIds: string[] = [];
    let rank = recentBefore;
    for (let at = 0; userIds.length < limit;) {
      const account = recent[rank];
      const slot = slots[at];
      if (account === undefined && slot === undefined) break;
      if (slot === undefined || (account !== undefined && this.table.findSlot(account) > slot)) {
        if (account !== undefined) userIds.push(account.userId);
        rank++;
      } else {
        userIds.push(this.table.getUserId(slot));
        at++;
      }
    }
    return userIds;
  }

  /** Walks through the whole order, which takes a few milliseconds for a million accounts. */
  #listSorted(
    found: SlotSet,
    recent: readonly Account[],
    skipped: number,
    limit: number,
    { order, slots }: SortedSlots,
  ): string[] {
    const compare = createComparison(order);
    const sortedRecent = recent.toSorted(compare);
    const insertIndexes = sortedRecent.map((account) =>
      lowerBound(slots.length, (index) => compare(this.table.getAccount(slots[index] ?? 0), account)),
    );
    const userIds: string[] = [];
    let remaining = skipped;
    let rank = 0;
    for (let index = 0; index <= slots.length && userIds.length < limit; index++) {
      for (; insertIndexes[rank] === index && userIds.length < limit; rank++) {
        const userId = sortedRecent[rank]?.userId;
        if (remaining > 0) remaining--;
        else if (userId !== undefined) userIds.push(userId);
      }
      const slot = slots[index];
      if (slot === undefined || !found.has(slot) || userIds.length === limit) continue;
      if (remaining > 0) remaining--;
      else userIds.push(this.table.getUserId(slot));
    }
    return userIds;
  }

  #countOlder(key: AccountKey): number {
    return lowerBound(this.#recent.length, (index) => {
      const account = this.#recent[index];
      return account === undefined ? 0 : compareKeys(account, key);
    });
  }
}
