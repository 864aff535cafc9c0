import type { Page } from '@playwright/test';
import { waitForHydration, expect, test } from '../site.ts';
import { findViolations } from './axe.ts';
import { fillDetails, makeDetails, openRegister, otp, signUp, verify } from './register-form.ts';
import { openHomeAs } from './visitors.ts';

/** Axe in both themes and at both widths, and no sideways scroll, with whatever is open left open. */
async function expectSound(page: Page, widths: readonly number[] = [390, 1280]): Promise<void> {
  for (const theme of ['night', 'paper']) {
    await page.evaluate((value) => {
      document.documentElement.dataset.theme = value;
    }, theme);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findViolations(page), `axe in ${theme} at ${width}`).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        `sideways scroll at ${width}`,
      ).toBeLessThanOrEqual(0);
    }
  }
}

const dialogs = [
  '/hackathons?hackathon=prayog-2027',
  '/hackathons?hackathon=cold-trail-2026',
  '/clubs?club=webdevelopment',
  '/clubs?join=python',
  '/clubs?register=club',
];

for (const address of dialogs) {
  test(`the dialog of ${address} is accessible in both themes and widths`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectSound(page);
  });
}

test('the startup’s three dialogs are accessible in both themes and widths', async ({ page, site }) => {
  await openHomeAs(page, site, 'member');
  for (const query of ['?startup=kataar', '?apply=kataar', '?register=startup']) {
    await page.goto(`/startups${query}`);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectSound(page);
  }
});

test('a search that finds nothing is accessible', async ({ page }) => {
  await page.goto('/hackathons?q=zzz');
  await expect(page.getByRole('button', { name: 'Clear the search' })).toBeVisible();
  await expectSound(page);
});

test('the open menus are accessible', async ({ page, site }) => {
  await openHomeAs(page, site, 'verified admin');
  await page.goto('/about');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Contents' }).click();
  await expectSound(page, [1280]);
  await page.keyboard.press('Escape');
  await page.locator('.user-button').click();
  await expectSound(page, [1280]);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 900 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectSound(page, [390]);
});

test('the sign-up form with all its faults is accessible, and so is the step after it', async ({ page }) => {
  await openRegister(page);
  await signUp(page).click();
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
  await expectSound(page);
  await fillDetails(page, makeDetails());
  await signUp(page).click();
  await expect(otp(page)).toBeVisible();
  await verify(page).click();
  await expect(page.getByText('Invalid OTP. Please try again.')).toBeVisible();
  await expectSound(page);
});

test.describe('when the server refuses', () => {
  test.use({ expectedErrors: [/status of 401/] });

  test('the refused login and the ended session are accessible', async ({ page }) => {
    await page.goto('/login?ended=1');
    await waitForHydration(page);
    await expect(page.getByText(/session has ended/)).toBeVisible();
    await page.getByLabel('Email', { exact: true }).fill('nobody@example.edu');
    await page.getByLabel('Password', { exact: true }).fill('Not-the-one-7');
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(page.getByText('Invalid email or password')).toBeVisible();
    await expectSound(page);
  });
});

test('the second step of the reset is accessible', async ({ page }) => {
  await page.goto('/forgot-password');
  await waitForHydration(page);
  await page.getByLabel('Email', { exact: true }).fill('nobody@example.edu');
  await page.getByLabel('Email', { exact: true }).press('Enter');
  await expect(otp(page)).toBeVisible();
  await expectSound(page);
});
