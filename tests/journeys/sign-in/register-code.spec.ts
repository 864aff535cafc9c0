import { SMTPServer } from 'smtp-server';
import { messages } from '../../../contract/accounts.ts';
import { expectAccessible } from '../../accessibility/axe.ts';
import { expect, Site, test } from '../../site.ts';
import { field, fillDetails, makeDetails, openRegister, otp, signUp, verify } from './register-form.ts';

test('somebody registers with the mailed code and can then sign in', async ({ page, site }) => {
  const details = makeDetails();
  const deferred = Promise.withResolvers<void>();
  await page.route('**/send-otp', async (route) => {
    await deferred.promise;
    await route.continue();
  });
  await page.clock.install();
  await openRegister(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Account');
  await fillDetails(page, details);
  await signUp(page).click();
  await expect(page.getByText('Sending OTP...')).toBeVisible();
  deferred.resolve();
  await expect(page.getByRole('heading', { name: 'Verify OTP' })).toBeVisible();
  await expect(page.getByText('Sending OTP...')).toBeHidden();
  await otp(page).fill(await site.readCode(details.email));
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const created = page.waitForResponse(
    (response) => response.url().endsWith('/register') && response.request().method() === 'POST',
  );
  await verify(page).click();
  expect((await created).status()).toBe(201);
  await page.clock.runFor(900);
  expect(new URL(page.url()).pathname).toBe('/register');
  await page.clock.runFor(100);
  await expect.poll(() => new URL(page.url()).pathname).toBe('/login');
  expect(await site.signIn({ ...details, verified: true, admin: false })).toMatchObject({
    username: details.username,
    roleAdmin: 'false',
  });
});

test('a mail that takes longer than usual is reported with the server’s message', async ({ page }) => {
  const { promise: taken, resolve: take } = Promise.withResolvers<void>();
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => {
      stream.resume();
      stream.on('end', async () => {
        await taken;
        done();
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const address = smtp.server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const slow = await Site.start({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  try {
    const details = makeDetails();
    await openRegister(page, slow.url);
    await fillDetails(page, details);
    await signUp(page).click();
    await expect(
      page.getByRole('status').filter({ hasText: 'The mail takes longer than usual' }),
    ).toBeVisible();
    await expect(otp(page)).toBeFocused();
    await expectAccessible(page);
  } finally {
    take();
    await slow.stop();
    await new Promise<void>((resolve) => smtp.close(() => resolve()));
  }
});

test('after the page is loaded again the details are still there, and the code that was sent is asked for', async ({
  page,
  site,
}) => {
  const details = makeDetails();
  await openRegister(page);
  await fillDetails(page, details);
  await signUp(page).click();
  await expect(otp(page)).toBeVisible();
  const code = await site.readCode(details.email);
  const readTab = () => page.evaluate(() => JSON.stringify(sessionStorage));
  expect(await readTab()).toContain(details.email);
  expect(await readTab()).not.toContain(details.password);

  // As a phone does that has closed the page while the mail was read.
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: 'Your details are still here.' })).toBeVisible();
  for (const name of ['name', 'username', 'email', 'collegeName', 'location'] as const)
    await expect(field(page, name)).toHaveValue(details[name]);
  await expectAccessible(page);
  let sentCodes = 0;
  page.on('request', (request) => (sentCodes += request.url().endsWith('/send-otp') ? 1 : 0));
  for (const name of ['password', 'confirmPassword'] as const) await field(page, name).fill(details[name]);
  await signUp(page).click();
  await otp(page).fill(code);
  await verify(page).click();
  await expect(page.getByText(messages.registered)).toBeVisible();
  expect([sentCodes, await readTab()]).toEqual([0, '{}']);
});

test('a wrong code says so and the right one still works afterwards', async ({ page, site }) => {
  const details = makeDetails();
  await openRegister(page);
  await fillDetails(page, details);
  await signUp(page).click();
  await expect(otp(page)).toBeVisible();
  const code = await site.readCode(details.email);
  await otp(page).fill(code === '111111' ? '222222' : '111111');
  await verify(page).click();
  await expect(page.getByText('Invalid OTP. Please try again.')).toBeVisible();
  await otp(page).fill(code);
  await verify(page).click();
  await page.waitForURL('**/login');
});

test('[8] a pasted code may contain blanks and dashes', async ({ page, site, context }) => {
  const details = makeDetails();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openRegister(page);
  await fillDetails(page, details);
  await signUp(page).click();
  await expect(otp(page)).toHaveAttribute('autocomplete', 'one-time-code');
  const code = await site.readCode(details.email);
  await page.evaluate(
    (text) => navigator.clipboard.writeText(text),
    ` ${code.slice(0, 3)}-${code.slice(3)} `,
  );
  await otp(page).focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(otp(page)).toHaveValue(code);
});

test('a pasted code replaces the one in the field, wherever the caret is', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openRegister(page);
  await fillDetails(page, makeDetails());
  await signUp(page).click();
  await otp(page).pressSequentially('123456');
  await page.evaluate(() => navigator.clipboard.writeText('407 219'));
  await otp(page).press('ControlOrMeta+v');
  await expect(otp(page)).toHaveValue('407219');
});

test('a new code is said to join the one before only while that one works', async ({ page, site }) => {
  const details = makeDetails();
  await page.clock.install();
  await openRegister(page);
  await fillDetails(page, details);
  await signUp(page).click();
  const resend = page.getByRole('button', { name: 'Send a new code' });
  const code = await site.readCode(details.email);
  await page.route('**/send-otp', (route) => route.fulfill({ json: { message: messages.otpSent } }));
  await page.clock.fastForward(61_000);
  await resend.click();
  await expect(page.getByText('A new code is on its way. The one before still works.')).toBeVisible();
  for (const times of [1, 2, 3, 4, 5]) {
    const answer = page.waitForResponse('**/verify-otp');
    await otp(page).fill(code === '111111' ? '222222' : '111111');
    await otp(page).press('Enter');
    expect(await (await answer).json(), `wrong ${times} times`).toEqual({ success: false });
    await expect(page.getByText(messages.badOtp)).toBeVisible();
  }
  await page.clock.fastForward(61_000);
  await resend.click();
  await expect(page.getByText('A new code is on its way.', { exact: true })).toBeVisible();
});

test('Change the details keeps all fields', async ({ page }) => {
  const details = makeDetails();
  await openRegister(page);
  await fillDetails(page, details);
  await signUp(page).click();
  await expect(otp(page)).toBeVisible();
  await page.getByRole('button', { name: 'Change the details' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Account');
  for (const name of [
    'name',
    'username',
    'email',
    'password',
    'confirmPassword',
    'collegeName',
    'location',
  ] as const) {
    await expect(field(page, name)).toHaveValue(details[name]);
  }
});

test.describe('when the server has an error', () => {
  test.use({ expectedErrors: [/status of (503|500|409)/] });

  test('a mail that cannot be sent is reported and all fields keep their text', async ({ page }) => {
    await openRegister(page);
    await page.route('**/send-otp', (route) =>
      route.fulfill({
        status: 503,
        json: { error: 'We could not send the mail just now. Please try again in a few minutes.' },
      }),
    );
    const details = makeDetails();
    await fillDetails(page, details);
    await signUp(page).click();
    await expect(page.getByText('We could not send the mail just now.')).toBeVisible();
    await expect(field(page, 'name')).toHaveValue(details.name);
    await expect(signUp(page)).toBeVisible();
  });

  test('a response without a message shows the fallback message', async ({ page }) => {
    await openRegister(page);
    await page.route('**/send-otp', (route) => route.fulfill({ status: 500, body: '' }));
    await fillDetails(page, makeDetails());
    await signUp(page).click();
    await expect(page.getByText('Failed to send OTP')).toBeVisible();
  });
});
