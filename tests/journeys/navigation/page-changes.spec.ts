import type { Page } from '@playwright/test';
import { site as community } from '../../../content/site.ts';
import { waitForHydration, expect, test } from '../../site.ts';
import { bar } from './navigation-bar.ts';

const top = (page: Page) => page.evaluate(() => Math.round(scrollY));

test('the links of the bar lead to their pages without a reload, and the logo leads home', async ({
  page,
}) => {
  await page.goto('/');
  await waitForHydration(page);
  await page.evaluate(() => {
    document.documentElement.dataset.sameDocument = '';
  });
  for (const [name, path] of [
    ['About', '/about'],
    ['Hackathons', '/hackathons'],
    ['Clubs', '/clubs'],
  ] as const) {
    await bar(page).getByRole('link', { name }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(path);
    await expect(bar(page).getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  }
  await bar(page).getByRole('link', { name: community.name }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  await expect(page.locator('html[data-same-document]')).toHaveCount(1);
});

test('every navigation starts at the top, also with Back, but a changed query or fragment does not scroll', async ({
  page,
}) => {
  await page.goto('/hackathons');
  await waitForHydration(page);
  await page.evaluate(() => window.scrollTo(0, 400));
  await page.getByRole('button', { name: 'Business' }).evaluate((chip: HTMLElement) => chip.click());
  await expect.poll(() => new URL(page.url()).search).toBe('?category=business');
  expect(await top(page)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'All', exact: true }).evaluate((chip: HTMLElement) => chip.click());
  await page.evaluate(() => window.scrollTo(0, 400));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Clubs' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/clubs');
  await expect.poll(() => top(page)).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 500));
  await page.goBack();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/hackathons');
  await expect.poll(() => top(page)).toBe(0);
});

test('Tab first reaches the skip link, which leads past the bar', async ({ page }) => {
  await page.goto('/clubs');
  await waitForHydration(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => !!document.activeElement?.closest('main'))).toBe(true);
});

test('a navigation moves the focus to the page and announces its title', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  await bar(page).getByRole('link', { name: 'Clubs' }).click();
  await expect(page).toHaveTitle(/^Clubs/);
  await expect(page.getByRole('status').filter({ hasText: /^Clubs/ })).toHaveCount(1);
  expect(await page.evaluate(() => document.activeElement?.id ?? document.activeElement?.tagName)).toBe(
    'main',
  );
});
