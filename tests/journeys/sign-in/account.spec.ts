import type { Page } from '@playwright/test';
import { lightestPath, waitForHydration, expect, test, type Site } from '../../site.ts';
import { expectAccessible, overflowOf } from '../../accessibility/axe.ts';
import { download } from '../download.ts';
import { readStorage } from '../visitors.ts';
import { endSessionBeforeCall } from './lost-calls.ts';
import { openAccount, section } from './open-account.ts';

const newPassword = 'Winter-2027-coffee';

async function readStatus(site: Site, token: string): Promise<number> {
  return (await fetch(`${site.url}/session`, { headers: { authorization: `Bearer ${token}` } })).status;
}

const phone = 'Mozilla/5.0 (Android 16; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';
const lab = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0';

test('the user menu leads to the account, which shows the user’s details', async ({ page, site }) => {
  const person = await site.createPerson({ verified: true });
  await site.signInPage(page, person);
  await page.goto('/');
  await waitForHydration(page);
  await page.locator('.user-button').click();
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  const facts = { Name: person.name, Email: person.email, College: 'Not given', Status: 'Verified' };
  for (const [label, fact] of Object.entries({ ...facts, Username: person.username })) {
    const term = page.getByRole('term').getByText(label, { exact: true });
    const pair = section(page, 'You').locator('.account-facts > div').filter({ has: term });
    await expect(pair.getByRole('definition')).toHaveText(fact);
  }
});

test('the user menu leads an admin to the dashboard, also on a phone, and shows nobody else the way', async ({
  page,
  site,
}) => {
  const link = page.getByRole('banner').getByRole('link', { name: 'Admin', exact: true });
  await site.signInPage(page, await site.createPerson({ verified: true }));
  await page.goto('/');
  await waitForHydration(page);
  await page.locator('.user-button').click();
  await expect(page.getByRole('link', { name: 'Account', exact: true })).toBeVisible();
  await expect(link).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await site.signInPage(page, await site.createPerson({ verified: true, admin: true }));
  await page.goto('/');
  await waitForHydration(page);
  await expect(link).toHaveCount(0);
  await page.locator('.user-button').click();
  await link.click();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an unverified member has an account page too, and a visitor is redirected to the login', async ({
  page,
  site,
}) => {
  await page.goto('/account');
  await expect(page).toHaveURL(/\/login$/);
  await site.signInPage(page, await site.createPerson());
  await page.goto('/account');
  await expect(section(page, 'You').getByText('Not verified yet')).toBeVisible();
});

test('sessions are listed by device and time and ended one by one, from the keyboard', async ({
  page,
  site,
}) => {
  const {
    tokens: [onPhone = '', inLab = ''],
  } = await openAccount(page, site, [phone, lab]);
  const list = section(page, 'Sessions').getByRole('listitem');
  await expect(list).toHaveCount(3);
  await expect(list.first()).toContainText('This device');
  await expect(list.first()).toContainText('active now');
  await expect(list.first().getByRole('button')).toHaveCount(0);
  await expect(list.filter({ hasText: 'Firefox on Android' })).toContainText('Phone');
  await expect(list.filter({ hasText: 'Edge on Windows' })).toContainText('just now');
  await page.getByRole('button', { name: 'End the session on Phone, Firefox on Android' }).focus();
  await page.keyboard.press('Enter');
  await expect(section(page, 'Sessions').getByRole('status')).toHaveText('Ended: Phone, Firefox on Android.');
  await expect(list).toHaveCount(2);
  await expect(section(page, 'Sessions').getByRole('list')).toBeFocused();
  expect([await readStatus(site, onPhone), await readStatus(site, inLab)]).toEqual([401, 200]);
});

