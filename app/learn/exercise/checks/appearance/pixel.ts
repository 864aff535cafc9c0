import type { Check } from '#contract/lessons/lesson-checks.ts';
import { parseColor, formatColor, type Color } from './color.ts';
import { describeElement, findFirstFailure, getElements } from '#app/learn/exercise/checks/elements.ts';
import { UnmeasurableError, type Outcome } from '#app/learn/exercise/checks/outcome.ts';

const defaultTolerance = 8;

/**
 * `pixel`: the colour drawn at a point of a canvas's own grid; each channel may differ by `within` of 255.
 */
export function checkPixel({
  of,
  x,
  y,
  is,
  within = defaultTolerance,
}: NonNullable<Check['pixel']>): Outcome {
  const expectedColor = parseColor(is);
  if (!expectedColor) throw new UnmeasurableError(`${is} is not a colour`);
  return findFirstFailure(
    getElements(of).map((element) => {
      const context = element instanceof HTMLCanvasElement ? element.getContext('2d') : null;
      if (!context) throw new UnmeasurableError(`${describeElement(element)} is not a canvas`);
      const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(x, y, 1, 1).data;
      const actualColor: Color = { red, green, blue, alpha: alpha / 255 };
      const isWithinTolerance = (one: number, other: number) => Math.abs(one - other) <= within;
      const passed =
        isWithinTolerance(actualColor.red, expectedColor.red) &&
        isWithinTolerance(actualColor.green, expectedColor.green) &&
        isWithinTolerance(actualColor.blue, expectedColor.blue) &&
        isWithinTolerance(actualColor.alpha * 255, expectedColor.alpha * 255);
      const position = `at ${x}, ${y}`;
      return {
        passed,
        expected: `${formatColor(expectedColor)} ${position}`,
        got: alpha === 0 ? `nothing drawn ${position}` : `${formatColor(actualColor)} ${position}`,
      };
    }),
  );
}
