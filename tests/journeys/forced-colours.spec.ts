import type { Locator } from '@playwright/test';
import { expect, test, waitForHydration } from '../site.ts';
import { signInAs } from './visitors.ts';

test.use({ contextOptions: { forcedColors: 'active' } });

const colour = (element: Locator, property: string, part = '') =>
  element.evaluate(
    (each, [name, pseudo]) => getComputedStyle(each, pseudo || null).getPropertyValue(name ?? ''),
    [property, part],
  );

test('with forced colours, chosen filters, chosen tabs and list marks are still visible', async ({
  page,
  site,
}) => {
  await signInAs(page, site, 'verified member');
  await page.goto('/roadmaps');
  await waitForHydration(page);
  const canvas = await colour(page.locator('body'), 'background-color');
  const chosen = page.locator('.path-tab[aria-pressed=true]');
  expect(await colour(chosen, 'background-color', '::before')).not.toBe(canvas);
  const border = (pressed: boolean) =>
    colour(page.locator(`.chip[aria-pressed=${pressed}]`).first(), 'border-top-color');
  expect(await border(true)).not.toBe(await border(false));

  await page.goto('/learning/css/css-designing/flexbox-layout');
  await waitForHydration(page);
  const item = page.locator('.lesson-text ul > li').first();
  expect(await colour(item, 'background-color', '::before')).not.toBe(canvas);
  const tab = page.locator('.file-tab:has(input:checked)').first();
  expect(await colour(tab, 'background-color', '::after')).not.toBe(canvas);
});
