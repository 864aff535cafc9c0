import type { Page } from '@playwright/test';
import { generateTotpCode } from '../../../server/accounts/second-factor/totp.ts';
import { openDatabase } from '../../../server/database/open.ts';
import { expectAccessible, overflowOf } from '../../accessibility/axe.ts';
import { expect, test, waitForHydration, type Person, type Site } from '../../site.ts';
import { readStorage } from '../visitors.ts';

// A call without a fresh factor and a wrong password are 403, a wrong code is 400.
test.use({ expectedErrors: [/status of 40[03]/] });

const question = (page: Page) => page.getByRole('dialog', { name: 'Confirm that it is you' });

/** Makes the last proof of everybody's sessions 16 minutes old. */
async function ageProofs(site: Site): Promise<void> {
  const { db, close } = await openDatabase({ dataDir: site.dataDir, databaseUrl: undefined });
  await db
    .updateTable('sessions')
    .set({ proved_at: Date.now() - 16 * 60_000 })
    .execute();
  await close();
}

async function expectRoomOnPhone(page: Page): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflowOf(page)).toBe(0);
  await page.setViewportSize({ width, height });
}

test('[66] an admin whose login was a while ago gives the password again, and the act goes through', async ({
  page,
  site,
}) => {
  const member = await site.createPerson({ name: 'Ravi Iyer' });
  await site.signInPage(page, await site.createPerson({ verified: true, admin: true }));
  await ageProofs(site);
  await page.goto(`/admin?q=${member.username}`);
  await waitForHydration(page);
  const row = page.getByRole('row', { name: 'Ravi Iyer' });
  const verify = async () => {
    await row.getByRole('button', { name: 'Act on Ravi Iyer' }).click();
    await page.getByRole('button', { name: 'Verify', exact: true }).click();
  };
  await verify();
  const password = question(page).getByLabel('Password', { exact: true });
  await expect(password).toBeFocused();
  await expectRoomOnPhone(page);
  const confirm = question(page).getByRole('button', { name: 'Confirm', exact: true });
  expect((await confirm.boundingBox())?.x).toBeCloseTo((await password.boundingBox())?.x ?? 0, -0.5);
  await page.keyboard.press('Escape');
  await expect(question(page)).toHaveCount(0);
  await expect(row).toContainText('Unverified');

  await verify();
  await password.fill('Wrong-passw0rd');
  await page.keyboard.press('Enter');
  await expect(question(page).getByText('The current password is not right.')).toBeVisible();
  await expectAccessible(page, [390]);
  await password.fill('Monsoon-2026-chai');
  await page.keyboard.press('Enter');
  await expect(question(page)).toHaveCount(0);
  await expect(row).not.toContainText('Unverified');
});

/** Turns an authenticator app on over the API, for the browser's session, and returns its key. */
async function turnAppOn(page: Page, site: Site, { password }: Person): Promise<string> {
  const { token } = await readStorage(page);
  const post = async (path: string, body: object): Promise<{ key?: string }> => {
    const response = await fetch(`${site.url}/api/account/authenticator-app${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(200);
    return response.json();
  };
  const { key = '' } = await post('', { password });
  await post('/confirm', { code: generateTotpCode(key, Date.now()) });
  return key;
}

/** Opens a page as somebody with an authenticator app, whose login was a while ago. */
async function openWithOldProof(
  page: Page,
  site: Site,
  path: string,
): Promise<{ person: Person; key: string }> {
  const person = await site.createPerson({ verified: true });
  await site.signInPage(page, person);
  const key = await turnAppOn(page, site, person);
  await ageProofs(site);
  await page.goto(path);
  await waitForHydration(page);
  return { person, key };
}

test('[66] a second factor is removed with its code when the login was a while ago', async ({
  page,
  site,
}) => {
  const { person, key } = await openWithOldProof(page, site, '/account/security');
  await page.getByRole('button', { name: 'Remove… the authenticator app' }).click();
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  const code = question(page).getByLabel('Code from the app', { exact: true });
  await expect(code).toBeFocused();
  await expectRoomOnPhone(page);
  await code.fill('000000');
  await expect(question(page).getByText('Invalid code. Please try again.')).toBeVisible();
  await expectAccessible(page, [390]);
  await code.fill(generateTotpCode(key, Date.now() + 30_000));
  await expect(page.getByText('The authenticator app is removed.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[66] an account with a second factor is deleted with its code when the login was a while ago', async ({
  page,
  site,
}) => {
  const { person, key } = await openWithOldProof(page, site, '/account');
  await page.getByRole('button', { name: 'Delete account…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  const code = question(page).getByLabel('Code from the app', { exact: true });
  await expect(code).toBeFocused();
  await code.fill(generateTotpCode(key, Date.now() + 30_000));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your account is deleted.')).toBeVisible();
  await expect(page).toHaveURL(site.url);
});
