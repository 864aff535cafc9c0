import type { Page } from '@playwright/test';
import { expect, test, type Person } from '../../site.ts';
import { endSessionBeforeCall, loseResponse } from '../sign-in/lost-calls.ts';
import { openDashboard, useAdminFixture, button, menu, names, row } from './admin-fixture.ts';

const fixture = useAdminFixture();
const outcome = (page: Page) => page.locator('.admin-outcome');

async function openPersonPage(page: Page, person: Person): Promise<{ userId: string; token: string }> {
  const { userId = '' } = await fixture.site.signIn(person);
  const { token = '' } = await fixture.site.signIn(fixture.admin);
  await openDashboard(page, fixture.site, fixture.admin, `?q=${person.username}`);
  await names(page).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(person.name);
  return { userId, token };
}

async function deletePerson({ userId, token }: { userId: string; token: string }): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const url = `${fixture.site.url}/api/admin/users/${userId}`;
  expect((await fetch(url, { method: 'DELETE', headers, body: '{}' })).status).toBe(200);
}

test.use({ expectedErrors: [/ERR_FAILED|status of 40[14]|^The users could not be fetched/] });

test('an act in the list whose answer was lost is not denied, and the list shows what came of it', async ({
  page,
}) => {
  const { site, admin } = fixture;
  const ravi = await site.createPerson({ name: 'Ravi Iyer' });
  await openDashboard(page, site, admin, `?q=${ravi.username}`);
  await loseResponse(page, 'PATCH', '**/api/admin/users/*');
  await menu(page, 'Ravi Iyer').click();
  await button(page, 'Verify').click();
  await expect(outcome(page)).toHaveText(/^It is not known whether Ravi Iyer was changed\. Network error/);
  await expect(row(page, 'Ravi Iyer').locator('.user-status')).toHaveText('Verified');
});

test('somebody whom another admin has deleted leaves the list', async ({ page }) => {
  const { site, admin } = fixture;
  const ravi = await site.createPerson({ name: 'Ravi Iyer' });
  const [{ userId = '' }, { token = '' }] = [await site.signIn(ravi), await site.signIn(admin)];
  await openDashboard(page, site, admin, `?q=${ravi.username}`);
  await deletePerson({ userId, token });
  await menu(page, 'Ravi Iyer').click();
  await button(page, 'Verify').click();
  await expect(outcome(page)).toHaveText('Ravi Iyer was not changed. There is no such user.');
  await expect(names(page)).toHaveCount(0);
});

test('an act in the list after the session has ended leads to the login', async ({ page }) => {
  const { site, admin } = fixture;
  await openDashboard(page, site, admin, '?q=ishaan');
  await endSessionBeforeCall(page, site, '**/api/admin/users/*');
  await menu(page, 'Ishaan Sharma').click();
  await button(page, 'Verify').click();
  await expect(page).toHaveURL(`${site.url}/login?ended=1`);
});

test('the page of a person tells what was done, also when it can’t read the person again', async ({
  page,
}) => {
  const ravi = await fixture.site.createPerson({ name: 'Ravi Iyer' });
  await openPersonPage(page, ravi);
  await page.route('**/api/admin/users/*', (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  );
  await button(page, 'Verify').click();
  await expect(outcome(page)).toHaveText(
    /^Ravi Iyer is verified now\. This page could not be updated: reload/,
  );
});

test('the page of a person shows what came of an act whose answer was lost', async ({ page }) => {
  const ravi = await fixture.site.createPerson({ name: 'Ravi Iyer' });
  await openPersonPage(page, ravi);
  await loseResponse(page, 'PATCH', '**/api/admin/users/*');
  await button(page, 'Verify').click();
  await expect(outcome(page)).toHaveText(/^It is not known whether Ravi Iyer was changed\. Network error/);
  await expect(button(page, 'Unverify')).toBeVisible();
});

test('the page of a person whom another admin has deleted says so and leads back', async ({ page }) => {
  const ravi = await fixture.site.createPerson({ name: 'Ravi Iyer' });
  await deletePerson(await openPersonPage(page, ravi));
  await button(page, 'Verify').click();
  await expect(page.getByRole('alert').filter({ hasText: 'There is no such user.' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'All people' })).toBeVisible();
});
