import type { Page } from '@playwright/test';
import { generateTotpCode } from '../../../server/accounts/second-factor/totp.ts';
import { openDatabase } from '../../../server/database/open.ts';
import { expect, test, waitForHydration } from '../../site.ts';

// A login that needs its second factor, and a call that needs a fresh one, are 403.
test.use({ expectedErrors: [/status of 403|ERR_FAILED/] });

/** Cuts the connection for the file of a part. Resolves to a function that restores it. */
async function lose(page: Page, file: RegExp): Promise<() => Promise<void>> {
  await page.route(file, (route) => route.abort());
  return () => page.unroute(file);
}

test('parts that lost their connection load when they are tried again, without a reload', async ({
  page,
  site,
}) => {
  const person = await site.createPerson({ verified: true });
  await site.signInPage(page, person);
  await page.goto('/account/security');
  await waitForHydration(page);

  const restoreQr = await lose(page, /\/assets\/qr-picture-/);
  await page.getByRole('button', { name: 'Set up' }).click();
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('The QR code could not load. Check your connection')).toBeVisible();
  await restoreQr();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('img', { name: 'QR code of the key' })).toBeVisible();
  const key = (await page.locator('.app-key code').innerText()).replaceAll(' ', '');
  const code = page.getByLabel('Code from the app', { exact: true });
  await code.fill(generateTotpCode(key, Date.now()));
  await expect(page.getByText('The authenticator app is on.')).toBeVisible();

  const { db, close } = await openDatabase({ dataDir: site.dataDir, databaseUrl: undefined });
  await db.updateTable('sessions').set({ proved_at: 0 }).execute();
  await close();
  await page.goto('/account/security');
  await waitForHydration(page);
  const restoreDialog = await lose(page, /\/assets\/reauthentication-dialog-/);
  await page.getByRole('button', { name: 'Remove… the authenticator app' }).click();
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('The next step could not load. Check your connection')).toBeVisible();
  await restoreDialog();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove the authenticator app' }).click();
  await expect(page.getByRole('dialog', { name: 'Confirm that it is you' })).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await waitForHydration(page);
  const restoreStep = await lose(page, /\/assets\/second-step-/);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('The second step could not load. Check your connection')).toBeVisible();
  await restoreStep();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(code).toBeVisible();
});
