import { expect, test } from '../../site.ts';
import { field, fillDetails, makeDetails, openRegister, otp, signUp } from './register-form.ts';

test('after registering, the login page greets the person and has their email, until they are logged in', async ({
  page,
  site,
}) => {
  const details = makeDetails();
  await openRegister(page);
  await fillDetails(page, details);
  await expect(field(page, 'username')).toHaveAttribute('autocomplete', 'nickname');
  await expect(field(page, 'email')).toHaveAttribute('autocomplete', 'username');
  await signUp(page).click();
  await otp(page).fill(await site.readCode(details.email));
  await page.waitForURL('**/login');
  const email = page.getByLabel('Email', { exact: true });
  await expect(page.getByText(`Welcome, ${details.name}.`)).toBeVisible();
  await expect(email).toHaveValue(details.email);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome Back');
  await page.reload();
  await expect(email).toHaveValue(details.email);
  await page.getByLabel('Password', { exact: true }).fill(details.password);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page.getByText('You are in.')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(details.email);
});
