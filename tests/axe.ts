import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Rules whose result depends on colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * The violations that axe finds on the page, results of samples left out (`npm test -- lessons` proves them): one line
 * for each rule, with the first three elements. `'colours'` runs only the rules that the theme has an influence on, which
 * take four fifths of the time, `'structure'` all others. Of the
 * elements that match `sampled` only the first three are looked at.
 */
export async function listViolations(
  page: Page,
  what: 'everything' | 'colours' | 'structure',
  sampled?: string,
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: RunOptions = {
    ...(what === 'colours' ? { runOnly: colourRules } : {}),
    ...(what === 'structure'
      ? { rules: Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }])) }
      : {}),
    resultTypes: ['violations'],
    iframes: false,
  };
  const { violations } = await page.evaluate(
    ([rules, selector]) =>
      window.axe.run(
        {
          include: document,
          exclude: selector === undefined ? [] : [...document.querySelectorAll(selector)].slice(3),
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
 * Expects that axe finds nothing in either theme at each width, and that nothing scrolls sideways. Open dialogs and menus stay
 * open. At each width one theme is looked at in full; the other differs from it in colours alone.
 */
export async function expectAccessible(page: Page, widths: readonly number[] = [390, 1280]): Promise<void> {
  for (const [index, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 900 });
    for (const theme of ['night', 'paper'] as const) {
      await setTheme(page, theme);
      const what = (theme === 'night') === (index % 2 === 0) ? 'everything' : 'colours';
      expect(await listViolations(page, what), `axe in ${theme} at ${width}`).toEqual([]);
    }
    expect(await overflowOf(page), `horizontal scrolling at ${width}`).toBeLessThanOrEqual(0);
  }
}
