/** Where an account is in the order of creation; the id decides between two of the same millisecond. */
export type AccountKey = { createdAt: number; userId: string };

/** What the search keeps of an account. `text` comes from `makeSearchText`, `flags` from `packFlags`. */
export type Account = AccountKey & { text: string; flags: number };

/** Negative when `a` was created before `b`, 0 for the same account. */
export function compareKeys(a: AccountKey, b: AccountKey): number {
  if (a.createdAt !== b.createdAt) return a.createdAt - b.createdAt;
  if (a.userId === b.userId) return 0;
  return a.userId < b.userId ? -1 : 1;
}

/** How many of a sorted list’s items come first, by a comparison that is negative for exactly those. */
export function lowerBound(length: number, compareWith: (index: number) => number): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compareWith(middle) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
