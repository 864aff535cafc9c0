/**
 * One limit of a media or container query: `(width > 600px)` is an exclusive minimum of 600 CSS pixels.
 * `pixels` is NaN for a unit whose size is unknown, so that every comparison is false.
 */
export type RangeLimit = {
  feature: string;
  isMinimum: boolean;
  isExclusive: boolean;
  pixels: number;
  text: string;
};

const pixelsPerUnit: Readonly<Record<string, number>> = {
  px: 1,
  em: 16,
  rem: 16,
  cm: 37.8,
  mm: 3.78,
  in: 96,
  pt: 1.333,
};

const featurePattern = '(width|height|inline-size|block-size)';
const lengthPattern = String.raw`([\d.]+)([a-z]+)`;
const prefixedCondition = new RegExp(
  String.raw`^\(\s*(min|max)-${featurePattern}\s*:\s*${lengthPattern}\s*\)$`,
  'i',
);
const comparedCondition = new RegExp(
  String.raw`^\(\s*(?:${lengthPattern}\s*([<>])(=?)\s*)?${featurePattern}\s*(?:([<>])(=?)\s*${lengthPattern}\s*)?\)$`,
  'i',
);

function toPixels(number: string, unit: string): number {
  return Number(number) * (pixelsPerUnit[unit.toLowerCase()] ?? Number.NaN);
}

/** The limits of a condition in parentheses; empty for another kind of condition. */
export function parseRangeCondition(text: string): RangeLimit[] {
  const [, prefix, prefixedFeature = '', size = '', unit = ''] = prefixedCondition.exec(text) ?? [];
  if (prefix !== undefined)
    return [
      {
        feature: prefixedFeature.toLowerCase(),
        isMinimum: prefix.toLowerCase() === 'min',
        isExclusive: false,
        pixels: toPixels(size, unit),
        text,
      },
    ];
  const [
    ,
    numberBefore,
    unitBefore = '',
    operatorBefore,
    equalsBefore,
    writtenFeature = '',
    operatorAfter,
    equalsAfter,
    numberAfter,
    unitAfter = '',
  ] = comparedCondition.exec(text) ?? [];
  const feature = writtenFeature.toLowerCase();
  const limits: RangeLimit[] = [];
  if (numberBefore !== undefined)
    limits.push({
      feature,
      isMinimum: operatorBefore === '<',
      isExclusive: equalsBefore === '',
      pixels: toPixels(numberBefore, unitBefore),
      text,
    });
  if (numberAfter !== undefined)
    limits.push({
      feature,
      isMinimum: operatorAfter === '>',
      isExclusive: equalsAfter === '',
      pixels: toPixels(numberAfter, unitAfter),
      text,
    });
  return limits;
}
