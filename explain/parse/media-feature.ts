import { findNearestWord } from '../nearest-word.ts';

const lengthFeatures = ['width', 'height', 'inline-size', 'block-size', 'device-width', 'device-height'];
const rangeFeatures = [
  ...lengthFeatures,
  'aspect-ratio',
  'device-aspect-ratio',
  'resolution',
  'color',
  'color-index',
  'monochrome',
];
const discreteFeatures = [
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
const knownFeatures = [
  ...rangeFeatures,
  ...rangeFeatures.flatMap((name) => [`min-${name}`, `max-${name}`]),
  ...discreteFeatures,
];
const featureKeywords: Readonly<Record<string, readonly string[]>> = {
  'prefers-color-scheme': ['dark', 'light'],
  orientation: ['portrait', 'landscape'],
  'prefers-reduced-motion': ['reduce', 'no-preference'],
  hover: ['hover', 'none'],
  pointer: ['fine', 'coarse', 'none'],
};

/** A mistake in a part of a query, and what to replace in the query. */
export type QueryPartError = { message: string; fix: string; replacement?: [from: string, to: string] };

/** The mistake in a condition of a media query, without its parentheses. */
export function checkFeature(inside: string): QueryPartError | undefined {
  const text = inside.trim();
  if (text.startsWith('(') || /[<>=]/.test(text) || /^(not|and|or)\b/.test(text) || /[(]/.test(text)) {
    return checkRange(text);
  }
  const [name, value] = splitAtColon(text);
  if (/:.*\s(and|or)\s.*:/i.test(text)) {
    const separate = text.replace(/\s+(and|or)\s+/gi, ') $1 (');
    return {
      message: `Each condition needs its own parentheses, so the browser drops everything in (${text}).`,
      fix: `Write (${separate}).`,
      replacement: [text, separate],
    };
  }
  if (text === '')
    return {
      message: 'The parentheses of the media query are empty, so the browser drops everything in it.',
      fix: 'Write a condition such as (min-width: 600px).',
    };
  if (/\s/.test(name))
    return {
      message: `(${text}) has no colon, so the browser drops everything in it.`,
      fix: `Write (${text.replace(/\s+/, ': ')}).`,
      replacement: [text, text.replace(/\s+/, ': ')],
    };
  if (!knownFeatures.includes(name.toLowerCase()) && !name.startsWith('-')) {
    const nearest = findNearestWord(name, knownFeatures);
    return {
      message: `Media queries have no feature ${name}, so the browser drops everything in this one.`,
      fix: nearest ? `Write ${nearest}.` : 'Use a feature such as min-width.',
      ...(nearest ? { replacement: [name, nearest] } : {}),
    };
  }
  const unprefixedName = name.replace(/^(min|max)-/, '');
  if (
    value !== undefined &&
    lengthFeatures.includes(unprefixedName) &&
    /^-?[\d.]+$/.test(value) &&
    Number(value) !== 0
  ) {
    return {
      message: `(${text}) has a number without a unit, so the browser drops everything in it.`,
      fix: `Write (${name}: ${value}px).`,
      replacement: [text, `${name}: ${value}px`],
    };
  }
  if (value !== undefined && lengthFeatures.includes(unprefixedName) && /\d\s+[a-z]+$/i.test(value))
    return {
      message: `There is a space between the number and its unit in (${text}), so the browser drops everything in it.`,
      fix: `Write (${name}: ${value.replace(/\s+/, '')}).`,
      replacement: [text, `${name}: ${value.replace(/\s+/, '')}`],
    };
  if (
    value !== undefined &&
    lengthFeatures.includes(unprefixedName) &&
    !/^[-+]?[\d.]+(e[-+]?\d+)?([a-z]+)?$/i.test(value)
  )
    return {
      message: `${value} is not a length, so the browser drops everything in (${text}).`,
      fix: `Write a length such as (${name}: ${/[\d.]+/.exec(value)?.[0] ?? '600'}px).`,
      replacement: [text, `${name}: ${/[\d.]+/.exec(value)?.[0] ?? '600'}px`],
    };
  const keywords = featureKeywords[name];
  if (value !== undefined && keywords && !keywords.includes(value))
    return {
      message: `${name} can't be ${value}, so nothing in this media query ever applies.`,
      fix: `Write ${findNearestWord(value, keywords) ?? keywords.join(' or ')}.`,
      replacement: [value, findNearestWord(value, keywords) ?? value],
    };
  return undefined;
}

/** The mistake in a condition in the range context, such as `width > 600px` (Media Queries 4). */
function checkRange(text: string): QueryPartError | undefined {
  const number =
    /(?:width|height)\s*[<>]=?\s*([\d.]+)(?![\w.])|(?<![\w.])([\d.]+)\s*[<>]=?\s*(?:width|height)/.exec(text);
  const prefixed = /\b(min|max)-[a-z-]+\s*[<>=]|[<>=]\s*(min|max)-[a-z]/.exec(text);
  // Only range features, such as width, can be compared by = (Media Queries 4, range context).
  const equals = /^([a-z-]+)\s*=\s*(.+)$/.exec(text);
  if (equals && (/^(min|max)-/.test(text) || discreteFeatures.includes(equals[1] ?? '')))
    return {
      message: `(${text}) has = between feature and value, not a colon, so the browser drops everything in it.`,
      fix: `Write (${equals[1]}: ${equals[2]}).`,
      replacement: [text, `${equals[1]}: ${equals[2]}`],
    };
  if (prefixed)
    return {
      message: `(${text}) has both min- or max- and a comparison sign, so the browser drops everything in it.`,
      fix: `Write (${text.replace(/\b(min|max)-/, '')}).`,
      replacement: [text, text.replace(/\b(min|max)-/, '')],
    };
  const opposedRange = /^(.+?)\s*([<>])(=?)\s*([a-z-]+)\s*([<>])(=?)\s*(.+)$/i.exec(text);
  if (opposedRange && opposedRange[2] !== opposedRange[5]) {
    const [, lower = '', sign = '', equal = '', name = '', , otherEqual = '', upper = ''] = opposedRange;
    const range = `${lower.trim()} ${sign}${equal} ${name} ${sign}${otherEqual} ${upper.trim()}`;
    return {
      message: `(${text}) compares in two directions, and both signs must point the same way, so the browser drops everything in it.`,
      fix: `Write (${range}).`,
      replacement: [text, range],
    };
  }
  const unitlessNumber = number?.[1] ?? number?.[2];
  if (unitlessNumber !== undefined && Number(unitlessNumber) !== 0)
    return {
      message: `(${text}) has a number without a unit, so the browser drops everything in it.`,
      fix: `Write ${unitlessNumber}px.`,
      replacement: [text, text.replace(unitlessNumber, `${unitlessNumber}px`)],
    };
  return undefined;
}

function splitAtColon(text: string): [string, string | undefined] {
  const index = text.indexOf(':');
  return index < 0 ? [text, undefined] : [text.slice(0, index).trim(), text.slice(index + 1).trim()];
}
