import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../accessibility/axe.ts';
import { expect, test, waitForHydration, type Person } from '../../site.ts';
import { openDashboard, useAdminFixture, button, names } from './admin-fixture.ts';

const fixture = useAdminFixture();
const dialog = (page: Page) => page.getByRole('dialog');

async function openPersonPage(page: Page, person: Person): Promise<void> {
  await openDashboard(page, fixture.site, fixture.admin, `?q=${person.username}`);
  await button(page, `Act on ${person.name}`).click();
  await page.getByRole('link', { name: 'Open page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(person.name);
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: 'Admin', exact: true })).toHaveAttribute('aria-current', 'true');
}

/** The text of the file that the CSV button saves. */
async function saveCsv(page: Page): Promise<string> {
  const saving = page.waitForEvent('download');
  await button(page, 'CSV').click();
  return readFile(await (await saving).path(), 'utf8');
}

test('the list is filtered and sorted by keyboard, keeps both in the URL, and is saved as it is shown', async ({
  page,
}) => {
  const { site, admin } = fixture;
  await openDashboard(page, site, admin);
  const status = page.getByRole('group', { name: 'Status' });
  await expect(status.getByRole('button')).toHaveText([
    'All8',
    'Verified4',
    'Unverified4',
    'Blocked0',
    'Admins1',
  ]);
  await page.keyboard.press('/');
  await expect(page.getByPlaceholder('Search users...')).toBeFocused();
  await page.keyboard.type('sharm');
  await expect(status.getByRole('button', { name: 'Unverified 3' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(status.getByRole('button', { name: 'Unverified 3' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(names(page)).toHaveText(['Ishaan Sharma', 'Mohammed Sharmin', 'Asha Sharma']);
  const header = page.getByRole('columnheader', { name: 'Name', exact: true });
  await expect(header).not.toHaveAttribute('aria-sort');
  await header.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(names(page)).toHaveText(['Asha Sharma', 'Ishaan Sharma', 'Mohammed Sharmin']);
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.locator('.user-count')).toHaveText('3 of 8 people, sorted by name');
  await page.keyboard.press('Enter');
  await expect(names(page)).toHaveText(['Mohammed Sharmin', 'Ishaan Sharma', 'Asha Sharma']);
  await expect(page).toHaveURL(`${site.url}/admin?q=sharm&status=unverified&sort=-name`);
  await expectAccessible(page);

  const csv = await saveCsv(page);
  expect(csv.charCodeAt(0), 'for Excel').toBe(0xfeff);
  expect(csv.split('\r\n').map((line) => line.split('"')[3])).toEqual([
    'name',
    'Mohammed Sharmin',
    'Ishaan Sharma',
    'Asha Sharma',
    undefined,
  ]);
  await expect(page.getByText(/^people-.*\.csv is on its way to your downloads\.$/)).toBeVisible();

  await page.setViewportSize({ width: 390, height: 900 });
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('name');
  await expect(names(page)).toHaveText(['Asha Sharma', 'Ishaan Sharma', 'Mohammed Sharmin']);
  await status.getByRole('button', { name: /Blocked/ }).click();
  await expect(page.getByText('with this status contains “sharm”')).toBeVisible();
  await button(page, 'Show everybody').click();
  await expect(page).toHaveURL(`${site.url}/admin?sort=name`);
  await expect(names(page).first()).toHaveText('<img src=x onerror=alert(1)>');
});

test.describe('changing an account', () => {
  test.use({ expectedErrors: [/status of 40[13]/] });

  test('[39] the page of a person shows the account, verifies it, ends its sessions, blocks it with a reason and deletes it', async ({
    page,
    browser,
  }) => {
    const { site } = fixture;
    const ravi = await site.createPerson({ name: 'Ravi Iyer' });
    const session = await site.signIn(ravi);
    await site.signIn(ravi);
    const readSession = async () =>
      (await fetch(`${site.url}/session`, { headers: { authorization: `Bearer ${session.token}` } })).status;
    await openPersonPage(page, ravi);
    await expect(page).toHaveURL(`${site.url}/admin/person?id=${session.userId}`);
    await expect(page.getByRole('definition').nth(1)).toHaveText(ravi.email);
    await expectAccessible(page);

    await button(page, 'Verify').click();
    await expect(page.getByText('Ravi Iyer is verified now.')).toBeVisible();
    await expect(button(page, 'Verify')).toHaveCount(0);
    const sessions = page.getByRole('region', { name: 'Sessions' });
    await expect(sessions.getByRole('button', { name: /^End the session/ })).toHaveCount(2);
    await sessions
      .getByRole('button', { name: /^End the session/ })
      .first()
      .click();
    await expect(sessions.getByRole('button', { name: /^End the session/ })).toHaveCount(1);
    await expect(sessions.getByRole('button', { name: /^End the session/ })).toBeFocused();

    await button(page, 'Block…').focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveAccessibleName('Block Ravi Iyer?');
    await expect(dialog(page).getByLabel('Reason')).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(button(page, 'Block…')).toBeFocused();
    expect(await readSession(), 'nothing has changed').toBe(200);
    await page.keyboard.press('Enter');
    await page.keyboard.type('Spam in team messages.');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Ravi Iyer is blocked, and every session has ended.')).toBeVisible();
    await expect(page.getByText('Not logged in anywhere.')).toBeVisible();
    await expect(page.getByText('“Spam in team messages.”')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Acts' }).locator('.commit-title')).toHaveText([
      'Blocked',
      'Sessions ended: 1 session',
      'Verified',
      'Account made',
    ]);
    expect(await readSession()).toBe(401);
    await expectAccessible(page);

    const theirs = await browser.newPage();
    await theirs.goto(`${site.url}/login`);
    await waitForHydration(theirs);
    await theirs.getByLabel('Email').fill(ravi.email);
    await theirs.getByLabel('Password', { exact: true }).fill(ravi.password);
    await theirs.getByLabel('Password', { exact: true }).press('Enter');
    await expect(theirs.getByText('This account is blocked.')).toBeVisible();
    await theirs.close();

    await button(page, 'Delete…').click();
    await dialog(page).getByRole('button', { name: 'Delete Ravi Iyer' }).click();
    await expect(page).toHaveURL(`${site.url}/admin`);
    await page.getByPlaceholder('Search users...').fill(ravi.username);
    await expect(page.locator('.user-count')).toHaveText(/^0 /);
  });
});

test('the admin’s own page has no Block and no Delete and says why, and a link to an unknown account says so', async ({
  page,
}) => {
  const { site, admin } = fixture;
  await openPersonPage(page, admin);
  await expect(page.getByText('This is you. Nobody can block or delete themselves here')).toBeVisible();
  await expect(button(page, 'Block…')).toHaveCount(0);
  await expect(button(page, 'Delete…')).toHaveCount(0);
  await page.goto(`${site.url}/admin/person`);
  await expect(page.getByText('There is no such user.')).toBeVisible();
  await page.getByRole('link', { name: 'All people' }).click();
  await expect(page).toHaveURL(`${site.url}/admin`);
});

test('a long name without a space fits into the button of a dialog', async ({ page }) => {
  const { site, admin } = fixture;
  const person = await site.createPerson({ name: 'W'.repeat(100) });
  await page.setViewportSize({ width: 390, height: 844 });
  await openDashboard(page, site, admin, `?q=${person.username}`);
  await button(page, `Act on ${person.name}`).click();
  await button(page, 'Delete…').click();
  const confirm = dialog(page).getByRole('button', { name: `Delete ${person.name}` });
  await expect(confirm).toBeInViewport({ ratio: 1 });
  expect(await confirm.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

test.describe('the audit log', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('[46] [50] shows the acts, can be searched, filtered and saved, and keeps its rows when a call fails', async ({
    page,
  }) => {
    const { site, admin } = fixture;
    const asha = await site.createPerson({ name: '=Asha "Bhat"' });
    const bela = await site.createPerson({ name: 'Bela Rao' });
    const { token } = await site.signIn(admin);
    const act = async (method: string, person: Person, body: object) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const { userId: id } = await site.signIn(person);
      await fetch(`${site.url}/api/admin/users/${id}`, { method, headers, body: JSON.stringify(body) });
    };
    await act('PATCH', asha, { veri: 'verified', reason: '<b>Student card</b> seen.' });
    await act('DELETE', bela, { reason: 'Asked for by mail.' });
    await openDashboard(page, site, admin);
    await page.getByRole('link', { name: /Record of acts/ }).click();
    await expect(page).toHaveURL(`${site.url}/admin/acts`);
    const rows = page.locator('tbody tr');
    const deleted = rows.filter({ has: page.getByRole('rowheader', { name: 'Deleted', exact: true }) });
    await expect(deleted.filter({ hasText: 'Asked for by mail.' }).locator('.act-on')).toHaveText(
      /^person [0-9a-f]{6}$/,
    );
    await expect(deleted.locator('.act-on a')).toHaveCount(0);
    await expectAccessible(page);

    await page.getByPlaceholder('Search people or reasons…').fill('STUDENT card');
    await expect(rows).toHaveCount(1);
    await expect(rows.locator('.act-reason')).toHaveText('<b>Student card</b> seen.');
    await expect(page.getByText('1 act', { exact: true })).toBeVisible();
    const csv = await saveCsv(page);
    expect(csv.split('\r\n')[1]).toMatch(
      new RegExp(`,"verify","${admin.name}","[\\w-]{22}","'=Asha ""Bhat""","[\\w-]{22}",`),
    );
    await button(page, 'Delete').click();
    await expect(page.getByText('Nothing in the record matches your search.')).toBeVisible();
    await expect(page).toHaveURL(`${site.url}/admin/acts?q=STUDENT+card&kind=delete`);
    await expectAccessible(page, [390]);
    await button(page, 'Show all acts').click();
    await expect(rows.locator('.act-title').first()).toHaveText('Record exported');

    const before = await rows.count();
    await page.route('**/api/admin/acts?*', (route) => route.abort());
    await button(page, 'Block').click();
    await expect(page.getByText(/^Network error/)).toBeVisible();
    await expect(rows).toHaveCount(before);
    await page.unroute('**/api/admin/acts?*');
    await button(page, 'All acts').click();
    await expect(page.getByText(/^Network error/)).toHaveCount(0);
    await rows.getByRole('link', { name: '=Asha "Bhat"' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('=Asha "Bhat"');
  });
});
