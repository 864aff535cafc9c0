import type { Check } from '#contract/lessons/lesson-checks.ts';
import { parseColor, formatColor, type Color } from './color.ts';
import { formatElement, findFirstFailure, getElements } from '#app/learn/exercise/checks/elements.ts';
import { UnmeasurableError, type Outcome } from '#app/learn/exercise/checks/outcome.ts';

const defaultTolerance = 8;

const formatPixelColor = (color: Color) => (color.alpha === 0 ? 'nothing drawn' : formatColor(color));

/**
 * `pixel`: the colour drawn at a point of a canvas's own grid; each channel may differ by `within` of 255. With
 * `is-not`, at least one channel must differ by more.
 */
export function checkPixel({
  of,
  x,
  y,
  is,
  'is-not': isNot,
  within = defaultTolerance,
}: NonNullable<Check['pixel']>): Outcome {
  const text = is ?? isNot ?? '';
  const color = parseColor(text);
  if (!color) throw new UnmeasurableError(`${text} is not a colour`);
  return findFirstFailure(
    getElements(of).map((element) => {
      const context = element instanceof HTMLCanvasElement ? element.getContext('2d') : null;
      if (!context) throw new UnmeasurableError(`${formatElement(element)} is not a canvas`);
      const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(x, y, 1, 1).data;
      const actualColor: Color = { red, green, blue, alpha: alpha / 255 };
      const isWithinTolerance = (one: number, other: number) => Math.abs(one - other) <= within;
      const isSame =
        isWithinTolerance(actualColor.red, color.red) &&
        isWithinTolerance(actualColor.green, color.green) &&
        isWithinTolerance(actualColor.blue, color.blue) &&
        isWithinTolerance(actualColor.alpha * 255, color.alpha * 255);
      const position = `at ${x}, ${y}`;
      return {
        passed: isSame === (is !== undefined),
        expected: `${is === undefined ? 'other than ' : ''}${formatPixelColor(color)} ${position}`,
        got: `${formatPixelColor(actualColor)} ${position}`,
      };
    }),
  );
}
