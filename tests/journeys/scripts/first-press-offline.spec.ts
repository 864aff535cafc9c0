import type { Page } from '@playwright/test';
import { expect, test, waitForHydration } from '../../site.ts';
import { getPerson, readStorage, signInAs } from '../visitors.ts';

const note = (page: Page) => page.getByRole('alert').filter({ hasText: 'There is no connection.' });
const scripts = '**/assets/*.js';

async function loseScripts(page: Page): Promise<void> {
  await page.route(scripts, (route) => route.abort('internetdisconnected'));
}

test.describe('when the scripts of a page can’t be fetched', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch/] });

  test.describe('on a phone', () => {
    test.use({ isMobile: true, hasTouch: true, viewport: { width: 412, height: 823 } });

    test('a press is given back with a sentence, a second time too, and works once there is a connection', async ({
      page,
    }) => {
      await loseScripts(page);
      await page.goto('/clubs');
      const button = page.getByRole('button', { name: 'View Details' }).first();
      for (const _ of ['first', 'second']) {
        await button.click();
        await expect(note(page)).toBeInViewport();
        await expect(page.locator('[aria-busy]')).toHaveCount(0);
      }
      await page.unroute(scripts);
      await button.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(note(page)).toHaveCount(0);
      await expect(page.locator('[aria-busy]')).toHaveCount(0);
    });
  });

  test('a form is not sent later by itself, and what was typed and chosen stays', async ({ page, site }) => {
    const person = await getPerson(site, 'verified member');
    await loseScripts(page);
    await page.goto('/login');
    await page.getByLabel('Email', { exact: true }).fill(person.email);
    const password = page.getByLabel('Password', { exact: true });
    await password.fill(person.password);
    await password.press('Enter');
    await expect(note(page)).toBeVisible();
    await page.unroute(scripts);
    await page.getByRole('contentinfo').click({ position: { x: 1, y: 1 } });
    await waitForHydration(page);
    await expect(note(page)).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe('/login');
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email);
    await password.press('Enter');
    await page.waitForURL('**/courses');
    expect(await readStorage(page)).toMatchObject({ username: person.username });
  });

  test('style sheets that did not arrive either are fetched again', async ({ page }) => {
    const files = /\/assets\/.*\.(?:js|css)$/;
    await page.route(files, (route) => route.abort('internetdisconnected'));
    await page.goto('/clubs');
    const button = page.getByRole('button', { name: 'View Details' }).first();
    await button.click();
    await expect(note(page)).toBeVisible();
    await page.unroute(files);
    await button.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(
      await page.evaluate(() => document.querySelectorAll('head link[rel=stylesheet]').length),
    ).toBeGreaterThan(0);
  });

  test('a page that shows nothing without them says so by itself', async ({ page, site }) => {
    await signInAs(page, site, 'member');
    await loseScripts(page);
    await page.goto('/account');
    await expect(note(page)).toBeVisible();
    await page.unroute(scripts);
    await page.getByRole('contentinfo').click({ position: { x: 1, y: 1 } });
    await expect(note(page)).toHaveCount(0);
    await waitForHydration(page);
  });
});

test.describe('when a new build has replaced the scripts of a page', () => {
  test.use({ expectedErrors: [/404/] });

  test('the next press loads the page again', async ({ page }) => {
    await page.route(scripts, (route) => route.fulfill({ status: 404 }));
    const missing = page.waitForResponse((response) => response.status() === 404);
    await page.goto('/clubs');
    await missing;
    await page.waitForTimeout(200);
    await page.unroute(scripts);
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'View Details' }).first().click();
    await loaded;
    await waitForHydration(page);
  });
});
