import { findNearestWord } from '../nearest-word.ts';
import { checkFeature, type QueryPartError } from './media-feature.ts';
import { splitTopLevel } from './split-top-level.ts';

/** A mistake in a media query, how to fix it, and the fixed query where there is only one way. */
export type MediaQueryError = { message: string; fix: string; fixedQuery?: string };

/** What can come next: a media type or the first condition, a condition, or a word that joins conditions. */
type ExpectedToken = 'first' | 'condition' | 'joiner';

/** A token of a query as it is written and in lower case, with the whole query. */
type QueryToken = { written: string; text: string; query: string; expected: ExpectedToken };

/** One kind of token: which tokens are of this kind, and what can follow or which mistake it is. */
type TokenKind = {
  matches: (token: QueryToken) => boolean;
  check: (token: QueryToken) => ExpectedToken | QueryPartError;
};

const mediaTypes = ['all', 'screen', 'print', 'speech'];
const oldMediaTypes = ['tty', 'tv', 'projection', 'handheld', 'braille', 'embossed', 'aural'];

const condition: TokenKind = {
  matches: ({ text }) => text.startsWith('('),
  check: ({ written, expected }) =>
    expected === 'joiner'
      ? {
          message: `The word and is missing before ${written}, so the browser drops everything in it.`,
          fix: `Write and before ${written}.`,
          replacement: [written, `and ${written}`],
        }
      : (checkFeature(written.replace(/^\(/, '').replace(/\)$/, '')) ?? 'joiner'),
};

const operatorWithoutSpace: TokenKind = {
  matches: ({ text }) => /^(and|or|not)\(/.test(text),
  check: ({ written, text }) => ({
    message: `The word ${text.slice(0, text.indexOf('('))} needs a space before the parenthesis, so the browser drops everything in it.`,
    fix: `Write ${text.replace('(', ' (')}.`,
    replacement: [written, written.replace('(', ' (')],
  }),
};

const featureAsFunction: TokenKind = {
  matches: ({ text }) => /^(min|max)-[a-z-]+\([^()]+\)$/.test(text),
  check({ written }) {
    const condition = `(${written.replace('(', ': ')}`;
    return {
      message: `${written} is written like a function, so the browser drops everything in the media query.`,
      fix: `Write ${condition}.`,
      replacement: [written, condition],
    };
  },
};

const conditionWithoutParentheses: TokenKind = {
  matches: ({ text }) => text.includes(':'),
  check({ query }) {
    const bare = query.trim().replace(/^.*\band\s+/, '');
    return {
      message: `The condition ${query.trim()} has no parentheses, so the browser drops everything in it.`,
      fix: `Write (${bare}).`,
      replacement: [bare, `(${bare})`],
    };
  },
};

const joiner: TokenKind = {
  matches: ({ text }) => text === 'and' || text === 'or',
  check: ({ written, text, expected }) =>
    expected === 'joiner'
      ? 'condition'
      : {
          message: `There is nothing before the ${text} in the media query, so the browser drops everything in it.`,
          fix: `Remove the ${text} or write a condition before it.`,
          replacement: [`${written} `, ''],
        },
};

const modifier: TokenKind = {
  matches: ({ text }) => text === 'only' || text === 'not',
  check: ({ expected }) =>
    expected === 'joiner'
      ? { message: 'The media query joins its conditions wrongly.', fix: 'Join them with and.' }
      : expected,
};

const mediaType: TokenKind = {
  matches: ({ text, expected }) => expected === 'first' && /^[a-z-]+$/.test(text),
  check({ written, text }) {
    if (mediaTypes.includes(text) || oldMediaTypes.includes(text)) return 'joiner';
    const nearest = findNearestWord(text, mediaTypes);
    return {
      message: `There is no media type ${text}, so nothing in this media query ever applies.`,
      fix: nearest ? `Write ${nearest}.` : 'Write screen, print or a condition in parentheses.',
      ...(nearest ? { replacement: [written, nearest] } : {}),
    };
  },
};

/** The first kind that matches a token is taken. */
const tokenKinds = [
  condition,
  operatorWithoutSpace,
  featureAsFunction,
  conditionWithoutParentheses,
  joiner,
  modifier,
  mediaType,
];

function checkQuery(query: string): QueryPartError | undefined {
  const parts = splitTopLevel(query.replace(/\)(?=\S)/g, ') ').replace(/\)\s+\)/g, '))'), ' ');
  let expected: ExpectedToken = 'first';
  for (const written of parts) {
    const token: QueryToken = { written, text: written.toLowerCase(), query, expected };
    const next = tokenKinds.find(({ matches }) => matches(token))?.check(token) ?? {
      message: `${query.trim()} is not a media query, so the browser drops everything in it.`,
      fix: 'Write a condition such as (min-width: 600px).',
    };
    if (typeof next !== 'string') return next;
    expected = next;
  }
  return expected === 'condition'
    ? {
        message: 'The media query ends with and, so the browser drops everything in it.',
        fix: 'Write a condition after and.',
        replacement: [query.trim(), query.trim().replace(/\s+(and|or)$/i, '')],
      }
    : undefined;
}

function checkQueryList(prelude: string): QueryPartError | undefined {
  if (prelude.trim() === '') return undefined;
  const errors = splitTopLevel(prelude, ',').map((query): QueryPartError | undefined =>
    query.trim() === ''
      ? { message: 'There is an extra comma in the media query.', fix: 'Remove the comma.' }
      : checkQuery(query),
  );
  return errors.every((error) => error !== undefined)
    ? errors[0]
    : errors.find((error) => error !== undefined);
}

/** The mistake in the query list of an `@media`; undefined for a valid one. */
export function explainMediaQuery(prelude: string): MediaQueryError | undefined {
  const error = checkQueryList(prelude);
  if (!error) return undefined;
  const { message, fix, replacement } = error;
  const fixedQuery =
    replacement && prelude.includes(replacement[0])
      ? prelude.replace(replacement[0], () => replacement[1])
      : undefined;
  // With a second mistake in the query, no single edit fixes it.
  return { message, fix, ...(fixedQuery !== undefined && !checkQueryList(fixedQuery) ? { fixedQuery } : {}) };
}
