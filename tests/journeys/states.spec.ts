import { clubs } from '../../content/clubs.ts';
import { hackathons } from '../../content/hackathons.ts';
import { startups } from '../../content/startups.ts';
import { waitForHydration, expect, test } from '../site.ts';
import { expectAccessible } from '../accessibility/axe.ts';
import { fillDetails, makeDetails, openRegister, otp, signUp, verify } from './sign-in/register-form.ts';
import { signInAs } from './visitors.ts';

/** A dialog of each kind, with the first entry of the content. */
const dialogs = [
  ...hackathons.slice(0, 1).map(({ id }) => `/hackathons?hackathon=${id}`),
  ...hackathons
    .filter(({ status }) => status === 'closed')
    .slice(0, 1)
    .map(({ id }) => `/hackathons?hackathon=${id}`),
  ...clubs.slice(0, 1).flatMap(({ id }) => [`/clubs?club=${id}`, `/clubs?join=${id}`]),
  '/clubs?register=club',
];

for (const address of new Set(dialogs)) {
  test(`the dialog of ${address} is accessible in both themes and widths`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  });
}

test('the dialogs of startups are accessible in both themes and widths', async ({ page, site }) => {
  await signInAs(page, site, 'member');
  const ofFirst = startups.slice(0, 1).flatMap(({ id }) => [`?startup=${id}`, `?apply=${id}`]);
  for (const query of [...ofFirst, '?register=startup']) {
    await page.goto(`/startups${query}`);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  }
});

test('a search that finds nothing is accessible', async ({ page }) => {
  await page.goto('/hackathons?q=zzz');
  await expect(page.getByRole('button', { name: 'Clear the search' })).toBeVisible();
  await expectAccessible(page);
});

test('the open menus are accessible', async ({ page, site }) => {
  await signInAs(page, site, 'verified admin');
  await page.goto('/about');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Contents' }).click();
  await expectAccessible(page, [1280]);
  await page.keyboard.press('Escape');
  await page.locator('.user-button').click();
  await expectAccessible(page, [1280]);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 900 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectAccessible(page, [390]);
});

test('the sign-up form with all its errors is accessible, and so is the step after it', async ({ page }) => {
  await openRegister(page);
  await signUp(page).click();
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
  await expectAccessible(page);
  await fillDetails(page, makeDetails());
  await signUp(page).click();
  await expect(otp(page)).toBeVisible();
  await verify(page).click();
  await expect(page.getByText('Invalid OTP. Please try again.')).toBeVisible();
  await expectAccessible(page);
});

test.describe('when the server rejects the login', () => {
  test.use({ expectedErrors: [/status of 401/] });

  test('the rejected login and the ended session are accessible', async ({ page }) => {
    await page.goto('/login?ended=1');
    await waitForHydration(page);
    await expect(page.getByText(/session has ended/)).toBeVisible();
    await page.getByLabel('Email', { exact: true }).fill('nobody@example.edu');
    await page.getByLabel('Password', { exact: true }).fill('Not-the-one-7');
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(page.getByText('Invalid email or password')).toBeVisible();
    await expectAccessible(page);
  });
});

test('the second step of the reset is accessible', async ({ page }) => {
  await page.goto('/forgot-password');
  await waitForHydration(page);
  await page.getByLabel('Email', { exact: true }).fill('nobody@example.edu');
  await page.getByLabel('Email', { exact: true }).press('Enter');
  await expect(otp(page)).toBeVisible();
  await expectAccessible(page);
});

test('at a zoom of 400 % everything in a dialog can be reached', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await signInAs(page, site, 'verified member');
  for (const address of [...dialogs, '/account?delete=']) {
    await page.goto(address);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const lastButton = dialog.locator('.dialog-foot > *').last();
    await dialog.hover({ position: { x: 100, y: 20 } });
    await page.mouse.wheel(0, 5000);
    await expect(lastButton, address).toBeInViewport({ ratio: 1 });
    await expectAccessible(page, [320]);
  }
});
