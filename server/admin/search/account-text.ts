import type { Selectable } from 'kysely';
import type { UsersTable } from '../../database/schema.ts';

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
}: Pick<Selectable<UsersTable>, 'name' | 'username' | 'email' | 'college'>): string {
  return [name.toLowerCase(), username.toLowerCase(), email.toLowerCase(), college.toLowerCase()].join(
    columnSeparator,
  );
}

/** Where the parts of an account's text are: the mail domain begins with its `@`; without one it is empty. */
export type TextParts = { domainStart: number; emailEnd: number; collegeStart: number };

/** `text` is one that `makeSearchText` made; the places are indexes of UTF-16 code units. */
export function findParts(text: string): TextParts {
  const emailStart = text.indexOf(columnSeparator, text.indexOf(columnSeparator) + 1) + 1;
  const emailEnd = text.indexOf(columnSeparator, emailStart);
  const at = text.lastIndexOf('@', emailEnd);
  return { domainStart: at < emailStart ? emailEnd : at, emailEnd, collegeStart: emailEnd + 1 };
}
