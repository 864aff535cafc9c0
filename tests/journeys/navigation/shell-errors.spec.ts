import type { Page } from '@playwright/test';
import { clubs } from '../../../content/clubs.ts';
import { expect, test, waitForHydration } from '../../site.ts';
import { bar } from './navigation-bar.ts';
import { getPerson, signInAs } from '../visitors.ts';

test.use({ expectedErrors: [/broken on purpose/] });

/** Opens a page as a member who chose the theme Paper. */
async function openAbout(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('theme', 'paper'));
  await page.goto('/about');
  await waitForHydration(page);
}

/** Makes the part of the shell throw that scrolls to the top of the next page. */
async function breakNavigations(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.scrollTo = () => {
      throw new Error('broken on purpose');
    };
  });
}

async function goToClubs(page: Page): Promise<void> {
  await bar(page).getByRole('link', { name: 'Clubs' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
}

/** The error screen has the theme, the kind of visitor and a title, and leads on. */
async function expectWayOn(page: Page): Promise<void> {
  await expect(page).toHaveTitle('Unexpected Application Error!');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'paper');
  await expect(page.locator('html')).toHaveAttribute('data-visitor', 'member');
  await expect(page.getByText('Trying again often helps.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Go to the start' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Unexpected Application Error!');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'paper');
  await expect(page.locator('html')).toHaveAttribute('data-visitor', 'member');
}

test('an error in the shell keeps the navigation bar, the theme and the kind of visitor', async ({
  page,
  site,
}) => {
  const { username } = await getPerson(site, 'member');
  await signInAs(page, site, 'member');
  await openAbout(page);
  await breakNavigations(page);
  await goToClubs(page);
  await expect(bar(page).getByText(username).first()).toBeVisible();
  await expectWayOn(page);
});

test('an error in the title of a page shows the error screen', async ({ page, site }) => {
  await signInAs(page, site, 'member');
  await openAbout(page);
  await page.evaluate((name) => {
    const { join } = Array.prototype;
    Array.prototype.join = function throwingJoin(separator) {
      if (this.includes(name)) throw new Error('broken on purpose');
      return join.call(this, separator);
    };
  }, clubs[0]?.name);
  await goToClubs(page);
  await expectWayOn(page);
});

test('an error in the navigation bar leaves the bar out', async ({ page, site }) => {
  await signInAs(page, site, 'member');
  await openAbout(page);
  await breakNavigations(page);
  await page.evaluate(() => {
    const { matchMedia } = window;
    window.matchMedia = (query) => {
      if (query.includes('width')) throw new Error('broken on purpose');
      return matchMedia.call(window, query);
    };
  });
  await goToClubs(page);
  await expect(bar(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clubs');
  await expect(bar(page)).toBeVisible();
});
