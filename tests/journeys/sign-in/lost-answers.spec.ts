import { expect, test, waitForHydration } from '../../site.ts';
import { loseResponse } from './lost-calls.ts';
import { section } from './open-account.ts';
import { fillDetails, makeDetails, openRegister, otp, signUp, verify } from './register-form.ts';

test.use({ expectedErrors: [/ERR_FAILED|status of 40[039]/] });

test('a code whose answer was lost still leads to the account', async ({ page, site }) => {
  const details = makeDetails();
  await openRegister(page);
  await fillDetails(page, details);
  await signUp(page).click();
  await loseResponse(page, 'POST', '**/verify-otp');
  await otp(page).fill(await site.readCode(details.email));
  await expect(page.getByText(/^Network error/)).toBeVisible();
  await verify(page).click();
  await expect(page.getByText('Account created.')).toBeVisible();
});

test('a reset whose answer was lost says that the new password may be set', async ({ page, site }) => {
  const person = await site.createPerson();
  await page.goto('/forgot-password');
  await waitForHydration(page);
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Email', { exact: true }).press('Enter');
  await otp(page).fill(await site.readCode(person.email));
  await page.getByLabel('New Password', { exact: true }).fill('Harvest-2026-tea');
  await loseResponse(page, 'POST', '**/reset-password');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByText(/^Network error/)).toBeVisible();
  await expect(page.getByText('The new password may be set already: try to log in with it.')).toBeVisible();
});

test('a changed password whose answer was lost says what a refusal means', async ({ page, site }) => {
  const person = await site.createPerson();
  await site.signInPage(page, person);
  await page.goto('/account');
  await waitForHydration(page);
  await page.getByLabel('Current Password', { exact: true }).fill(person.password);
  await page.getByLabel('New Password', { exact: true }).fill('Harvest-2026-tea');
  await loseResponse(page, 'POST', '**/api/account/password');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('If the current password is refused now, the new one is set')).toBeVisible();
});

test('a changed email whose answer was lost is reported as changed on the next press', async ({
  page,
  site,
}) => {
  const person = await site.createPerson();
  const newEmail = `new.${person.email}`;
  await site.signInPage(page, person);
  await page.goto('/account/security');
  await waitForHydration(page);
  const change = section(page, 'Change of email');
  await change.getByLabel('New Email').fill(newEmail);
  await change.getByLabel('Current Password', { exact: true }).fill(person.password);
  await change.getByRole('button', { name: 'Send both codes' }).click();
  await loseResponse(page, 'POST', /\/api\/account\/email/);
  for (const email of [person.email, newEmail])
    await change.getByLabel(`Code sent to ${email}`).fill(await site.readCode(email));
  await expect(change.getByText(/^Network error/)).toBeVisible();
  await change.getByRole('button', { name: 'Change email' }).click();
  await expect(change.getByText('Your email is changed.')).toBeVisible();
  await expect(change.getByText(newEmail)).toBeVisible();
});