test('one button ends all other sessions, and this one continues', async ({ page, site }) => {
  const { tokens } = await openAccount(page, site, [phone, lab]);
  await page.getByRole('button', { name: 'End all others' }).click();
  await expect(section(page, 'Sessions').getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'End all others' })).toHaveCount(0);
  expect(await Promise.all(tokens.map((token) => readStatus(site, token)))).toEqual([401, 401]);
  await page.reload();
  await expect(section(page, 'Sessions').getByRole('listitem')).toHaveCount(1);
});

test.describe('when the server rejects a change', () => {
  test.use({ expectedErrors: [/status of (400|401|403)|ERR_FAILED/] });

  test('the password changes only with the current one, its rules shown while typing, and every other session ends', async ({
    page,
    site,
  }) => {
    const {
      person,
      tokens: [onPhone = ''],
    } = await openAccount(page, site, [phone]);
    const current = page.getByLabel('Current Password', { exact: true });
    const wanted = page.getByLabel('New Password', { exact: true });
    const change = page.getByRole('button', { name: 'Change password' });
    await change.click();
    await expect(current).toBeFocused();
    await current.fill('Wrong-passw0rd');
    await wanted.fill('winter');
    await expect(page.getByText('One capital letter')).toBeVisible();
    await expect(section(page, 'Password').locator('[data-met="true"]')).toHaveCount(1);
    await change.click();
    await expect(page.getByText('Please meet all password requirements')).toBeVisible();
    await expect(wanted).toBeFocused();
    await wanted.fill(newPassword);
    await expect(section(page, 'Password').locator('[data-met="true"]')).toHaveCount(4);
    await change.click();
    await expect(page.getByText('The current password is not right.')).toBeVisible();
    await expect(current).toBeFocused();
    await expect(wanted).toHaveValue(newPassword);
    await current.fill(person.password);
    await change.click();
    await expect(page.getByText('Password changed. Every other session has ended.')).toBeVisible();
    await expect(current).toHaveValue('');
    await expect(section(page, 'Sessions').getByRole('listitem')).toHaveCount(1);
    expect(await readStatus(site, onPhone)).toBe(401);
    expect((await site.signIn({ ...person, password: newPassword })).username).toBe(person.username);
    await page.reload();
    await expect(section(page, 'You').getByText(person.email)).toBeVisible();
  });

  test('[40] the account is deleted only with the password, and then nothing of it is left', async ({
    page,
    site,
  }) => {
    const {
      person,
      tokens: [onPhone = ''],
    } = await openAccount(page, site, [phone]);
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Delete account…' }).click();
    await expect(dialog.getByRole('heading', { name: 'Delete your account?' })).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await page.goForward();
    await expect(dialog).toBeVisible();
    for (const times of [1, 2]) {
      await page.keyboard.press('Escape');
      await expect(dialog, `closed ${times} times`).toBeHidden();
      await page.goForward();
      await expect(dialog).toBeVisible();
    }
    // Back and Forward before the browser has told the page that the dialog is closed.
    await page.evaluate(() => {
      addEventListener('popstate', () => requestAnimationFrame(() => history.forward()), { once: true });
      history.back();
    });
    await dialog.getByLabel('Password', { exact: true }).fill('Wrong-passw0rd');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('The current password is not right.')).toBeVisible();
    await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
    await dialog.getByLabel('Password', { exact: true }).fill(person.password);
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await expect(dialog.getByText('Your account is deleted.')).toBeVisible();
    await page.waitForURL(`${site.url}/`);
    const stored = await readStorage(page);
    for (const key of ['token', 'userId', 'username', 'isVerified', 'roleAdmin'])
      expect(stored).not.toHaveProperty(key);
    expect(await readStatus(site, onPhone)).toBe(401);
    const login = await fetch(`${site.url}/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(person),
    });
    expect(login.status).toBe(401);
  });

  test('while the account is being deleted nothing seems to call it off', async ({ page, site }) => {
    const { person } = await openAccount(page, site);
    const deferred = Promise.withResolvers<void>();
    await page.route('**/api/account', async (route) => {
      await deferred.promise;
      await route.continue();
    });
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Delete account…' }).click();
    await dialog.getByLabel('Password', { exact: true }).fill(person.password);
    await dialog.getByLabel('Password', { exact: true }).press('Enter');
    await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await page.goBack();
    await expect(dialog).toBeVisible();
    deferred.resolve();
    await expect(dialog.getByText('Your account is deleted.')).toBeVisible();
  });

  test('a change after the session was ended elsewhere redirects to the login, which says why', async ({
    page,
    site,
  }) => {
    await openAccount(page, site);
    await endSessionBeforeCall(page, site, '**/api/account/export');
    await page.getByRole('button', { name: 'Export everything' }).click();
    await expect(page).toHaveURL(/\/login\?ended=1$/);
    await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible();
    expect(await readStorage(page)).not.toHaveProperty('token');
  });

  test('an ended session that is found on load redirects to the login too', async ({ page, site }) => {
    await openAccount(page, site);
    const { token = '' } = await readStorage(page);
    await page.goto(lightestPath); // or a late call of the open page could be the one that finds it
    await fetch(`${site.url}/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
    await page.goto('/account');
    await expect(page).toHaveURL(/\/login\?ended=1$/);
    await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible();
  });

  test('without a connection each section says so, keeps the page, and can be retried', async ({
    page,
    site,
  }) => {
    const person = await site.createPerson();
    await site.signInPage(page, person);
    const calls = /\/api\/account(?:\/|$)/;
    await page.route(calls, (route) => route.abort());
    await page.goto('/account');
    await expect(section(page, 'You').getByText(/server could not be reached/)).toBeVisible();
    await expect(section(page, 'Sessions').getByText(/server could not be reached/)).toBeVisible();
    await page.getByRole('button', { name: 'Export everything' }).click();
    await expect(section(page, 'Your data').getByText(/server could not be reached/)).toBeVisible();
    await section(page, 'Sessions').getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('#announcer')).toHaveText('It failed again.');
    await page.unroute(calls);
    const deferred = Promise.withResolvers<void>();
    await page.route('**/api/account', async (route) => {
      await deferred.promise;
      await route.continue();
    });
    const retry = section(page, 'You').getByRole('button', { name: 'Try again' });
    await retry.focus();
    await page.keyboard.press('Enter');
    await expect(retry).toHaveAttribute('aria-busy', 'true');
    deferred.resolve();
    await expect(section(page, 'You').getByText(person.email)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'You', exact: true })).toBeFocused();
  });

  test('errors, confirmation and dialog are accessible in both themes and never scroll sideways', async ({
    page,
    site,
  }) => {
    await openAccount(page, site, [phone, lab]);
    await page.getByLabel('New Password', { exact: true }).fill('Winter');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expectUsable(page);
    await page.getByRole('button', { name: 'Delete account…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click();
    await expect(page.getByRole('dialog').getByText('Password is required')).toBeVisible();
    await expectUsable(page);
  });
});

async function expectUsable(page: Page): Promise<void> {
  await expectAccessible(page);
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflowOf(page), `sideways scroll at ${width}`).toBeLessThanOrEqual(0);
  }
}

test('all stored data is saved as a file that names its owner and contains no secret', async ({
  page,
  site,
}) => {
  const { person, tokens } = await openAccount(page, site, [phone]);
  const { name, text } = await download(page, page.getByRole('button', { name: 'Export everything' }));
  expect(name).toMatch(new RegExp(`^account-${person.username}-\\d{4}-\\d\\d-\\d\\d\\.json$`));
  await expect(section(page, 'Your data').getByRole('status')).toHaveText(
    `${name} is on its way to your downloads.`,
  );
  expect(JSON.parse(text)).toMatchObject({
    format: 'first-commit-account',
    version: 1,
    account: { email: person.email, name: person.name },
    sessions: [{}, {}],
  });
  for (const secret of [...tokens, person.password, '$argon2']) expect(text).not.toContain(secret);
});
