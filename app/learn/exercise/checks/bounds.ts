import type { Outcome } from './outcome.ts';
import { formatDecimal } from '#app/learn/format-decimal.ts';

export type Bounds = {
  is?: number | undefined;
  'at-least'?: number | undefined;
  'at-most'?: number | undefined;
};

/**
 * Compares a measure with its bounds. An exact measure may be off by `tolerance`, bounds by half of it:
 * browsers place boxes at fractions of a pixel. `format` adds the words around a number.
 */
export function compareBounds(
  value: number,
  bounds: Bounds,
  tolerance: number,
  format: (words: string) => string,
): Outcome {
  const { is, 'at-least': least, 'at-most': most } = bounds;
  const passed =
    (is === undefined || Math.abs(value - is) <= tolerance) &&
    (least === undefined || value >= least - tolerance / 2) &&
    (most === undefined || value <= most + tolerance / 2);
  const expected = [
    ...(is === undefined ? [] : [formatDecimal(is)]),
    ...(least === undefined ? [] : [`at least ${formatDecimal(least)}`]),
    ...(most === undefined ? [] : [`at most ${formatDecimal(most)}`]),
  ].join(' and ');
  return { passed, expected: format(expected), got: format(formatDecimal(value)) };
}
