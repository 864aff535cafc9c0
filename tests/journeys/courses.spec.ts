import type { Page } from '@playwright/test';
import { waitForHydration, expect, test, type Site } from '../site.ts';
import { openHomeAs } from './visitors.ts';

async function openPage(page: Page, site: Site, query = ''): Promise<void> {
  await openHomeAs(page, site, 'verified member');
  await page.goto(`/courses${query}`);
  await waitForHydration(page);
}
const technologies = (page: Page) => page.locator('main').getByRole('heading', { level: 3 });

test('only HTML and CSS can be opened; all others are disabled and say Coming Soon', async ({
  page,
  site,
}) => {
  await openPage(page, site);
  await expect(page.getByRole('heading', { level: 1, name: 'Explore Learning Paths' })).toBeVisible();
  const links = page.getByRole('link', { name: 'Learn Now!' });
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/learning/html',
    '/learning/css',
  ]);
  await expect(links.first()).toHaveAccessibleDescription('HTML');
  const soon = page.getByRole('button', { name: 'Coming Soon' });
  await expect(soon).toHaveCount((await technologies(page).count()) - 2);
  for (const button of await soon.all()) await expect(button).toBeDisabled();
});

test('both filters hold at once, live in the address and follow Back', async ({ page, site }) => {
  await openPage(page, site);
  await page.getByRole('button', { name: 'Web Development' }).press('Enter');
  await page.getByRole('button', { name: 'Advanced' }).press('Enter');
  await expect(page).toHaveURL(/\?category=web-dev&level=advanced$/);
  await expect(technologies(page)).toHaveText(['GraphQL']);
  await expect(page.getByText('1 course, none of them open')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'All Levels' })).toHaveAttribute('aria-pressed', 'true');
  await expect(technologies(page)).toHaveCount(10);
});

test('filters in the address that mean nothing show all courses', async ({ page, site }) => {
  await openPage(page, site, '?category=cooking&level=Expert');
  for (const name of ['All Categories', 'All Levels'])
    await expect(page.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('34 courses, 2 of them open')).toBeVisible();
});

test('nothing found offers to clear the filters', async ({ page, site }) => {
  await openPage(page, site, '?category=mobile-dev&level=advanced');
  await expect(page.getByText('No courses')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  await expect(page).toHaveURL(/\/courses$/);
  await expect(page.getByRole('button', { name: 'All Categories' })).toBeFocused();
  await expect(technologies(page)).toHaveCount(34);
});
