import type { Outcome } from './outcome.ts';

export type Bounds = {
  is?: number | undefined;
  'at-least'?: number | undefined;
  'at-most'?: number | undefined;
};

/** A measure to one decimal, without trailing zeros. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/**
 * Holds a measure against its bounds. An exact measure may be off by `tolerance`, bounds by half of it:
 * browsers place boxes at fractions of a pixel. `tell` puts a number into words.
 */
export function compareBounds(
  value: number,
  bounds: Bounds,
  tolerance: number,
  tell: (words: string) => string,
): Outcome {
  const { is, 'at-least': least, 'at-most': most } = bounds;
  const passed =
    (is === undefined || Math.abs(value - is) <= tolerance) &&
    (least === undefined || value >= least - tolerance / 2) &&
    (most === undefined || value <= most + tolerance / 2);
  const expected = [
    ...(is === undefined ? [] : [short(is)]),
    ...(least === undefined ? [] : [`at least ${short(least)}`]),
    ...(most === undefined ? [] : [`at most ${short(most)}`]),
  ].join(' and ');
  return { passed, expected: tell(expected), got: tell(short(value)) };
}
