import type { Check } from '#contract/lesson-checks.ts';
import { short } from './bounds.ts';
import { contrastOf, findColour, paintOver, type Colour } from './colour.ts';
import { describe, firstFailure, getElements } from './elements.ts';
import { Unmeasurable, type Outcome } from './outcome.ts';

/** What lies behind an element's text: its own ground and those of its ancestors, down to the canvas. */
function groundOf(element: Element): Colour {
  const layers: Colour[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(at);
    if (backgroundImage !== 'none')
      throw new Unmeasurable(`the text of ${describe(element)} lies on a picture, which can't be measured`);
    const colour = findColour(backgroundColor);
    if (colour && colour.alpha > 0) layers.push(colour);
    if (colour?.alpha === 1) break;
  }
  const isDark = getComputedStyle(document.documentElement).colorScheme === 'dark';
  const canvas: Colour = isDark
    ? { red: 18, green: 18, blue: 18, alpha: 1 }
    : { red: 255, green: 255, blue: 255, alpha: 1 };
  return layers.reduceRight((below, layer) => paintOver(layer, below), canvas);
}

function opacityOf(element: Element): number {
  let opacity = 1;
  for (let at: Element | null = element; at; at = at.parentElement)
    opacity *= Number(getComputedStyle(at).opacity);
  return opacity;
}

/** `contrast`: of an element's text against what lies behind it. */
export function checkContrast({ of, 'at-least': least }: NonNullable<Check['contrast']>): Outcome {
  return firstFailure(
    getElements(of).map((element) => {
      const colour = findColour(getComputedStyle(element).color);
      if (!colour) throw new Unmeasurable(`the colour of ${describe(element)} can't be read`);
      const ground = groundOf(element);
      const contrast = contrastOf(
        paintOver({ ...colour, alpha: colour.alpha * opacityOf(element) }, ground),
        ground,
      );
      return {
        passed: contrast >= least - 0.005,
        expected: `contrast of at least ${short(least)}:1`,
        got: `${Math.floor(contrast * 100) / 100}:1 on ${describe(element)}`,
      };
    }),
  );
}
