import type { Check } from '#contract/lessons/lesson-checks.ts';
import { parseColor, formatColor, type Color } from './color.ts';
import { describe, firstFailure, getElements } from '#app/learn/exercise/checks/elements.ts';
import { UnmeasurableError, type Outcome } from '#app/learn/exercise/checks/outcome.ts';

const usuallyWithin = 8;

/** `pixel`: the colour drawn at a point of a canvas's own grid; each channel may differ by `within` of 255. */
export function checkPixel({ of, x, y, is, within = usuallyWithin }: NonNullable<Check['pixel']>): Outcome {
  const wanted = parseColor(is);
  if (!wanted) throw new UnmeasurableError(`${is} is not a colour`);
  return firstFailure(
    getElements(of).map((element) => {
      const context = element instanceof HTMLCanvasElement ? element.getContext('2d') : null;
      if (!context) throw new UnmeasurableError(`${describe(element)} is not a canvas`);
      const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(x, y, 1, 1).data;
      const got: Color = { red, green, blue, alpha: alpha / 255 };
      const isNear = (one: number, other: number) => Math.abs(one - other) <= within;
      const passed =
        isNear(got.red, wanted.red) &&
        isNear(got.green, wanted.green) &&
        isNear(got.blue, wanted.blue) &&
        isNear(got.alpha * 255, wanted.alpha * 255);
      const place = `at ${x}, ${y}`;
      return {
        passed,
        expected: `${formatColor(wanted)} ${place}`,
        got: alpha === 0 ? `nothing drawn ${place}` : `${formatColor(got)} ${place}`,
      };
    }),
  );
}
