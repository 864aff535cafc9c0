import { accountStatuses, type AccountStatus } from '#contract/admin/admin.ts';
import type { User } from '../../accounts/users/users-repository.ts';

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

/** An account's flags in one number. */
const verifiedBit = 1;
const adminBit = 2;
const blockedBit = 4;

/** The flags as the sum of their bits, from 0 to 7. */
export function packFlags({
  verified,
  admin,
  blocked,
}: Pick<User, 'verified' | 'admin' | 'blocked'>): number {
  return verified * verifiedBit + admin * adminBit + blocked * blockedBit;
}

export function isVerified(flags: number): boolean {
  return (flags & verifiedBit) !== 0;
}

/** Whether an account with these flags is one of those asked for. */
export function hasStatus(flags: number, status: AccountStatus): boolean {
  if (status === 'verified') return isVerified(flags);
  if (status === 'unverified') return !isVerified(flags);
  if (status === 'admins') return (flags & adminBit) !== 0;
  return status === 'all' || (flags & blockedBit) !== 0;
}

/** What a count gives for each status. */
export function countByStatus(count: (status: AccountStatus) => number): Record<AccountStatus, number> {
  const counts = { all: 0, verified: 0, unverified: 0, blocked: 0, admins: 0 };
  for (const status of accountStatuses) counts[status] = count(status);
  return counts;
}

/** Separates the columns in an account's text. No column contains it, so a search for it finds nobody. */
export const columnSeparator = '\0';

/**
 * The searched columns in lower case, joined. Each is converted by itself, because a letter's lower case may
 * depend on its neighbours.
 */
export function makeSearchText({
  name,
  username,
  email,
  college,
}: Pick<User, 'name' | 'username' | 'email' | 'college'>): string {
  return [name.toLowerCase(), username.toLowerCase(), email.toLowerCase(), college.toLowerCase()].join(
    columnSeparator,
  );
}

/** Where the parts of an account's text are: the mail domain begins with its `@`; without one it is empty. */
type TextParts = { domainStart: number; emailEnd: number; collegeStart: number };

/** `text` is one that `makeSearchText` made; the places are indexes of UTF-16 code units. */
export function findParts(text: string): TextParts {
  const emailStart = text.indexOf(columnSeparator, text.indexOf(columnSeparator) + 1) + 1;
  const emailEnd = text.indexOf(columnSeparator, emailStart);
  const at = text.lastIndexOf('@', emailEnd);
  return { domainStart: at < emailStart ? emailEnd : at, emailEnd, collegeStart: emailEnd + 1 };
}

/** The four columns that the list's search compares. */
type SearchedColumns = Pick<User, 'name' | 'username' | 'email' | 'college'>;

/**
 * Whether one of the columns holds the search, which comes in lower case. What the search means is decided
 * here and not in SQL: the two engines disagree on the case of letters beyond ASCII.
 */
export function isMatch(
  { name, username, email, college }: SearchedColumns,
  lowerCaseSearch: string,
): boolean {
  return [name, username, email, college].some((text) => text.toLowerCase().includes(lowerCaseSearch));
}
