import type { Page } from '@playwright/test';
import { clubs } from '../../../content/clubs.ts';
import { lessonIds, lessonPath } from '../../../content/lessons/order.ts';
import { hackathons } from '../../../content/hackathons.ts';
import { stats } from '../../../content/home.ts';
import { delayScripts } from '../../late-scripts.ts';
import { waitForHydration, expect, test } from '../../site.ts';
import { getPerson, readStorage, signInAs } from '../visitors.ts';

const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' });
const isHydrated = (page: Page) => page.evaluate(() => document.documentElement.dataset.hydrated === '');

test('links work before any script has loaded', async ({ page }) => {
  const deferred = await delayScripts(page);
  await open(page, '/');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Clubs' })
    .click({ noWaitAfter: true });
  await expect.poll(() => new URL(page.url()).pathname).toBe('/clubs');
  await expect(page.locator('main h1')).toHaveText('Clubs');
  expect(await isHydrated(page)).toBe(false);
  deferred.resolve();
  await waitForHydration(page);
});

test('text typed before the scripts load is kept, and Enter signs in as soon as they have loaded', async ({
  page,
  site,
}) => {
  const person = await getPerson(site, 'verified member');
  const deferred = await delayScripts(page);
  await open(page, '/login');
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  expect(new URL(page.url()).search).toBe('');
  expect(new URL(page.url()).pathname).toBe('/login');
  expect(await isHydrated(page)).toBe(false);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email);
  deferred.resolve();
  await page.waitForURL('**/courses');
  expect(page.url()).not.toContain('?');
  expect(await readStorage(page)).toMatchObject({ username: person.username });
});

test('partly filled fields of the sign-up form stay when the page is hydrated', async ({ page }) => {
  const deferred = await delayScripts(page);
  await open(page, '/register');
  const typed = {
    Name: 'Imran Sheikh',
    Username: 'imran_early',
    Email: 'imran.early@example.edu',
    Password: 'Monsoon-26',
    Location: 'Kochi',
  };
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(text);
  deferred.resolve();
  await waitForHydration(page);
  for (const [label, text] of Object.entries(typed))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
  await expect(page.locator('[data-met="true"]')).toHaveCount(4);
});

test('View Details, pressed before the scripts load, opens the dialog as soon as they have loaded', async ({
  page,
}) => {
  const deferred = await delayScripts(page);
  await open(page, '/clubs');
  const button = page.getByRole('button', { name: 'View Details' }).first();
  await button.click();
  expect(await isHydrated(page)).toBe(false);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button, 'the press shows that it waits').toHaveAttribute('aria-busy', 'true');
  await expect(button).toHaveCSS('outline-style', 'dashed');
  deferred.resolve();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
});

test('a search typed before the scripts load filters as soon as they have loaded', async ({ page }) => {
  const deferred = await delayScripts(page);
  await open(page, '/hackathons');
  await page.getByRole('searchbox').fill('no such title');
  await page.getByRole('searchbox').press('Enter');
  expect(new URL(page.url()).pathname).toBe('/hackathons');
  deferred.resolve();
  await waitForHydration(page);
  await expect(page.locator('main').getByText('No hackathons', { exact: true })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('no such title');
});

test('the theme switch and the phone’s menu react to presses before the scripts have loaded', async ({
  page,
}) => {
  const deferred = await delayScripts(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/about');
  await page.getByRole('button', { name: 'Switch to Paper theme' }).click();
  const burger = page.getByRole('button', { name: 'Menu' });
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Clubs' });
  await burger.click();
  await expect(link, 'the menu needs no script').toBeVisible();
  deferred.resolve();
  await waitForHydration(page);
  await expect(burger).toHaveAttribute('aria-expanded', 'true');
  await expect(link, 'hydration does not close it').toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'paper');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('public pages show their text, and the counters their targets', async ({ page }) => {
    for (const [path, text] of [
      ['/about', 'Become a Member'],
      ...hackathons.map(({ title }) => ['/hackathons', title] as const),
      ...clubs.map(({ name }) => ['/clubs', name] as const),
    ] as const) {
      await page.goto(path);
      await expect(page.locator('main').getByText(text).first()).toBeVisible();
    }
    await page.goto('/');
    for (const { count, label } of stats)
      await expect(page.getByRole('img', { name: `${count} ${label}`, exact: true })).toContainText(
        `${count}`,
      );
    await expect(page.locator('.stat-number').first().locator('span')).toBeVisible();
  });

  test('the forms say that they need JavaScript and put nothing into the URL', async ({ page }) => {
    for (const path of ['/login', '/register', '/forgot-password']) {
      await page.goto(path);
      await expect(page.getByText(/needs JavaScript/)).toBeVisible();
      await expect(page.locator('main form')).toHaveAttribute('method', 'post');
    }
  });

  test('links lead from page to page', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL(/\/about$/);
  });
});

test('shortcuts work before the scripts load: of a search, and of the next lesson', async ({
  page,
  site,
}) => {
  await signInAs(page, site, 'verified member');
  const deferred = await delayScripts(page);
  await open(page, '/learning/glossary');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();

  const [first = '', second = ''] = lessonIds;
  await open(page, lessonPath(first));
  await expect(page.locator('.previous-next')).toBeAttached();
  await page.keyboard.press(']');
  await page.waitForURL(`**${lessonPath(second)}`);

  await expect(page.getByRole('button', { name: 'Search the lessons' })).toBeVisible();
  await page.keyboard.press('Control+k');
  expect(await isHydrated(page)).toBe(false);
  deferred.resolve();
  await expect(page.getByLabel('Search terms')).toBeFocused();
});
