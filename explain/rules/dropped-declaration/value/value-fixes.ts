import { knownUnits, listKeywords } from '../../../values/property-syntax.ts';
import { findNearestWord } from '../../../nearest-word.ts';
import { argumentFixes } from './argument-fixes.ts';
import { colorFixes, separatorFixes } from './separator-fixes.ts';
import { mathFixes } from './math-fixes.ts';
import { notationFixes } from './notation-fixes.ts';
import { surplusFixes } from './surplus-fixes.ts';
import { findNearestUnit } from './nearest-unit.ts';
import type { ValueFix } from './value-fix.ts';

/** Keywords to try for words of English, of other properties and of older CSS. */
const wordSubstitutes: Readonly<Record<string, readonly string[]>> = {
  centre: ['center'],
  middle: ['center', 'middle'],
  center: ['middle'],
  between: ['space-between'],
  around: ['space-around'],
  evenly: ['space-evenly'],
  vertical: ['column', 'vertical'],
  horizontal: ['row', 'horizontal'],
  hand: ['pointer'],
  thick: ['bold'],
  underlined: ['underline'],
  italics: ['italic'],
  visible: ['visible', 'auto'],
  fill: ['100% 100%', 'cover'],
  stretched: ['stretch'],
  'flex-box': ['flex'],
  flexbox: ['flex'],
  gray: ['grey'],
  invisible: ['hidden', 'none'],
  hide: ['none', 'hidden'],
  true: ['auto'],
  false: ['none'],
  no: ['none'],
  left: ['start', 'flex-start', 'to left'],
  right: ['end', 'flex-end', 'to right'],
  top: ['start', 'flex-start', 'to top'],
  bottom: ['end', 'flex-end', 'to bottom'],
  small: ['small'],
  wrapped: ['wrap'],
  'no-wrap': ['nowrap'],
  capitals: ['uppercase'],
  upper: ['uppercase'],
};

