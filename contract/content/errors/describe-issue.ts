import type { z } from 'zod';
import { suggestNearest } from './nearest.ts';

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
export function describeIssue(issue: z.core.$ZodRawIssue): string | undefined {
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
