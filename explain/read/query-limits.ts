/**
 * A limit that a media or container query sets: `(width > 600px)` asks for more than 600 CSS pixels. `pixels` is
 * NaN for a unit that depends on something else, which no comparison holds for.
 */
export type Limit = { feature: string; isLeast: boolean; isExcluded: boolean; pixels: number; text: string };

const pixelsPerUnit: Readonly<Record<string, number>> = {
  px: 1,
  em: 16,
  rem: 16,
  cm: 37.8,
  mm: 3.78,
  in: 96,
  pt: 1.333,
};

const features = '(width|height|inline-size|block-size)';
const length = String.raw`([\d.]+)([a-z]+)`;
const prefixed = new RegExp(String.raw`^\(\s*(min|max)-${features}\s*:\s*${length}\s*\)$`, 'i');
const compared = new RegExp(
  String.raw`^\(\s*(?:${length}\s*([<>])(=?)\s*)?${features}\s*(?:([<>])(=?)\s*${length}\s*)?\)$`,
  'i',
);

function toPixels(number: string, unit: string): number {
  return Number(number) * (pixelsPerUnit[unit.toLowerCase()] ?? Number.NaN);
}

/** The limits of one condition in parentheses; none where it is of another kind. */
export function readCondition(text: string): Limit[] {
  const [, word, sized = '', size = '', unit = ''] = prefixed.exec(text) ?? [];
  if (word !== undefined)
    return [
      {
        feature: sized.toLowerCase(),
        isLeast: word.toLowerCase() === 'min',
        isExcluded: false,
        pixels: toPixels(size, unit),
        text,
      },
    ];
  const [, before, beforeUnit = '', beforeSign, beforeEqual, named = '', sign, equal, after, afterUnit = ''] =
    compared.exec(text) ?? [];
  const feature = named.toLowerCase();
  const limits: Limit[] = [];
  if (before !== undefined)
    limits.push({
      feature,
      isLeast: beforeSign === '<',
      isExcluded: beforeEqual === '',
      pixels: toPixels(before, beforeUnit),
      text,
    });
  if (after !== undefined)
    limits.push({
      feature,
      isLeast: sign === '>',
      isExcluded: equal === '',
      pixels: toPixels(after, afterUnit),
      text,
    });
  return limits;
}
