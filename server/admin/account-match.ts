import type { User } from '../accounts/users/users-repository.ts';

/** The four columns that the list's search compares. */
export type SearchedColumns = Pick<User, 'name' | 'username' | 'email' | 'college'>;

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
