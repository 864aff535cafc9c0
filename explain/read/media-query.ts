import { findNearest } from '../nearest-word.ts';
import { splitTopLevel } from './split-top-level.ts';

const lengths = ['width', 'height', 'inline-size', 'block-size', 'device-width', 'device-height'];
const features = [
  ...lengths,
  'aspect-ratio',
  'device-aspect-ratio',
  'resolution',
  'color',
  'color-index',
  'monochrome',
];
const discrete = [
  'orientation',
  'color-gamut',
  'display-mode',
  'display-state',
  'dynamic-range',
  'forced-colors',
  'grid',
  'hover',
  'any-hover',
  'pointer',
  'any-pointer',
  'inverted-colors',
  'overflow-block',
  'overflow-inline',
  'prefers-color-scheme',
  'prefers-contrast',
  'prefers-reduced-motion',
  'prefers-reduced-transparency',
  'prefers-reduced-data',
  'scan',
  'scripting',
  'update',
  'video-dynamic-range',
  'nav-controls',
  'environment-blending',
  'horizontal-viewport-segments',
  'vertical-viewport-segments',
  'device-posture',
  'resizable',
  'transform-3d',
  'shape',
];
const known = [...features, ...features.flatMap((name) => [`min-${name}`, `max-${name}`]), ...discrete];
const words: Readonly<Record<string, readonly string[]>> = {
  'prefers-color-scheme': ['dark', 'light'],
  orientation: ['portrait', 'landscape'],
  'prefers-reduced-motion': ['reduce', 'no-preference'],
  hover: ['hover', 'none'],
  pointer: ['fine', 'coarse', 'none'],
};

/** What is wrong with a media query, how to fix it, and the query as it should be where that is clear. */
export type QueryError = { message: string; fix: string; fixed?: string };

/** A mistake in a part of a query, and what to write for the part. */
type PartError = { message: string; fix: string; swap?: [from: string, to: string] };

