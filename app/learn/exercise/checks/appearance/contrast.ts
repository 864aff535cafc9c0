import type { Check } from '#contract/lessons/lesson-checks.ts';
import { formatDecimal } from '#app/learn/format-decimal.ts';
import { getContrastRatio, parseColor, compositeOver, type Color } from './color.ts';
import { formatElement, findFirstFailure, getElements } from '#app/learn/exercise/checks/elements.ts';
import { UnmeasurableError, type Outcome } from '#app/learn/exercise/checks/outcome.ts';

/** The colours that a gradient goes through; undefined for another image. */
function parseGradientStops(backgroundImage: string): Color[] | undefined {
  if (/(?:^|[^-])\b(?:url|image-set|element|cross-fade)\(/.test(backgroundImage)) return undefined;
  const colors = backgroundImage.match(/\b(?:rgba?|color|ok(?:lab|lch)|lab|lch)\([^()]*\)/g) ?? [];
  return colors.flatMap((text) => parseColor(text) ?? []);
}

/**
 * The backgrounds that an element's text may be on: its own and those of its ancestors, down to the canvas.
 */
function listBackgrounds(text: Element): Color[] {
  const layers: Color[][] = [];
  for (let ancestor: Element | null = text; ancestor; ancestor = ancestor.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(ancestor);
    if (backgroundImage !== 'none') {
      const stops = parseGradientStops(backgroundImage);
      if (!stops)
        throw new UnmeasurableError(
          `the text of ${formatElement(text)} is on an image, so its contrast can't be measured`,
        );
      layers.push(stops);
      if (stops.every(({ alpha }) => alpha === 1)) break;
    }
    const colour = parseColor(backgroundColor);
    if (colour && colour.alpha > 0) layers.push([colour]);
    if (colour?.alpha === 1) break;
  }
  const isDark = getComputedStyle(document.documentElement).colorScheme === 'dark';
  const canvas: Color = isDark
    ? { red: 18, green: 18, blue: 18, alpha: 1 }
    : { red: 255, green: 255, blue: 255, alpha: 1 };
  return layers.reduceRight<Color[]>(
    (below, layer) => layer.flatMap((colour) => below.map((background) => compositeOver(colour, background))),
    [canvas],
  );
}

function getOpacity(element: Element): number {
  let opacity = 1;
  for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement)
    opacity *= Number(getComputedStyle(ancestor).opacity);
  return opacity;
}

/** `contrast`: of an element's text against its background; against every colour of a gradient. */
export function checkContrast({ of, 'at-least': least }: NonNullable<Check['contrast']>): Outcome {
  return findFirstFailure(
    getElements(of).map((element) => {
      const colour = parseColor(getComputedStyle(element).color);
      if (!colour) throw new UnmeasurableError(`the colour of ${formatElement(element)} can't be read`);
      const painted = { ...colour, alpha: colour.alpha * getOpacity(element) };
      const contrast = Math.min(
        ...listBackgrounds(element).map((background) =>
          getContrastRatio(compositeOver(painted, background), background),
        ),
      );
      return {
        passed: contrast >= least - 0.005,
        expected: `contrast of at least ${formatDecimal(least)}:1`,
        got: `${Math.floor(contrast * 100) / 100}:1 on ${formatElement(element)}`,
      };
    }),
  );
}
