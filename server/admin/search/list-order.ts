import type { ColumnOrder, SortedColumn } from '#contract/admin/admin.ts';
import { compareKeys, type Account, isVerified, columnSeparator } from './account.ts';

const textColumns: readonly SortedColumn[] = ['name', 'username', 'email', 'college'];

/** Compares two accounts as a list in that order has them; the newer one comes first among equals. */
export function createComparison(order: ColumnOrder): (a: Account, b: Account) => number {
  const { column, direction } = parseOrder(order);
  return (a, b) =>
    direction * compareTexts(readSortKey(a, column), readSortKey(b, column)) || compareKeys(b, a);
}

/** The direction is -1 for an order from the last value to the first. */
export function parseOrder(order: ColumnOrder): { column: SortedColumn; direction: 1 | -1 } {
  return { column: order.replace('-', '') as SortedColumn, direction: order.startsWith('-') ? -1 : 1 };
}

/** By what the column is sorted: its text in lower case, or the word that the status is shown as. */
export function readSortKey({ text, flags }: Pick<Account, 'text' | 'flags'>, column: SortedColumn): string {
  if (column === 'status') return isVerified(flags) ? 'verified' : 'unverified';
  let start = 0;
  for (let skipped = textColumns.indexOf(column); skipped > 0; skipped -= 1)
    start = text.indexOf(columnSeparator, start) + 1;
  const end = text.indexOf(columnSeparator, start);
  return end < 0 ? text.slice(start) : text.slice(start, end);
}

/** Code unit by code unit. */
export function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
