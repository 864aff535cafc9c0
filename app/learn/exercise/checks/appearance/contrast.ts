import type { Check } from '#contract/lessons/lesson-checks.ts';
import { short } from '#app/learn/exercise/checks/bounds.ts';
import { contrastOf, parseColor, compositeOver, type Color } from './color.ts';
import { describe, firstFailure, getElements } from '#app/learn/exercise/checks/elements.ts';
import { UnmeasurableError, type Outcome } from '#app/learn/exercise/checks/outcome.ts';

/** The background behind an element's text: its own and those of its ancestors, down to the canvas. */
function backgroundOf(element: Element): Color {
  const layers: Color[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(at);
    if (backgroundImage !== 'none')
      throw new UnmeasurableError(
        `the text of ${describe(element)} is on an image, so its contrast can't be measured`,
      );
    const colour = parseColor(backgroundColor);
    if (colour && colour.alpha > 0) layers.push(colour);
    if (colour?.alpha === 1) break;
  }
  const isDark = getComputedStyle(document.documentElement).colorScheme === 'dark';
  const canvas: Color = isDark
    ? { red: 18, green: 18, blue: 18, alpha: 1 }
    : { red: 255, green: 255, blue: 255, alpha: 1 };
  return layers.reduceRight((below, layer) => compositeOver(layer, below), canvas);
}

function opacityOf(element: Element): number {
  let opacity = 1;
  for (let at: Element | null = element; at; at = at.parentElement)
    opacity *= Number(getComputedStyle(at).opacity);
  return opacity;
}

/** `contrast`: of an element's text against its background. */
export function checkContrast({ of, 'at-least': least }: NonNullable<Check['contrast']>): Outcome {
  return firstFailure(
    getElements(of).map((element) => {
      const colour = parseColor(getComputedStyle(element).color);
      if (!colour) throw new UnmeasurableError(`the colour of ${describe(element)} can't be read`);
      const background = backgroundOf(element);
      const contrast = contrastOf(
        compositeOver({ ...colour, alpha: colour.alpha * opacityOf(element) }, background),
        background,
      );
      return {
        passed: contrast >= least - 0.005,
        expected: `contrast of at least ${short(least)}:1`,
        got: `${Math.floor(contrast * 100) / 100}:1 on ${describe(element)}`,
      };
    }),
  );
}