function replaceWords(value: string, replace: (word: string) => readonly string[]): string[] {
  const candidates: string[] = [];
  for (const match of value.matchAll(/[a-z][\w-]*\(?/gi)) {
    if (
      /["'#\d]/.test(value[match.index - 1] ?? '') ||
      value.slice(0, match.index).lastIndexOf('url(') > value.slice(0, match.index).lastIndexOf(')')
    )
      continue;
    for (const word of replace(match[0]))
      candidates.push(value.slice(0, match.index) + word + value.slice(match.index + match[0].length));
  }
  return candidates;
}

const colorNames =
  'aqua black blue brown coral crimson cyan darkblue darkgreen darkred fuchsia gold gray green grey hotpink indigo ivory khaki lavender lightblue lightgray lightgreen lime magenta maroon navy olive orange orchid pink plum purple rebeccapurple red salmon seagreen sienna silver skyblue slateblue slategray steelblue tan teal tomato turquoise violet wheat white yellow yellowgreen transparent currentcolor'.split(
    ' ',
  );
const functionNames =
  'rgb( rgba( hsl( hsla( oklch( calc( min( max( clamp( url( var( rotate( scale( translate( translatex( translatey( skew( matrix( linear-gradient( radial-gradient( conic-gradient( repeat( minmax( blur( brightness( drop-shadow( cubic-bezier( steps( polygon( circle( ellipse( inset( color-mix('.split(
    ' ',
  );

function listNearestWords(property: string, word: string): string[] {
  const keywords = listKeywords(property);
  const candidates = word.endsWith('(')
    ? [...functionNames, ...keywords.filter((name) => name.endsWith('('))]
    : [...keywords.filter((name) => !name.endsWith('(')), ...colorNames];
  const nearest = findNearestWord(word.toLowerCase(), candidates);
  const unprefixed = keywords.filter((name) => name.endsWith(`-${word}`) || name.startsWith(`${word}-`));
  return [...(nearest ? [nearest] : []), ...(word.length > 2 ? unprefixed : [])];
}

const quote = (text: string): string => `“${text}”`;

/** The first of these with a valid candidate is taken, so the most specific come first. */
export const valueFixes: readonly ValueFix[] = [
  {
    listCandidates: (_, value) =>
      [value.replace(/\s*!\s*[a-z]+$/i, ''), value.replace(/\s+important$/i, '')].filter(
        (name) => name !== value,
      ),
    describe: (property, value) =>
      /!\s*[a-z]+$/i.test(value)
        ? `${value.slice(value.lastIndexOf('!'))} is not something CSS knows, and it makes the whole declaration of ${property} invalid.`
        : `important needs an exclamation mark before it; without it ${quote(value)} is not a valid value for ${property}.`,
  },
  {
    listCandidates: (property, value) =>
      /^font(-family)?$/.test(property) ? [value.replace(/(["'])\s+(?=[\w"'])/g, '$1, ')] : [],
    describe: (property) => `A comma is missing between the fonts in ${property}, so the browser dropped it.`,
  },
  {
    listCandidates: (_, value) =>
      [
        value.replace(/["'“”‘’]/g, ''),
        value.replace(/^["'“”‘’](.*)["'“”‘’]$/, 'url($1)').replace(/^url\((?!["'])(.*)\)$/, 'url("$1")'),
      ].filter((name) => name !== value && /["'“”‘’]/.test(value)),
    describe: (property, value, fixed) =>
      fixed.startsWith('url(')
        ? `${property} needs a URL in url(); text in quotes is not one.`
        : `${quote(value)} is in quotes, and ${property} takes a keyword, not a string.`,
  },
  {
    listCandidates: (_, value) => [
      value.replace(/(\d)\s+(px|r?em|%|v[hw]|ch|s|ms|deg|fr|pt|cm|mm|in)(?![\w-])/gi, '$1$2'),
    ],
    describe: (property) =>
      `There is a space between the number and its unit, so the browser dropped ${property}.`,
  },
  ...separatorFixes,
  ...colorFixes,
  ...notationFixes,
  {
    listCandidates: (_, value) => [value.replace(/#\s+/g, '#'), value.replace(/([a-z-])\s+\(/gi, '$1(')],
    describe: (property, value) =>
      `There is a space inside ${quote(value)}, so the browser dropped ${property}.`,
  },
  {
    listCandidates: (property, value) => [
      // A duration of 0 would be valid and not visible.
      ...(/^(transition|animation)/.test(property)
        ? [
            value.replace(/(?<![\w#.-])0(?![\w.%])/, '0.3s'),
            // As in scripts, where times are in milliseconds.
            value.replace(/(?<![\w#.-])(\d{2,})(?![\w.%])/g, '$1ms'),
          ]
        : []),
      ...['px', 's', 'deg', 'rem', 'fr', '%'].map((unit) =>
        value.replace(/(?<![\w#.-])(-?\d*\.?\d+)(?![\w.%])/g, (number) =>
          Number(number) === 0 && unit !== 's' && unit !== 'deg' ? number : number + unit,
        ),
      ),
    ],
    describe: (property, value) =>
      `${quote(value)} has a number without a unit, so the browser dropped ${property}: only 0 needs none.`,
  },
  {
    listCandidates: (_, value) => [
      value.replace(/(?<![\w.#-])-?\d*\.\d+(?![\w.%])/g, (number) =>
        String(Math.sign(Number(number)) * Math.ceil(Math.abs(Number(number)))),
      ),
    ],
    describe: (property, value) =>
      `${quote(value)} has a decimal number where only whole numbers are valid, so the browser dropped ${property}.`,
  },
  ...mathFixes,
  {
    listCandidates: (_, value) => {
      const percent = value.replace(/(\d)\s*per\s?cent/gi, '$1%');
      const doubled = value.replace(/(px|r?em|%|v[hw]|deg|ms|s)\1/gi, '$1');
      const nearest = value.replace(/(\d)([a-z]+)(?![\w(-])/gi, (whole, digit: string, unit: string) =>
        knownUnits.includes(unit.toLowerCase()) ? whole : digit + (findNearestUnit(unit) ?? unit),
      );
      return [percent, doubled, nearest];
    },
    describe: (property, value) =>
      `${quote(value)} has a unit that CSS doesn't know, so the browser dropped ${property}.`,
  },
  {
    listCandidates: (_, value) => [value.replace(/(?<![\w#-])([0-9a-f]{3,8})(?![\w(-])/gi, '#$1')],
    describe: (property, value) =>
      `The color ${quote(value)} has no # before it, so the browser dropped ${property}.`,
  },
  {
    listCandidates: (_, value) => [value.replace(/(\d),(\d)/g, '$1.$2')].filter(() => !/[(]/.test(value)),
    describe: (property, value) =>
      `${quote(value)} has a decimal comma; CSS uses a point, so the browser dropped ${property}.`,
  },
  {
    listCandidates: (_, value) => [
      value.replace(/\s*,\s*/g, ' '),
      value.replace(/,\s*$/, ''),
      value.replace(/,(?![^(]*\))/g, ' '),
    ],
    describe: (property) =>
      `There are commas between the values of ${property} instead of spaces, so the browser dropped it.`,
  },
  {
    listCandidates: (_, value) => [
      value.replace(/([a-z]+)\s+(-?[\d.]+(?:deg|turn|px|%|rem|em)?)/gi, '$1($2)'),
    ],
    describe: (property, value) =>
      `${quote(value)} has no parentheses around the argument, so the browser dropped ${property}.`,
  },
  {
    listCandidates: (_, value) => [
      value.replace(/_/g, '-'),
      value.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase(),
      value.replace(/([a-z])\s+([a-z])/gi, '$1-$2'),
    ],
    describe: (property, value) =>
      `${quote(value)} is spelled differently in CSS, so the browser dropped ${property}.`,
  },
  {
    listCandidates: (property, value) =>
      property.startsWith('min-') && value.toLowerCase() === 'none' ? ['0', 'auto'] : [],
    describe: (property) => `Only a max- property can be none; ${property} without a minimum is 0.`,
  },
  {
    listCandidates: (property, value) =>
      property === 'cursor' && /\burl\(/.test(value) ? [`${value.replace(/,\s*$/, '')}, auto`] : [],
    describe: () =>
      "cursor needs a keyword after the image, for browsers that can't load it, so the browser dropped it.",
  },
  {
    listCandidates: (property, value) =>
      property === 'aspect-ratio' ? [value.replace(/(?<=\d)(\s*[:x]\s*|\s+)(?=[\d.])/, ' / ')] : [],
    describe: () => 'A ratio is written with a slash in CSS, so the browser dropped aspect-ratio.',
  },
  {
    listCandidates: (_, value) => [
      value.replace(/repeat\(\s*(auto-fi(?:ll|t))\s*,\s*([\d.]+fr)\s*\)/, 'repeat($1, minmax(12rem, $2))'),
    ],
    describe: (property) =>
      `With auto-fill or auto-fit each track needs a size in a length, because the browser counts how many fit, so it dropped ${property}.`,
  },
  {
    listCandidates: (_, value) => [
      value.replace(/minmax\(\s*([\d.]+fr)\s*,\s*([^(),]+?)\s*\)/g, 'minmax($2, $1)'),
    ],
    describe: (property) => `The minimum in minmax() can't be in fr, so the browser dropped ${property}.`,
  },
  ...surplusFixes,
  {
    listCandidates: (_, value) => replaceWords(value, (word) => wordSubstitutes[word.toLowerCase()] ?? []),
    describe: (property, value) =>
      `${quote(value)} is not a valid value for ${property}, so the browser dropped it.`,
  },
  {
    listCandidates: (property, value) => replaceWords(value, (word) => listNearestWords(property, word)),
    describe: (property, value) =>
      `${quote(value)} is not a valid value for ${property}, so the browser dropped it.`,
  },
  {
    listCandidates: (_, value) => [
      value.replace(/\(\s*([^,()]+?)\s+(?=\S+\))/g, '($1, '),
      value.replace(/("[^"]*")\s+/g, '$1, '),
      value.replace(/\s+/g, ', '),
      ...[...value.matchAll(/\s+/g)].map(
        (gap) => `${value.slice(0, gap.index)}, ${value.slice(gap.index + gap[0].length)}`,
      ),
    ],
    describe: (property) =>
      `A comma is missing between the values of ${property}, so the browser dropped it.`,
  },
  ...argumentFixes,
  {
    listCandidates: (_, value) =>
      [value.replace(/(\))+$/, ')'), `${value})`].filter((name) => name !== value),
    describe: (property) => `The parentheses in ${property} don't match, so the browser dropped it.`,
  },
  {
    listCandidates: (_, value) => [value.replace(/(\d)(px|r?em|%|v[hw]|s|ms|deg)(?![\w-])/gi, '$1')],
    describe: (property, value) =>
      `${property} takes a plain number: ${quote(value)} has a unit, so the browser dropped it.`,
  },
  {
    listCandidates: (_, value) =>
      [`url("${value.replace(/["']/g, '')}")`].filter(
        () => /\.(png|jpe?g|gif|svg|webp|avif)/i.test(value) && !value.includes('url('),
      ),
    describe: (property) => `${property} needs a URL in url(), so the browser dropped it.`,
  },
  {
    listCandidates: (property, value) =>
      property.startsWith('animation') || /["']/.test(value) ? [] : [`"${value}"`],
    describe: (property, value) =>
      `${property} needs a string in quotes, and ${quote(value)} has no quotes, so the browser dropped it.`,
  },
  {
    listCandidates: (_, value) => (/^--[\w-]+$/.test(value) ? [`var(${value})`] : []),
    describe: (property, value) =>
      `${value} is only the name of a custom property; ${property} needs it in var().`,
  },
  {
    listCandidates: (_, value) =>
      [value.replace(/^[:=]\s*/, ''), value.replace(/\s*[;:=]+$/, '')].filter((name) => name !== value),
    describe: (property, value) =>
      `There is an extra character in ${quote(value)}, so the browser dropped ${property}.`,
  },
];
