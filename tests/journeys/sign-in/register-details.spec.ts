import { site as community } from '../../../content/site.ts';
import { expect, test } from '../../site.ts';
import { getPerson } from '../visitors.ts';
import { field, fillDetails, makeDetails, openRegister, otp, signUp } from './register-form.ts';

test('a taken username is reported while it is typed, and stops the registration', async ({ page, site }) => {
  const taken = await getPerson(site, 'member');
  let codes = 0;
  await page.route('**/send-otp', (route) => {
    codes += 1;
    return route.continue();
  });
  await openRegister(page);
  await field(page, 'username').pressSequentially(taken.username.toUpperCase());
  await expect(page.getByText('Username is already taken')).toBeVisible();
  await fillDetails(page, makeDetails({ username: taken.username.toUpperCase(), email: taken.email }));
  await expect(page.getByText('Email is already taken')).toBeVisible();
  await signUp(page).click();
  await expect(page.getByText('Username is already taken')).toBeVisible();
  await expect(page.getByText('Email is already taken')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Account');
  expect(codes).toBe(0);
});

test('each field is checked separately while it is typed, and both in one call on submit', async ({
  page,
}) => {
  const details = makeDetails();
  const requests: string[][] = [];
  await page.route('**/check-availability', (route) => {
    requests.push(Object.keys(JSON.parse(route.request().postData() ?? '{}')).sort());
    return route.continue();
  });
  await openRegister(page);
  await fillDetails(page, details);
  await expect
    .poll(() =>
      requests
        .filter((fields) => fields.length === 1)
        .flat()
        .sort(),
    )
    .toEqual(expect.arrayContaining(['email', 'username']));
  expect(requests.every((fields) => fields.length === 1)).toBe(true);
  await signUp(page).click();
  await expect(otp(page)).toBeVisible();
  expect(requests.at(-1)).toEqual(['email', 'username']);
});

test('the call on submit replaces pending checks', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(new URL(request.url()).pathname);
  });
  await openRegister(page);
  await fillDetails(page, makeDetails());
  await signUp(page).click();
  await expect(otp(page)).toBeVisible();
  // Longer than a question waits for the next key.
  await page.waitForTimeout(500);
  expect(calls.slice(-2)).toEqual(['/check-availability', '/send-otp']);
});

test('any truthy availability result means taken', async ({ page }) => {
  await page.route('**/check-availability', (route) =>
    route.fulfill({ json: { email: true, username: 'That name is gone' } }),
  );
  await openRegister(page);
  await fillDetails(page, makeDetails());
  await signUp(page).click();
  await expect(page.getByText('Email is already taken')).toBeVisible();
  await expect(page.getByText('That name is gone')).toBeVisible();
  await expect(otp(page)).toHaveCount(0);
});

test.describe('when availability cannot be checked', () => {
  test.use({ expectedErrors: [/500/] });

  test('nothing is shown, and no code is sent', async ({ page }) => {
    let codes = 0;
    const failures: string[] = [];
    page.on('console', (message) => {
      if (message.text().startsWith('Availability could not be checked')) failures.push(message.text());
    });
    await page.route('**/send-otp', (route) => {
      codes += 1;
      return route.continue();
    });
    await page.route('**/check-availability', (route) =>
      route.fulfill({ status: 500, json: { error: 'No luck' } }),
    );
    await openRegister(page);
    await fillDetails(page, makeDetails());
    const both = page.waitForResponse(
      (response) => Object.keys(JSON.parse(response.request().postData() ?? '{}')).length === 2,
    );
    await signUp(page).click();
    await both;
    await expect.poll(() => failures.length).toBeGreaterThan(0);
    await expect(signUp(page)).toBeEnabled();
    await expect(page.getByText('No luck')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
    expect(codes).toBe(0);
  });
});

test('a late response never replaces a newer one', async ({ page }) => {
  const late = Promise.withResolvers<void>();
  let lateSettled = false;
  await page.route('**/check-availability', async (route) => {
    const body: { username?: string } = JSON.parse(route.request().postData() ?? '{}');
    if (body.username !== 'slow_answer') return route.fulfill({ json: { username: null } });
    await late.promise;
    await route.fulfill({ json: { username: 'Username is already taken' } });
    lateSettled = true;
  });
  await openRegister(page);
  const first = page.waitForRequest((request) => request.url().endsWith('/check-availability'));
  await field(page, 'username').fill('slow_answer');
  await first;
  const second = page.waitForResponse(
    (response) =>
      response.url().endsWith('/check-availability') &&
      (response.request().postData() ?? '').includes('quick_answer'),
  );
  await field(page, 'username').fill('quick_answer');
  await second;
  late.resolve();
  await expect.poll(() => lateSettled).toBe(true);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
  await expect(page.getByText('Username is already taken')).toHaveCount(0);
});

test('different passwords and unmet rules are reported before anything is sent', async ({ page }) => {
  let codes = 0;
  await page.route('**/send-otp', (route) => {
    codes += 1;
    return route.continue();
  });
  await openRegister(page);
  await fillDetails(page, makeDetails({ confirmPassword: 'Monsoon-2026-tea' }));
  await signUp(page).click();
  await expect(page.getByText('Passwords do not match!')).toBeVisible();
  await field(page, 'password').fill('monsoon-2026');
  await field(page, 'confirmPassword').fill('monsoon-2026');
  await signUp(page).click();
  await expect(page.getByText('Please meet all password requirements')).toBeVisible();
  expect(codes).toBe(0);
});

test('[6] [7] [8] an easily guessed password causes a warning at the field, but is not rejected', async ({
  page,
}) => {
  await openRegister(page);
  await field(page, 'username').fill('moonlit');
  await field(page, 'email').fill('paperkite@example.edu');
  const password = field(page, 'password');
  await expect(password).toHaveAttribute('type', 'password');
  await expect(password).toHaveAttribute('autocomplete', 'new-password');
  await expect(field(page, 'email')).toHaveAttribute('autocomplete', 'username');
  const hint = page.getByText(/^This password (is|contains)/);
  const ofTheName = `${community.name.replaceAll(' ', '')}99`;
  for (const weak of ['Password1', 'xMoonlit2026', 'Paperkite77', ofTheName]) {
    await password.fill(weak);
    await expect(hint, weak).toBeVisible();
  }
  await password.fill('Quiet-lantern-84');
  await expect(hint).toHaveCount(0);
});

test('the checklist updates with every character of the password', async ({ page }) => {
  await openRegister(page);
  const rules = [
    'At least 8 characters',
    'One capital letter',
    'One or more numbers',
    'Four or more lowercase letters',
  ];
  const list = page.getByRole('listitem').filter({ hasText: new RegExp(`^.*(${rules.join('|')})`) });
  await expect(list).toHaveCount(4);
  const looks = () =>
    Promise.all(
      rules.map((rule) =>
        list
          .filter({ hasText: rule })
          .evaluate(
            (item) =>
              getComputedStyle(item.querySelector('span') ?? item).color +
              item.textContent +
              item.className +
              (item.dataset.state ?? ''),
          ),
      ),
    );
  const before = await looks();
  await field(page, 'password').fill('Abcde1');
  await expect
    .poll(async () => (await looks()).map((look, index) => look !== before[index]))
    .toEqual([false, true, true, true]);
  await field(page, 'password').fill('Abcde123');
  await expect
    .poll(async () => (await looks()).map((look, index) => look !== before[index]))
    .toEqual([true, true, true, true]);
});
