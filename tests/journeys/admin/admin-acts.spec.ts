import type { Page } from '@playwright/test';
import { expect, test } from '../../site.ts';
import { openDashboard, useAdminFixture, box, button, menu, names, row } from './admin-fixture.ts';

const fixture = useAdminFixture();
const open = (page: Page, query = '') => openDashboard(page, fixture.site, fixture.admin, query);
const status = (page: Page, name: string) => row(page, name).locator('.user-status');

test('verifying with the keyboard shows immediately, applies to the next request, and can be undone in the same way', async ({
  page,
}) => {
  const { site } = fixture;
  const meera = await site.createPerson({ name: 'Meera Krishnan' });
  const { token } = await site.signIn(meera);
  const readSession = async () =>
    (await fetch(`${site.url}/session`, { headers: { authorization: `Bearer ${token}` } })).json();
  await open(page, `?q=${meera.username}`);
  await expect(status(page, 'Meera Krishnan')).toHaveText('Unverified');
  const deferred = Promise.withResolvers<void>();
  await page.route(
    (url) => url.pathname.startsWith('/api/admin/users/'),
    async (route) => {
      await deferred.promise;
      await route.continue();
    },
  );
  await menu(page, 'Meera Krishnan').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Meera Krishnan, member')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: 'Open page' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(button(page, 'Verify')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(status(page, 'Meera Krishnan'), 'before the server has answered').toHaveText('Verified');
  await expect(menu(page, 'Meera Krishnan')).toBeFocused();
  deferred.resolve();
  await expect(page.getByText('Meera Krishnan is verified now.')).toBeVisible();
  expect(await readSession()).toMatchObject({ veri: 'verified', roleAdmin: false });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Meera Krishnan is not verified any more.')).toBeVisible();
  expect(await readSession()).toMatchObject({ veri: 'unverified' });
});

test('making an admin asks for confirmation, the new admin can act immediately, and removing one’s own role closes the dashboard', async ({
  page,
  context,
}) => {
  const { site } = fixture;
  const [ravi, asha] = [
    await site.createPerson({ name: 'Ravi Iyer' }),
    await site.createPerson({ name: 'Asha Bhat' }),
  ];
  await open(page, `?q=${ravi.username}`);
  await menu(page, 'Ravi Iyer').click();
  await button(page, 'Make admin…').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName('Make Ravi Iyer an admin?');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(menu(page, 'Ravi Iyer')).toBeFocused();
  await menu(page, 'Ravi Iyer').click();
  await button(page, 'Make admin…').click();
  await dialog.getByRole('button', { name: 'Make admin' }).click();
  await expect(page.getByText('Ravi Iyer is an admin now.')).toBeVisible();
  await menu(page, 'Ravi Iyer').click();
  await expect(page.getByText('Ravi Iyer, admin')).toBeVisible();

  const second = await context.newPage();
  await openDashboard(second, site, ravi, `?q=${asha.username}`);
  await menu(second, 'Asha Bhat').click();
  await button(second, 'Verify').click();
  await expect(second.getByText('Asha Bhat is verified now.')).toBeVisible();
  await box(second).fill(ravi.username);
  await menu(second, 'Ravi Iyer').click();
  await button(second, 'Remove admin role…').click();
  await expect(second.getByRole('dialog')).toContainText('This is you');
  await second.getByRole('dialog').getByRole('button', { name: 'Remove admin role' }).click();
  await expect(second).toHaveURL(`${site.url}/`);
  expect(await second.evaluate(() => localStorage.getItem('roleAdmin'))).toBe('false');
});

test.describe('when the server rejects a change or is not reachable', () => {
  test.use({
    expectedErrors: [/status of 409|ERR_INTERNET_DISCONNECTED|^The users could not be fetched: CallError/],
  });

  test('removing the last admin is undone with a message', async ({ page }) => {
    await open(page, '?q=zoya');
    await menu(page, 'Zoya Khan').click();
    await button(page, 'Remove admin role…').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove admin role' }).click();
    await expect(
      page.getByText('Zoya Khan was not changed. This is the last admin. Make somebody else an admin first.'),
    ).toBeVisible();
    await menu(page, 'Zoya Khan').click();
    await expect(page.getByText('Zoya Khan, admin')).toBeVisible();
    await expect(page).toHaveURL(`${fixture.site.url}/admin?q=zoya`);
  });

  test('a failed list is only logged, a failed act is undone with a message, and the list loads when the connection is back', async ({
    page,
    context,
  }) => {
    await open(page);
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') logged.push(message.text());
    });
    await context.setOffline(true);
    const reachesServer = () =>
      page.evaluate(() =>
        fetch('/health').then(
          () => true,
          () => false,
        ),
      );
    await expect.poll(reachesServer, 'a call under way at that moment might hang').toBe(false);
    await box(page).fill('pema');
    await expect
      .poll(() => logged.some((line) => line.startsWith('The users could not be fetched')))
      .toBe(true);
    await expect(page.locator('.user-table-frame')).toHaveAttribute('aria-busy', 'false');
    await expect(page.getByText('Loading users...')).toHaveCount(0);
    await expect(page.locator('main')).not.toContainText(/error|network|failed/i);
    await menu(page, 'Ishaan Sharma').click();
    await button(page, 'Verify').click();
    await expect(page.getByText(/not known whether Ishaan Sharma was changed\. Network error/)).toBeVisible();
    await expect(status(page, 'Ishaan Sharma')).toHaveText('Unverified');
    await context.setOffline(false);
    await expect(names(page)).toHaveText(['Pema Lhamo']);
  });
});