function explainFeature(inside: string): PartError | undefined {
  const text = inside.trim();
  if (text.startsWith('(') || /[<>=]/.test(text) || /^(not|and|or)\b/.test(text) || /[(]/.test(text)) {
    return explainRange(text);
  }
  const [name, value] = splitAtColon(text);
  if (text === '')
    return {
      message: 'The parentheses of the media query are empty, so the browser drops everything in it.',
      fix: 'Write a condition such as (min-width: 600px).',
    };
  if (/\s/.test(name))
    return {
      message: `(${text}) has no colon, so the browser drops everything in it.`,
      fix: `Write (${text.replace(/\s+/, ': ')}).`,
      swap: [text, text.replace(/\s+/, ': ')],
    };
  if (!known.includes(name.toLowerCase()) && !name.startsWith('-')) {
    const near = findNearest(name, known);
    return {
      message: `Media queries have no feature ${name}, so the browser drops everything in this one.`,
      fix: near ? `Write ${near}.` : 'Use a feature such as min-width.',
      ...(near ? { swap: [name, near] } : {}),
    };
  }
  const bare = name.replace(/^(min|max)-/, '');
  if (value !== undefined && lengths.includes(bare) && /^-?[\d.]+$/.test(value) && Number(value) !== 0) {
    return {
      message: `(${text}) has a number without a unit, so the browser drops everything in it.`,
      fix: `Write (${name}: ${value}px).`,
      swap: [text, `${name}: ${value}px`],
    };
  }
  if (value !== undefined && lengths.includes(bare) && /\d\s+[a-z]+$/i.test(value))
    return {
      message: `There is a space between the number and its unit in (${text}), so the browser drops everything in it.`,
      fix: `Write (${name}: ${value.replace(/\s+/, '')}).`,
      swap: [text, `${name}: ${value.replace(/\s+/, '')}`],
    };
  if (value !== undefined && lengths.includes(bare) && !/^[-+]?[\d.]+(e[-+]?\d+)?([a-z]+)?$/i.test(value))
    return {
      message: `${value} is not a length, so the browser drops everything in (${text}).`,
      fix: `Write a length such as (${name}: ${/[\d.]+/.exec(value)?.[0] ?? '600'}px).`,
      swap: [text, `${name}: ${/[\d.]+/.exec(value)?.[0] ?? '600'}px`],
    };
  const choice = words[name];
  if (value !== undefined && choice && !choice.includes(value))
    return {
      message: `${name} can't be ${value}, so nothing in this media query ever applies.`,
      fix: `Write ${findNearest(value, choice) ?? choice.join(' or ')}.`,
      swap: [value, findNearest(value, choice) ?? value],
    };
  return undefined;
}

function explainRange(text: string): PartError | undefined {
  const number =
    /(?:width|height)\s*[<>]=?\s*([\d.]+)(?![\w.])|(?<![\w.])([\d.]+)\s*[<>]=?\s*(?:width|height)/.exec(text);
  const prefixed = /\b(min|max)-[a-z-]+\s*[<>=]|[<>=]\s*(min|max)-[a-z]/.exec(text);
  // Only features of a range, such as width, can be compared by =.
  const equals = /^([a-z-]+)\s*=\s*(.+)$/.exec(text);
  if (equals && (/^(min|max)-/.test(text) || discrete.includes(equals[1] ?? '')))
    return {
      message: `(${text}) has = between feature and value, not a colon, so the browser drops everything in it.`,
      fix: `Write (${equals[1]}: ${equals[2]}).`,
      swap: [text, `${equals[1]}: ${equals[2]}`],
    };
  if (prefixed)
    return {
      message: `(${text}) has both min- or max- and a comparison sign, so the browser drops everything in it.`,
      fix: `Write (${text.replace(/\b(min|max)-/, '')}).`,
      swap: [text, text.replace(/\b(min|max)-/, '')],
    };
  const turned = /^(.+?)\s*([<>])(=?)\s*([a-z-]+)\s*([<>])(=?)\s*(.+)$/i.exec(text);
  if (turned && turned[2] !== turned[5]) {
    const [, least = '', sign = '', equal = '', name = '', , otherEqual = '', most = ''] = turned;
    const range = `${least.trim()} ${sign}${equal} ${name} ${sign}${otherEqual} ${most.trim()}`;
    return {
      message: `(${text}) compares in two directions, and both signs must point the same way, so the browser drops everything in it.`,
      fix: `Write (${range}).`,
      swap: [text, range],
    };
  }
  const found = number?.[1] ?? number?.[2];
  if (found !== undefined && Number(found) !== 0)
    return {
      message: `(${text}) has a number without a unit, so the browser drops everything in it.`,
      fix: `Write ${found}px.`,
      swap: [text, text.replace(found, `${found}px`)],
    };
  return undefined;
}

function splitAtColon(text: string): [string, string | undefined] {
  const at = text.indexOf(':');
  return at < 0 ? [text, undefined] : [text.slice(0, at).trim(), text.slice(at + 1).trim()];
}

/** What may come next: a media type or the first condition, a condition, or the word that joins conditions. */
type Expects = 'first' | 'condition' | 'joiner';

/** A word of a query as it was written, and the whole query. */
type QueryWord = { part: string; word: string; query: string; expects: Expects };

/** One kind of word: whether a word is of it, and what may come after it or what is wrong with it. */
type WordKind = { is: (read: QueryWord) => boolean; read: (read: QueryWord) => Expects | PartError };

const mediaTypes = ['all', 'screen', 'print', 'speech'];
const oldMediaTypes = ['tty', 'tv', 'projection', 'handheld', 'braille', 'embossed', 'aural'];

const condition: WordKind = {
  is: ({ word }) => word.startsWith('('),
  read: ({ part, expects }) =>
    expects === 'joiner'
      ? {
          message: `The word and is missing before ${part}, so the browser drops everything in it.`,
          fix: `Write and before ${part}.`,
          swap: [part, `and ${part}`],
        }
      : (explainFeature(part.replace(/^\(/, '').replace(/\)$/, '')) ?? 'joiner'),
};

const joinedWord: WordKind = {
  is: ({ word }) => /^(and|or|not)\(/.test(word),
  read: ({ part, word }) => ({
    message: `The word ${word.slice(0, word.indexOf('('))} needs a space before the parenthesis, so the browser drops everything in it.`,
    fix: `Write ${word.replace('(', ' (')}.`,
    swap: [part, part.replace('(', ' (')],
  }),
};

const functionCall: WordKind = {
  is: ({ word }) => /^(min|max)-[a-z-]+\([^()]+\)$/.test(word),
  read({ part }) {
    const written = `(${part.replace('(', ': ')}`;
    return {
      message: `${part} is written like a function, so the browser drops everything in the media query.`,
      fix: `Write ${written}.`,
      swap: [part, written],
    };
  },
};

const bareCondition: WordKind = {
  is: ({ word }) => word.includes(':'),
  read({ query }) {
    const bare = query.trim().replace(/^.*\band\s+/, '');
    return {
      message: `The condition ${query.trim()} has no parentheses, so the browser drops everything in it.`,
      fix: `Write (${bare}).`,
      swap: [bare, `(${bare})`],
    };
  },
};

const joiner: WordKind = {
  is: ({ word }) => word === 'and' || word === 'or',
  read: ({ part, word, expects }) =>
    expects === 'joiner'
      ? 'condition'
      : {
          message: `There is nothing before the ${word} in the media query, so the browser drops everything in it.`,
          fix: `Remove the ${word} or write a condition before it.`,
          swap: [`${part} `, ''],
        },
};

const modifier: WordKind = {
  is: ({ word }) => word === 'only' || word === 'not',
  read: ({ expects }) =>
    expects === 'joiner'
      ? { message: 'The media query joins its conditions wrongly.', fix: 'Join them with and.' }
      : expects,
};

const mediaType: WordKind = {
  is: ({ word, expects }) => expects === 'first' && /^[a-z-]+$/.test(word),
  read({ part, word }) {
    if (mediaTypes.includes(word) || oldMediaTypes.includes(word)) return 'joiner';
    const near = findNearest(word, mediaTypes);
    return {
      message: `There is no media type ${word}, so nothing in this media query ever applies.`,
      fix: near ? `Write ${near}.` : 'Write screen, print or a condition in parentheses.',
      ...(near ? { swap: [part, near] } : {}),
    };
  },
};

/** A word is read by the first kind that it is of. */
const wordKinds = [condition, joinedWord, functionCall, bareCondition, joiner, modifier, mediaType];

function explainQuery(query: string): PartError | undefined {
  const parts = splitTopLevel(query.replace(/\)(?=\S)/g, ') ').replace(/\)\s+\)/g, '))'), ' ');
  let expects: Expects = 'first';
  for (const part of parts) {
    const read: QueryWord = { part, word: part.toLowerCase(), query, expects };
    const next = wordKinds.find(({ is }) => is(read))?.read(read) ?? {
      message: `${query.trim()} is not a media query, so the browser drops everything in it.`,
      fix: 'Write a condition such as (min-width: 600px).',
    };
    if (typeof next !== 'string') return next;
    expects = next;
  }
  return expects === 'condition'
    ? {
        message: 'The media query ends with and, so the browser drops everything in it.',
        fix: 'Write a condition after and.',
        swap: [query.trim(), query.trim().replace(/\s+(and|or)$/i, '')],
      }
    : undefined;
}

function findError(prelude: string): PartError | undefined {
  if (prelude.trim() === '') return undefined;
  const queries = splitTopLevel(prelude, ',').map((query): PartError | undefined =>
    query.trim() === ''
      ? { message: 'There is an extra comma in the media query.', fix: 'Remove the comma.' }
      : explainQuery(query),
  );
  return queries.every((error) => error !== undefined)
    ? queries[0]
    : queries.find((error) => error !== undefined);
}

/** What is wrong with the words after `@media`; undefined when a browser can use them. */
export function explainMediaQuery(prelude: string): QueryError | undefined {
  const error = findError(prelude);
  if (!error) return undefined;
  const { message, fix, swap } = error;
  const fixed = swap && prelude.includes(swap[0]) ? prelude.replace(swap[0], () => swap[1]) : undefined;
  // With a second mistake in it, the author has to look again.
  return { message, fix, ...(fixed !== undefined && !findError(fixed) ? { fixed } : {}) };
}
