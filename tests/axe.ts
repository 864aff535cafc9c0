import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Rules whose result depends on colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Code looks the same everywhere, and its many small pieces take longest: the first three samples represent all. */
const sampled = 'pre.code';

/**
 * The violations that axe finds on the page, results of samples left out (`npm test -- lessons` proves them): one line
 * for each rule, with the first three elements. `'colours'` runs only the rules that the theme has an
 * influence on, which take four fifths of the time, `'structure'` all others.
 */
export async function listViolations(
  page: Page,
  what: 'everything' | 'colours' | 'structure' = 'everything',
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: RunOptions = {
    ...(what === 'colours'
      ? { runOnly: colourRules }
      : {
          rules: {
            // WCAG 2.2, and in Lighthouse's score; axe leaves it out by itself.
            'target-size': { enabled: true },
            ...(what === 'structure'
              ? Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }]))
              : {}),
          },
        }),
    resultTypes: ['violations'],
    iframes: false,
  };
  const { violations } = await page.evaluate(
    ([rules, selector]) =>
      window.axe.run(
        {
          include: document,
          exclude: [...document.querySelectorAll(selector)].slice(3),
        },
        rules,
      ),
    [options, sampled] as const,
  );
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map(({ html }) => html.slice(0, 160))
        .join(' | ')}`,
  );
}

/** For this page only: the stored choice stays. */
export async function setTheme(page: Page, theme: 'night' | 'paper'): Promise<void> {
  await page.evaluate((value) => {
    document.documentElement.dataset.theme = value;
  }, theme);
}

/** How many CSS pixels the page is wider than its window. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

/**
 * Expects that axe finds nothing at each width, and that nothing scrolls sideways. Open dialogs and menus
 * stay open. The themes differ in colours and the widths in places: with the themes in turn each theme and
 * each width is looked at. `everyTheme` looks at the colours of both at each width.
 */
export async function expectAccessible(
  page: Page,
  widths: readonly number[] = [390, 1280],
  { everyTheme = false } = {},
): Promise<void> {
  for (const [index, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 900 });
    const [theme, other] = index % 2 === 0 ? (['night', 'paper'] as const) : (['paper', 'night'] as const);
    await setTheme(page, theme);
    expect(await listViolations(page), `axe in ${theme} at ${width}`).toEqual([]);
    if (everyTheme || widths.length === 1) {
      await setTheme(page, other);
      expect(await listViolations(page, 'colours'), `axe in ${other} at ${width}`).toEqual([]);
    }
    expect(await overflowOf(page), `horizontal scrolling at ${width}`).toBeLessThanOrEqual(0);
  }
}
