import { z } from 'zod';
import { describeIssue } from './describe-issue.ts';
import { suggestNearest } from './nearest.ts';

/** Invalid content. The message has one line for each error, with its file and field. */
export class ContentError extends Error {
  override name = 'ContentError';

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    // The message names the place to edit. A trace of the code that found the error would only hide it.
    this.stack = message;
  }
}

/**
 * Validates a file's content with its schema. Returns one line for each error, with the file, the field and
 * what is allowed: `content/clubs.ts: clubs[2] "java": rules: …`.
 */
export function listContentErrors(file: string, schema: z.ZodType, content: unknown): string[] {
  const { error } = schema.safeParse(content, { error: describeIssue });
  const issues = error?.issues ?? [];
  return issues.flatMap((issue) => {
    const place = `${file}: ${formatPath(issue.path, content)}`;
    if (issue.code !== 'unrecognized_keys') {
      const value = findAt(content, issue.path);
      const isShort = typeof value === 'number' || (typeof value === 'string' && value.length <= 60);
      return [`${place}${issue.message}${isShort ? ` (now ${JSON.stringify(value)})` : ''}`];
    }
    const missing = issues
      .filter(({ path }) => path.length === issue.path.length + 1 && isBelow(path, issue.path))
      .map(({ path }) => String(path.at(-1)));
    return issue.keys.map(
      (key) =>
        `${place}has an unknown field "${key}"${suggestNearest(key, missing) || '; remove it or correct its name'}`,
    );
  });
}

function isBelow(path: readonly PropertyKey[], parent: readonly PropertyKey[]): boolean {
  return parent.every((key, index) => path[index] === key);
}

function findAt(content: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    content,
  );
}

/**
 * Formats a path as `clubs[2] "java": leadership.leader.phone: `, with the id of the entry, which is easy to
 * find.
 */
function formatPath(path: readonly PropertyKey[], content: unknown): string {
  let formatted = '';
  for (const [index, key] of path.entries()) {
    if (typeof key === 'number') formatted += `[${key}]`;
    else formatted += `${formatted === '' || formatted.endsWith(': ') ? '' : '.'}${String(key)}`;
    const entry = findAt(content, path.slice(0, index + 1));
    const isLast = index === path.length - 1;
    if (typeof key === 'number' && typeof entry === 'object' && entry !== null && 'id' in entry)
      formatted += ` ${JSON.stringify(entry.id)}${isLast ? '' : ': '}`;
  }
  return formatted === '' ? '' : `${formatted}: `;
}
