import type { Check } from '#contract/lessons/lesson-checks.ts';
import { formatElement, findFirstFailure, getElements } from '#app/learn/exercise/checks/elements.ts';
import { compareBounds } from '#app/learn/exercise/checks/bounds.ts';
import { looksSame, parseColor } from '#app/learn/exercise/checks/appearance/color.ts';
import type { Outcome } from '#app/learn/exercise/checks/outcome.ts';

const probeAttribute = 'data-check-probe';

/** The longhands of a shorthand, such as `background-image` of `background`; none for a longhand. */
function listLonghands(property: string): string[] {
  const { style } = document.createElement('i');
  style.setProperty(property, 'inherit');
  return style.length > 1 ? [...style] : [];
}

/**
 * A shorthand that the browser can't write as one value is given as its longhands: Firefox has no value for a
 * `background` whose longhands have lists of different lengths.
 */
function readComputedValue(element: Element, property: string, pseudo: string | undefined): string {
  const style = getComputedStyle(element, pseudo);
  const value = style.getPropertyValue(property).trim();
  return value === ''
    ? listLonghands(property)
        .map((longhand) => `${longhand}: ${style.getPropertyValue(longhand)}`)
        .join('; ')
    : value;
}

/**
 * What the browser would compute for a value on this very element; the text itself for one it does not know.
 */
function computeValue(element: Element, property: string, pseudo: string | undefined, value: string): string {
  if (!property.startsWith('--') && !CSS.supports(property, value)) return value;
  // A border or outline without a style has the computed width 0, so the probe sets a style as well.
  const styleProperty = /^(border|outline|column-rule)(-.*)?-width$/.test(property)
    ? property.replace(/width$/, 'style')
    : undefined;
  const style = document.createElement('style');
  style.textContent = `[${probeAttribute}][${probeAttribute}]${pseudo ?? ''} { ${property}: ${value} !important; ${styleProperty ? `${styleProperty}: solid !important; ` : ''}transition: none !important; animation: none !important; }`;
  const inline = element instanceof HTMLElement || element instanceof SVGElement ? element.style : undefined;
  const previousCss = inline?.cssText;
  element.setAttribute(probeAttribute, '');
  document.head.append(style);
  if (!pseudo) {
    inline?.setProperty('transition', 'none', 'important');
    inline?.setProperty(property, value, 'important');
    if (styleProperty) inline?.setProperty(styleProperty, 'solid', 'important');
  }
  const computed = readComputedValue(element, property, pseudo);
  style.remove();
  element.removeAttribute(probeAttribute);
  if (inline && previousCss !== undefined) {
    inline.cssText = previousCss;
    // Chromium writes the attribute when it is asked for: removed before that, an empty one stays.
    if (previousCss === '' && element.hasAttribute('style')) element.removeAttribute('style');
  }
  return computed;
}

/** Whether both are colours that look the same: the notation and its rounding are no difference. */
function isSameColor(property: string, one: string, other: string): boolean {
  if (!/(?:^|-)color$|^(?:fill|stroke)$/.test(property)) return false;
  const [first, second] = [parseColor(one), parseColor(other)];
  return first !== undefined && second !== undefined && looksSame(first, second);
}

/** `style`: a computed value, compared as the browser computes both sides, and a colour as it is painted. */
export function checkStyle({
  of,
  property,
  pseudo,
  is,
  matches,
  ...rest
}: NonNullable<Check['style']>): Outcome {
  const name = `${property}${pseudo ? ` of ${pseudo}` : ''}`;
  return findFirstFailure(
    getElements(of).map((element) => {
      const got = readComputedValue(element, property, pseudo);
      const actual = `${name}: ${got === '' ? 'nothing' : got}`;
      const isSameValue = (value: string | number) => {
        if (got === String(value)) return true;
        const computed = computeValue(element, property, pseudo, String(value));
        return computed === got || isSameColor(property, computed, got);
      };
      const outcomes: Outcome[] = [];
      if (is !== undefined)
        outcomes.push({ passed: isSameValue(is), expected: `${name}: ${is}`, got: actual });
      if (rest['is-one-of'])
        outcomes.push({
          passed: rest['is-one-of'].some(isSameValue),
          expected: `${name}: ${rest['is-one-of'].join(' or ')}`,
          got: actual,
        });
      if (rest['is-not'] !== undefined)
        outcomes.push({
          passed: !isSameValue(rest['is-not']),
          expected: `${name}: anything but ${rest['is-not']}`,
          got: actual,
        });
      if (matches !== undefined) outcomes.push({ passed: new RegExp(matches, 'u').test(got), got: actual });
      const { 'at-least': least, 'at-most': most } = rest;
      if (least !== undefined || most !== undefined) {
        const number = Number.parseFloat(got);
        outcomes.push({
          ...compareBounds(
            number,
            { 'at-least': least, 'at-most': most },
            0.02,
            (words) => `${name}: ${words}`,
          ),
          ...(Number.isNaN(number) ? { passed: false } : {}),
          got: actual,
        });
      }
      const outcome = findFirstFailure(outcomes);
      return outcome.passed ? outcome : { ...outcome, got: `${outcome.got}, on ${formatElement(element)}` };
    }),
  );
}
