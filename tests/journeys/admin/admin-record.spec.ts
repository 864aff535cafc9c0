import type { Page } from '@playwright/test';
import { expect, test, waitForHydration } from '../../site.ts';
import { useAdminFixture } from './admin-fixture.ts';

const fixture = useAdminFixture();

async function openRecord(page: Page): Promise<void> {
  await fixture.site.signInPage(page, fixture.admin);
  await page.goto(`${fixture.site.url}/admin/acts`);
  await waitForHydration(page);
  await expect(page.locator('.acts-frame')).toHaveAttribute('aria-busy', 'false');
}

test('a day typed by keyboard is taken as a whole, in one step of the history', async ({ page }) => {
  await openRecord(page);
  const steps = await page.evaluate(() => history.length);
  await page.getByLabel('From').focus();
  await page.keyboard.type('11112026', { delay: 30 });
  await expect(page).toHaveURL(/\/admin\/acts\?from=2026-11-11$/);
  await expect(page.getByLabel('From')).toHaveValue('2026-11-11');
  expect(await page.evaluate(() => history.length)).toBe(steps);
  await page.goto(`${fixture.site.url}/admin/acts?from=2026-11-01&to=2026-11-30`);
  await expect(page.getByLabel('From')).toHaveValue('2026-11-01');
  await expect(page.getByLabel('to', { exact: true })).toHaveValue('2026-11-30');
  await page.getByRole('button', { name: 'Show all acts' }).click();
  await expect(page.getByLabel('From')).toHaveValue('');
});

test('on a slow device no letter of a search is lost', async ({ page, context }) => {
  await openRecord(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  const search = page.getByPlaceholder('Search people or reasons…');
  for (const delay of [0, 20]) {
    await search.fill('');
    await search.pressSequentially('abcdefghijklmnopqrstuvwxyz', { delay });
    await expect(page).toHaveURL(/\?q=abcdefghijklmnopqrstuvwxyz$/);
    await expect(search).toHaveValue('abcdefghijklmnopqrstuvwxyz');
  }
});
