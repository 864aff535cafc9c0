import type { Check } from '#contract/lesson-checks.ts';
import { findColour, sayColour, type Colour } from './colour.ts';
import { describe, firstFailure, getElements } from './elements.ts';
import { Unmeasurable, type Outcome } from './outcome.ts';

const usuallyWithin = 8;

/** `pixel`: the colour drawn at a point of a canvas's own grid; each channel may differ by `within` of 255. */
export function checkPixel({ of, x, y, is, within = usuallyWithin }: NonNullable<Check['pixel']>): Outcome {
  const wanted = findColour(is);
  if (!wanted) throw new Unmeasurable(`${is} is no colour`);
  return firstFailure(
    getElements(of).map((element) => {
      const pen = element instanceof HTMLCanvasElement ? element.getContext('2d') : null;
      if (!pen) throw new Unmeasurable(`${describe(element)} is no canvas to draw on`);
      const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(x, y, 1, 1).data;
      const got: Colour = { red, green, blue, alpha: alpha / 255 };
      const isNear = (one: number, other: number) => Math.abs(one - other) <= within;
      const passed =
        isNear(got.red, wanted.red) &&
        isNear(got.green, wanted.green) &&
        isNear(got.blue, wanted.blue) &&
        isNear(got.alpha * 255, wanted.alpha * 255);
      const place = `at ${x}, ${y}`;
      return {
        passed,
        expected: `${sayColour(wanted)} ${place}`,
        got: alpha === 0 ? `nothing drawn ${place}` : `${sayColour(got)} ${place}`,
      };
    }),
  );
}
