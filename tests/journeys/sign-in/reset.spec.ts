import type { Page } from '@playwright/test';
import { waitForHydration, expect, test } from '../../site.ts';
import { otp } from './register-form.ts';

async function askForCode(page: Page, email: string): Promise<void> {
  await page.goto('/forgot-password');
  await waitForHydration(page);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.locator('main form').getByRole('button', { name: /Send/ }).click();
  await expect(otp(page)).toBeVisible();
}

const resetButton = (page: Page) => page.locator('main form').getByRole('button', { name: /^Reset/ });

test('a forgotten password is reset with the mailed code, and every session ends', async ({ page, site }) => {
  const person = await site.createPerson({ verified: true });
  const { token } = await site.signIn(person);
  await askForCode(page, person.email);
  await otp(page).fill(await site.readCode(person.email));
  // The sixth digit sends nothing while the password is missing.
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
  await page.getByLabel('New Password', { exact: true }).fill('Winter-2027-coffee');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await resetButton(page).click();
  await expect(page.getByText('Password reset successful!')).toBeVisible();
  await page.clock.runFor(1_900);
  expect(new URL(page.url()).pathname).toBe('/forgot-password');
  await page.clock.runFor(100);
  await expect.poll(() => new URL(page.url()).pathname).toBe('/login');
  const old = await fetch(`${site.url}/session`, { headers: { authorization: `Bearer ${token}` } });
  expect(old.status).toBe(401);
  expect((await site.signIn({ ...person, password: 'Winter-2027-coffee' })).username).toBe(person.username);
});

test('the token of the mailed link is removed from the URL immediately, and the link resets the password without a code', async ({
  page,
  site,
}) => {
  const person = await site.createPerson({ verified: true });
  await askForCode(page, person.email);
  const link = await site.readLink(person.email);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('about:blank');
  await page.goto(link);
  expect(await page.evaluate(() => location.href)).toBe(`${site.url}/forgot-password`);
  await expect(page.getByText(`The link in our mail proved that ${person.email} is yours.`)).toBeVisible();
  await expect(otp(page)).toHaveCount(0);
  await page.getByLabel('New Password', { exact: true }).fill('Winter-2027-coffee');
  await resetButton(page).click();
  await expect(page.getByText('Password reset successful!')).toBeVisible();
  expect(requests.filter((url) => url.includes(new URL(link).hash.slice(1, 44)))).toEqual([]);
  expect((await site.signIn({ ...person, password: 'Winter-2027-coffee' })).username).toBe(person.username);
});

test('the message that a code was sent shows for three seconds, known address or not', async ({
  page,
  site,
}) => {
  const person = await site.createPerson();
  const told: string[] = [];
  for (const email of [person.email, `nobody.${person.username}@example.edu`]) {
    await page.clock.install();
    await page.goto('/forgot-password');
    await waitForHydration(page);
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.clock.pauseAt(Date.now() + 3_600_000 * (1 + told.length));
    await page.locator('main form').getByRole('button', { name: /Send/ }).click();
    await expect(otp(page)).toBeVisible();
    const message = page.getByText(/code is on (its|the) way|OTP is on its way/);
    await expect(message).toBeVisible();
    told.push((await message.innerText()).replace(email, ''));
    await page.clock.runFor(2_900);
    await expect(message).toBeVisible();
    await page.clock.runFor(200);
    await expect(message).toBeHidden();
    await page.clock.resume();
  }
  expect(told[1]).toBe(told[0]);
});

test.describe('when the server rejects the request', () => {
  test.use({ expectedErrors: [/status of (400|500)/] });

  test('a wrong code says so and the right one still works', async ({ page, site }) => {
    const person = await site.createPerson();
    await askForCode(page, person.email);
    const code = await site.readCode(person.email);
    await otp(page).fill(code === '111111' ? '222222' : '111111');
    await page.getByLabel('New Password', { exact: true }).fill('Winter-2027-coffee');
    await resetButton(page).click();
    await expect(page.getByText('Invalid OTP. Please try again.')).toBeVisible();
    await otp(page).fill(code);
    await expect(page.getByText('Password reset successful!')).toBeVisible();
  });

  test('a used link says so and leads to a new one', async ({ page, site }) => {
    const person = await site.createPerson();
    await askForCode(page, person.email);
    const link = await site.readLink(person.email);
    await otp(page).fill(await site.readCode(person.email));
    await page.getByLabel('New Password', { exact: true }).fill('Winter-2027-coffee');
    await resetButton(page).click();
    await expect(page.getByText('Password reset successful!')).toBeVisible();
    await page.goto('about:blank');
    await page.goto(link);
    await page.getByLabel('New Password', { exact: true }).fill('Winter-2028-coffee');
    await resetButton(page).click();
    await expect(page.getByText('This link has expired or was used already.')).toBeVisible();
    await page.getByRole('button', { name: 'Ask for a new link' }).click();
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email);
  });

  test('responses without a message show the fallback messages', async ({ page, site }) => {
    const person = await site.createPerson();
    await page.route('**/send-reset-otp', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto('/forgot-password');
    await waitForHydration(page);
    await page.getByLabel('Email', { exact: true }).fill(person.email);
    await page.locator('main form').getByRole('button', { name: /Send/ }).click();
    await expect(page.getByText('Failed to send OTP')).toBeVisible();
    await page.unroute('**/send-reset-otp');
    await page.route('**/reset-password', (route) => route.fulfill({ status: 500, body: '' }));
    await page.locator('main form').getByRole('button', { name: /Send/ }).click();
    await otp(page).fill('123456');
    await page.getByLabel('New Password', { exact: true }).fill('Winter-2027-coffee');
    await resetButton(page).click();
    await expect(page.getByText('Failed to reset password')).toBeVisible();
  });
});

test('a new password must meet the rules of the registration, and there is a link back', async ({
  page,
  site,
}) => {
  const person = await site.createPerson();
  let sent = 0;
  await page.route('**/reset-password', (route) => {
    sent += 1;
    return route.continue();
  });
  await askForCode(page, person.email);
  await expect(page.getByLabel('Confirm Password')).toHaveCount(0);
  await otp(page).fill(await site.readCode(person.email));
  await page.getByLabel('New Password', { exact: true }).fill('winter');
  await resetButton(page).click();
  await expect(page.getByText('Please meet all password requirements')).toBeVisible();
  expect(sent).toBe(0);
  await page.getByRole('link', { name: /back to login/i }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/login');
});

test('an answer that comes late does not take away the email that is typed meanwhile', async ({ page }) => {
  const deferred = Promise.withResolvers<void>();
  let calls = 0;
  await page.route('**/send-reset-otp', async (route) => {
    calls += 1;
    if (calls === 2) await deferred.promise;
    await route.fulfill({ json: { message: 'If this email has an account, an OTP is on its way to it.' } });
  });
  await page.clock.install();
  await askForCode(page, 'first@example.edu');
  await page.clock.fastForward(61_000);
  await page.getByRole('button', { name: 'Send a new code' }).click();
  await page.getByRole('button', { name: 'Change the email' }).click();
  await expect(otp(page), 'the new code is still being sent').toBeVisible();
  deferred.resolve();
  await expect(page.getByText(/^New code in/)).toBeVisible();
  await page.getByRole('button', { name: 'Change the email' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('first@example.edu');
});
