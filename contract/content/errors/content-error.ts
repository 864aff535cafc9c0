import { z } from 'zod';
import { closest, distance } from 'fastest-levenshtein';

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
  const { error } = schema.safeParse(content, { error: formatIssue });
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

/**
 * Returns `; did you mean "x"?` for the most similar valid value, or an empty string when none is similar.
 */
export function suggestNearest(value: string, valid: readonly string[]): string {
  if (valid.length === 0) return '';
  const completion = value === '' ? undefined : valid.find((id) => id.startsWith(value));
  const nearest = completion ?? closest(value, valid);
  // A third of the letters, or two that changed places; never all of a short word.
  const maxDistance = Math.min(value.length - 1, Math.max(2, Math.floor(value.length / 3)));
  const isSimilar =
    completion !== undefined || distance(value.toLowerCase(), nearest.toLowerCase()) <= maxDistance;
  return isSimilar ? `; did you mean "${nearest}"?` : '';
}

const kinds: Record<string, string> = {
  string: 'text in quotes',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list in [ ]',
  object: 'an object in { }',
  record: 'an object in { }',
};

/**
 * Describes zod's issues in plain words. Undefined when the schema has its own message or zod's message is
 * clear.
 */
function formatIssue(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type': {
      const kind = kinds[issue.expected] ?? issue.expected;
      return issue.input === undefined ? `is missing; add it (${kind})` : `must be ${kind}`;
    }
    case 'invalid_value': {
      const choices = issue.values.map((value) => JSON.stringify(value));
      const list = choices.length < 2 ? choices.join('') : `one of ${choices.join(', ')}`;
      if (issue.input === undefined) return `is missing; it must be ${list}`;
      const suggestion =
        typeof issue.input === 'string' ? suggestNearest(issue.input, issue.values.map(String)) : '';
      return `must be ${list}${suggestion}`;
    }
    case 'too_small':
    case 'too_big': {
      const bound = issue.code === 'too_small' ? Number(issue.minimum) : Number(issue.maximum);
      const limit = `${issue.exact ? 'exactly' : issue.code === 'too_small' ? 'at least' : 'at most'} ${bound}`;
      if (issue.origin === 'array')
        return `must have ${limit} ${bound === 1 ? 'entry' : 'entries'}, not ${getLength(issue.input)}`;
      if (issue.origin === 'string') return `must have ${limit} characters, not ${getLength(issue.input)}`;
      return issue.inclusive === false
        ? `must be ${issue.code === 'too_small' ? 'more' : 'less'} than ${bound}`
        : `must be ${limit}`;
    }
    case 'invalid_format':
      return issue.format === 'email' ? 'must be an e-mail address, such as name@example.edu' : undefined;
    default:
      return undefined;
  }
}

function getLength(input: unknown): number {
  return typeof input === 'string' || Array.isArray(input) ? input.length : 0;
}
