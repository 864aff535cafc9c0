import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

const contrastSamples = {
  /** The attribute of the elements whose contrast axe measures. */
  mark: 'data-contrast-sample',
  /** More than one, because axe measures nothing where another element is in front of a part of the text. */
  samplesOfEachLook: 3,
} as const;

/**
 * Runs in the browser: marks the elements whose contrast is to be measured, instead of those that were marked
 * before. Of all elements with the same text colour and size, in front of the same backgrounds, three are
 * marked: the others have the same contrast, and measuring them took half of the time of all rules of axe.
 */
function markContrastSamples([{ mark, samplesOfEachLook }, excluded]: readonly [
  typeof contrastSamples,
  readonly Element[],
]): void {
  const numbers = new Map<string, number>();
  const numberOf = (text: string) => {
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  };
  const backgrounds = new Map<Element, number>();
  const findBackground = (element: Element): number => {
    const known = backgrounds.get(element);
    if (known !== undefined) return known;
    const style = getComputedStyle(element);
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position } = style;
    const behind = element.parentElement ? findBackground(element.parentElement) : '';
    const number = numberOf(
      [behind, backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position].join(),
    );
    backgrounds.set(element, number);
    return number;
  };
  const hasText = (element: Element) =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  const counts = new Map<string, number>();
  const samples = [...document.querySelectorAll('body *')].filter((element) => {
    if (!hasText(element) || excluded.some((each) => each.contains(element)) || !element.checkVisibility())
      return false;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const look = [element.localName, findBackground(element), color, fontSize, fontWeight, textShadow].join();
    const count = (counts.get(look) ?? 0) + 1;
    counts.set(look, count);
    return count <= samplesOfEachLook;
  });
  for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark);
  for (const element of samples) element.setAttribute(mark, '');
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Rules whose result depends on colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Only the first three code samples are checked: all look the same, and their many elements take most of the
 * time.
 */
const sampledSelector = 'pre.code';

/**
 * The violations that axe finds on the page, one line for each rule with the first three elements. Results of
 * samples are left out, because `npm test -- lessons` checks them. `'colours'` runs only the rules that
 * depend on the theme.
 */
export async function listViolations(
  page: Page,
  ruleSet: 'everything' | 'colours' = 'everything',
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
    await page.evaluate((mark) => {
      window.axe.configure({ rules: [{ id: 'color-contrast', selector: `[${mark}]` }] });
    }, contrastSamples.mark);
  }
  const options: RunOptions = {
    ...(ruleSet === 'colours'
      ? { runOnly: colourRules }
      : {
          rules: {
            // This rule is in WCAG 2.2 and in Lighthouse's score, but axe does not run it by default.
            'target-size': { enabled: true },
          },
        }),
    resultTypes: ['violations'],
    iframes: false,
  };
  // What follows the size of the window by script is in place a frame later.
  const excluded = await page.evaluateHandle(async (selector) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await nextFrame();
    await nextFrame();
    return [...document.querySelectorAll(selector)].slice(3);
  }, sampledSelector);
  await page.evaluate(markContrastSamples, [contrastSamples, excluded] as const);
  const { violations } = await page.evaluate(
    ([rules, exclude]) => window.axe.run({ include: document, exclude }, rules),
    [options, excluded] as const,
  );
  await excluded.dispose();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map(({ html }) => html.slice(0, 160))
        .join(' | ')}`,
  );
}

/** Sets the theme of this page only. The stored theme does not change. */
export async function setTheme(page: Page, theme: 'night' | 'paper'): Promise<void> {
  await page.evaluate((value) => {
    document.documentElement.dataset.theme = value;
  }, theme);
}

/** By how many CSS pixels the page is wider than its window. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

/**
 * Expects that axe finds no violations at each width, and that nothing scrolls sideways. Open dialogs and
 * menus stay open. Themes differ only in colours and widths only in layout, so each width is checked with
 * another theme. `everyTheme` checks the colours of both themes at each width.
 */
export async function expectAccessible(
  page: Page,
  widths: readonly number[] = [390, 1280],
  { everyTheme = false } = {},
): Promise<void> {
  for (const [index, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 900 });
    const [theme, otherTheme] =
      index % 2 === 0 ? (['night', 'paper'] as const) : (['paper', 'night'] as const);
    await setTheme(page, theme);
    expect(await listViolations(page), `axe in ${theme} at ${width}`).toEqual([]);
    if (everyTheme || widths.length === 1) {
      await setTheme(page, otherTheme);
      expect(await listViolations(page, 'colours'), `axe in ${otherTheme} at ${width}`).toEqual([]);
    }
    expect(await overflowOf(page), `horizontal scrolling at ${width}`).toBeLessThanOrEqual(0);
  }
}
