import type { ValueFix } from './value-fix.ts';

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
