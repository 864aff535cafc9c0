import type { Page } from '@playwright/test';
import { courseCategories } from '../../content/courses.ts';
import { levels } from '../../contract/content/hackathon-terms.ts';
import { delayScripts } from '../delay-scripts.ts';
import { waitForHydration, expect, test, type Site } from '../site.ts';
import { signInAs } from './visitors.ts';

async function openPage(page: Page, site: Site, query = ''): Promise<void> {
  await signInAs(page, site, 'verified member');
  await page.goto(`/courses${query}`);
  await waitForHydration(page);
}
const all = courseCategories.flatMap((category) => category.technologies);
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

test('both filters apply at the same time, are in the URL and follow Back', async ({ page, site }) => {
  await openPage(page, site);
  const [web] = courseCategories;
  const level = 'Beginner';
  const found = (web?.technologies ?? []).filter((technology) => technology.level === level);
  await page.getByRole('button', { name: web?.name }).press('Enter');
  await page.getByRole('button', { name: level }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`\\?category=${web?.id}&level=${level.toLowerCase()}$`));
  await expect(technologies(page)).toHaveText(found.map(({ name }) => name));
  await page.goBack();
  await expect(page.getByRole('button', { name: 'All Levels' })).toHaveAttribute('aria-pressed', 'true');
  await expect(technologies(page)).toHaveCount(web?.technologies.length ?? 0);
});

test('two filters chosen before the scripts load both apply', async ({ page, site }) => {
  await signInAs(page, site, 'verified member');
  const deferred = await delayScripts(page);
  await page.goto('/courses', { waitUntil: 'commit' });
  const [web] = courseCategories;
  await page.getByRole('button', { name: web?.name }).click();
  await page.getByRole('button', { name: 'Beginner' }).click();
  deferred.resolve();
  await expect(page).toHaveURL(new RegExp(`\\?category=${web?.id}&level=beginner$`));
});

test('unknown filters in the URL show all courses', async ({ page, site }) => {
  await openPage(page, site, '?category=cooking&level=Expert');
  for (const name of ['All Categories', 'All Levels'])
    await expect(page.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
  await expect(technologies(page)).toHaveCount(all.length);
});

/** The filters that find nothing, if there are any: which they are depends on the content. */
const empty = courseCategories
  .flatMap((category) => levels.map((level) => ({ category, level })))
  .filter(({ category, level }) => category.technologies.every((technology) => technology.level !== level));

for (const { category, level } of empty.slice(0, 1))
  test('without results, the page offers to clear the filters', async ({ page, site }) => {
    await openPage(page, site, `?category=${category.id}&level=${level.toLowerCase()}`);
    await expect(page.getByText('No courses')).toBeVisible();
    await page.getByRole('button', { name: 'Clear the filters' }).click();
    await expect(page).toHaveURL(/\/courses$/);
    await expect(page.getByRole('button', { name: 'All Categories' })).toBeFocused();
    await expect(technologies(page)).toHaveCount(all.length);
  });
