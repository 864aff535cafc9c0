import * as z from 'zod/mini';
import type { Author } from '#app/learn/project/git/git-objects.ts';
import { readStorage } from '#app/session/read-storage.ts';
import { findStoredSession } from '#app/session/stored-session.ts';

/*
 * The name that the learner’s commits show, asked once and kept in this browser. The time zone is kept with it, because
 * it is in each commit’s hash: on a journey the hashes stay.
 */

export const authorNameMaxCharacters = 80;

const authorSchema = z.strictObject({ name: z.string(), zone: z.string() });
/** Where the browser forbids storage, or it is full. */
const unsavedAuthors = new Map<string, string>();

const getKey = () => `author:${findStoredSession()?.userId ?? ''}`;
const getZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

function parse(text: string | null | undefined): Author | undefined {
  try {
    const { data } = authorSchema.safeParse(JSON.parse(text ?? 'null'));
    if (data) new Intl.DateTimeFormat('en', { timeZone: data.zone }).format(0); // throws for an unknown zone
    return data;
  } catch {
    return undefined;
  }
}

/** The name as the learner gave it, or undefined before they were asked. */
export function findAuthor(): Author | undefined {
  const key = getKey();
  return parse(unsavedAuthors.get(key) ?? readStorage(key));
}

/** Who writes the commits now: before the name was asked, the username. */
export function getAuthor(): Author {
  return findAuthor() ?? { name: findStoredSession()?.username ?? '', zone: getZone() };
}

/** Keeps the name for all commits, with the time zone of the first time. */
export function storeAuthorName(name: string): Author {
  const author = { name, zone: getAuthor().zone };
  const [key, text] = [getKey(), JSON.stringify(author)];
  try {
    localStorage.setItem(key, text);
    unsavedAuthors.delete(key);
  } catch {
    unsavedAuthors.set(key, text);
  }
  return author;
}
