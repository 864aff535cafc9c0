import type { ValueFix } from './value-fix.ts';

/** A size of a background where a list of layers has none of its own. */
const backgroundSize = /(?<=[\w)%])\s+(?=(?:cover|contain|[\d.]+(?:px|%|r?em|v[wh])|auto)(?:[\s,]|$))/gi;

/** Fixes for a superfluous comma, a sign apart from its number, and another character in the place of a slash. */
export const separatorFixes: readonly ValueFix[] = [
  {
    listCandidates: (_, value) => [
      value.replace(/(?:\s*,)+\s*$|^(?:\s*,)+\s*/g, '').replace(/,(?:\s*,)+/g, ','),
    ],
    describe: (property, value) =>
      `There is a comma with nothing ${/^\s*,/.test(value) ? 'before' : 'after'} it in “${value}”, so the browser dropped ${property}.`,
  },
  {
    listCandidates: (property, value) =>
      /^grid-(column|row|area)$/.test(property)
        ? [
            value.replace(/\s+-\s+|\s*,\s*|\s+to\s+|(?<=\d)\s*-\s*(?=\d)/g, ' / '),
            value.replace(/\s+(?=-?\d)/g, ' / '),
          ]
        : [],
    describe: (property, value) =>
      `In ${property} a slash is between the first line and the last, and “${value}” has none, so the browser dropped it.`,
  },
  {
    // The size comes after the position: a background with a size alone needs a position too.
    listCandidates: (property, value) =>
      property === 'background'
        ? [...value.matchAll(backgroundSize)].flatMap(({ index, 0: { length } }) =>
            [' / ', ' center / '].map((slash) => value.slice(0, index) + slash + value.slice(index + length)),
          )
        : [],
    describe: (property, _, fixed) =>
      `In ${property} the size comes after the position and a slash, as in ${/[^\s/]+ \/ [^\s,]+/.exec(fixed)?.[0] ?? 'center / cover'}, so the browser dropped it.`,
  },
  {
    listCandidates: (_, value) => [value.replace(/(?<=^|[\s,(])([-+])\s+(?=[\d.])/g, '$1')],
    describe: (property, value) =>
      `There is a space between a sign and its number in “${value}”, so the browser dropped ${property}.`,
  },
  {
    listCandidates: (_, value) => {
      const [, numbers, unit] = /^((?:[-+]?[\d.]+\s+)+)([a-z]+|%)$/i.exec(value) ?? [];
      return numbers === undefined || unit === undefined
        ? []
        : [numbers.trim().replace(/(?<=\d)(?=\s|$)/g, unit)];
    },
    describe: (property, value) =>
      `In “${value}” a space is before the unit, and each number needs its own, so the browser dropped ${property}.`,
  },
];

/** The arguments of a color function in one notation: with commas, or with spaces and a slash. */
function separateNumbers(call: string, name: string, inside: string): string {
  const numbers = inside.split(/[\s,/]+/).filter(Boolean);
  const [opacity] = numbers.slice(3);
  const hasCommas = inside.includes(',') && !inside.includes('/') && /^(rgb|hsl)a?$/i.test(name);
  if (numbers.length < 3 || numbers.length > 4) return call;
  if (hasCommas) return `${name}(${numbers.join(', ')})`;
  return opacity === undefined ? call : `${name}(${numbers.slice(0, 3).join(' ')} / ${opacity})`;
}

const countSlashes = (value: string): number => value.split('/').length;

/** The saturation and lightness of hsl() with commas in percent: without, only numbers with spaces are valid. */
function addPercentSigns(value: string): string {
  return value.replace(
    /\b(hsla?\(\s*[^(),\s]+\s*,\s*)([\d.]+)%?(\s*,\s*)([\d.]+)%?(?=\s*[,)])/gi,
    '$1$2%$3$4%',
  );
}

/** Fixes for colors whose numbers are not separated as CSS asks for (CSS Color 4, rgb() and its relatives). */
export const colorFixes: readonly ValueFix[] = [
  {
    listCandidates: (_, value) => [addPercentSigns(value)],
    describe: (property) =>
      `In hsl() with commas the saturation and the lightness need a percent sign, so the browser dropped ${property}.`,
  },
  {
    listCandidates: (_, value) => [
      value.replace(/\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(([^()]*)\)/gi, separateNumbers),
    ],
    describe: (property, value, fixed) =>
      countSlashes(fixed) > countSlashes(value)
        ? `In a color whose numbers have spaces between them, the opacity needs a slash before it, so the browser dropped ${property}.`
        : `A color has either commas between all its numbers, or spaces and a slash before the opacity, so the browser dropped ${property}.`,
  },
];
