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

export type QueryFault = { message: string; mend: string };

function explainFeature(inside: string): QueryFault | undefined {
  const text = inside.trim();
  if (text.startsWith('(') || /[<>=]/.test(text) || /^(not|and|or)\b/.test(text) || /[(]/.test(text)) {
    return explainRange(text);
  }
  const [name, value] = splitAtColon(text);
  if (text === '')
    return {
      message: 'The brackets of the media query are empty, so the browser drops all that stands in it.',
      mend: 'Write a condition such as (min-width: 600px).',
    };
  if (/\s/.test(name))
    return {
      message: `(${text}) has no colon, so the browser drops all that stands in it.`,
      mend: `Write (${text.replace(/\s+/, ': ')}).`,
    };
  if (!known.includes(name.toLowerCase()) && !name.startsWith('-')) {
    const near = findNearest(name, known);
    return {
      message: `Media queries know no ${name}, so the browser drops all that stands in this one.`,
      mend: near ? `Write ${near}.` : 'Use a feature such as min-width.',
    };
  }
  const bare = name.replace(/^(min|max)-/, '');
  if (value !== undefined && lengths.includes(bare) && /^-?[\d.]+$/.test(value) && Number(value) !== 0) {
    return {
      message: `(${text}) has a number without a unit, so the browser drops all that stands in it.`,
      mend: `Write (${name}: ${value}px).`,
    };
  }
  if (value !== undefined && lengths.includes(bare) && /\d\s+[a-z]+$/i.test(value))
    return {
      message: `A space stands between number and unit in (${text}), so the browser drops all that stands in it.`,
      mend: `Write (${name}: ${value.replace(/\s+/, '')}).`,
    };
  if (value !== undefined && lengths.includes(bare) && !/^[-+]?[\d.]+(e[-+]?\d+)?([a-z]+)?$/i.test(value))
    return {
      message: `${value} is no length, so the browser drops all that stands in (${text}).`,
      mend: `Write a length such as (${name}: ${/[\d.]+/.exec(value)?.[0] ?? '600'}px).`,
    };
  const choice = words[name];
  if (value !== undefined && choice && !choice.includes(value))
    return {
      message: `${name} can't be ${value}, so nothing in this media query ever applies.`,
      mend: `Write ${findNearest(value, choice) ?? choice.join(' or ')}.`,
    };
  return undefined;
}

function explainRange(text: string): QueryFault | undefined {
  const number =
    /(?:width|height)\s*[<>]=?\s*([\d.]+)(?![\w.])|(?<![\w.])([\d.]+)\s*[<>]=?\s*(?:width|height)/.exec(text);
  const prefixed = /\b(min|max)-[a-z-]+\s*[<>=]|[<>=]\s*(min|max)-[a-z]/.exec(text);
  const equals = /^((?:min|max)-[a-z-]+)\s*=\s*(.+)$/.exec(text);
  if (equals)
    return {
      message: `(${text}) parts the feature from its value by =, not by a colon, so the browser drops all that stands in it.`,
      mend: `Write (${equals[1]}: ${equals[2]}).`,
    };
  if (prefixed)
    return {
      message: `(${text}) has both a min- or max- and a sign, so the browser drops all that stands in it.`,
      mend: `Write (${text.replace(/\b(min|max)-/, '')}).`,
    };
  const found = number?.[1] ?? number?.[2];
  if (found !== undefined && Number(found) !== 0)
    return {
      message: `(${text}) has a number without a unit, so the browser drops all that stands in it.`,
      mend: `Write ${found}px.`,
    };
  return undefined;
}

function splitAtColon(text: string): [string, string | undefined] {
  const at = text.indexOf(':');
  return at < 0 ? [text, undefined] : [text.slice(0, at).trim(), text.slice(at + 1).trim()];
}

function explainQuery(query: string): QueryFault | undefined {
  const parts = splitTopLevel(query.replace(/\)(?=\S)/g, ') ').replace(/\)\s+\)/g, '))'), ' ');
  let expects: 'first' | 'condition' | 'joiner' = 'first';
  for (const part of parts) {
    const word = part.toLowerCase();
    if (word.startsWith('(')) {
      if (expects === 'joiner')
        return {
          message: `Before ${part} the media query lacks the word and, so the browser drops all that stands in it.`,
          mend: `Write and before ${part}.`,
        };
      const fault = explainFeature(part.replace(/^\(/, '').replace(/\)$/, ''));
      if (fault) return fault;
      expects = 'joiner';
    } else if (/^(and|or|not)\(/.test(word)) {
      return {
        message: `The word ${word.slice(0, word.indexOf('('))} needs a space before the bracket, so the browser drops all that stands in the media query.`,
        mend: `Write ${word.replace('(', ' (')}.`,
      };
    } else if (word.includes(':')) {
      return {
        message: `The condition ${query.trim()} has no brackets, so the browser drops all that stands in the media query.`,
        mend: `Write (${query.trim().replace(/^.*\band\s+/, '')}).`,
      };
    } else if (word === 'and' || word === 'or') {
      if (expects !== 'joiner')
        return {
          message: `The media query has an ${word} with nothing before it, so the browser drops all that stands in it.`,
          mend: `Take the ${word} away or write a condition before it.`,
        };
      expects = 'condition';
    } else if (word === 'only' || word === 'not') {
      if (expects === 'joiner')
        return { message: 'The media query joins its conditions wrongly.', mend: 'Join them with and.' };
    } else if (expects === 'first' && /^[a-z-]+$/.test(word)) {
      const types = ['all', 'screen', 'print', 'speech'];
      if (
        !types.includes(word) &&
        !['tty', 'tv', 'projection', 'handheld', 'braille', 'embossed', 'aural'].includes(word)
      ) {
        const near = findNearest(word, types);
        return {
          message: `There is no medium ${word}, so nothing in this media query ever applies.`,
          mend: near ? `Write ${near}.` : 'Write screen, print or a condition in brackets.',
        };
      }
      expects = 'joiner';
    } else {
      return {
        message: `${query.trim()} is no media query, so the browser drops all that stands in it.`,
        mend: 'Write a condition such as (min-width: 600px).',
      };
    }
  }
  return expects === 'condition'
    ? {
        message: 'The media query ends with and, so the browser drops all that stands in it.',
        mend: 'Write a condition after and.',
      }
    : undefined;
}

/** What is wrong with the words after `@media`; undefined when a browser can use them. */
export function explainMediaQuery(prelude: string): QueryFault | undefined {
  if (prelude.trim() === '') return undefined;
  const queries = splitTopLevel(prelude, ',').map((query) =>
    query.trim() === ''
      ? { message: 'A comma too many stands in the media query.', mend: 'Take the comma away.' }
      : explainQuery(query),
  );
  return queries.every((fault) => fault !== undefined)
    ? queries[0]
    : queries.find((fault) => fault !== undefined);
}
