import { SMTPServer } from 'smtp-server';
import { messages } from '../../../contract/accounts.ts';
import { expectAccessible } from '../../accessibility/axe.ts';
import { wrongCode } from '../../api.ts';
import { expect, Site, test } from '../../site.ts';
import {
  field,
  fieldNames,
  fillDetails,
  makeDetails,
  openRegister,
  otp,
  signUp,
  verify,
} from './register-form.ts';

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
  // The server's sentence, whatever it says: it differs while a mail is delayed.
  await expect(page.getByRole('status').filter({ hasText: messages.otpSent })).toBeVisible();
  const code = await site.readCode(details.email);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const created = page.waitForResponse(
    (response) => response.url().endsWith('/register') && response.request().method() === 'POST',
  );
  await otp(page).pressSequentially(code);
  await page.clock.runFor(400);
  expect((await created).status()).toBe(201);
  await expect(page.getByText(messages.registered)).toBeVisible();
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
  for (const name of fieldNames.filter((each) => !/password/i.test(each)))
    await expect(field(page, name)).toHaveValue(details[name]);
  await expectAccessible(page);
  let sentCodes = 0;
  page.on('request', (request) => (sentCodes += request.url().endsWith('/send-otp') ? 1 : 0));
  for (const name of ['password', 'confirmPassword'] as const) await field(page, name).fill(details[name]);
  await signUp(page).click();
  await otp(page).fill(code);
  await expect(page.getByText(messages.registered)).toBeVisible();
  expect([sentCodes, await readTab()]).toEqual([0, '{}']);
});

test('the sixth digit sends the code once, a wrong one says so, and only another is sent', async ({
  page,
  site,
}) => {
  const details = makeDetails();
  await openRegister(page);
  await fillDetails(page, details);
  await signUp(page).click();
  await expect(otp(page)).toBeVisible();
  const code = await site.readCode(details.email);
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/verify-otp')) sent.push(request.postDataJSON()['otp']);
  });
  const wrong = wrongCode(code);
  await otp(page).pressSequentially(wrong.slice(0, 5));
  await page.getByRole('button', { name: 'Change the details' }).focus();
  expect(sent).toEqual([]);
  await otp(page).press('End');
  await page.keyboard.press(wrong.slice(5));
  await page.keyboard.press('Enter'); // as people do who don't know that it is sent already
  const refused = page.getByText('Invalid OTP. Please try again.');
  await expect(refused).toBeVisible();
  await verify(page).click();
  await expect(otp(page)).toBeFocused();
  await otp(page).fill('');
  await expect(refused).toBeHidden();
  await otp(page).pressSequentially(wrong);
  await expect(refused).toBeVisible();
  expect(sent).toEqual([wrong]);
  const selectedColour = () => otp(page).evaluate((field) => getComputedStyle(field, '::selection').color);
  const tokenColour = (name: string) =>
    page.evaluate((token) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = `var(${token})`;
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    }, name);
  expect(await selectedColour(), 'wrong digits are not green').toBe(await tokenColour('--danger'));
  await otp(page).fill(code);
  await page.waitForURL('**/login');
  expect(sent).toEqual([wrong, code]);
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
  await expect(page.getByText(messages.registered)).toBeVisible();
});

test('a pasted code replaces the one in the field, wherever the caret is', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openRegister(page);
  await fillDetails(page, makeDetails());
  await signUp(page).click();
  await otp(page).pressSequentially('12345');
  await page.evaluate(() => navigator.clipboard.writeText('407 219'));
  await otp(page).press('ControlOrMeta+v');
  await expect(otp(page)).toHaveValue('407219');
});

test('a code that a keyboard inserts as a whole may have blanks and the digits of any script', async ({
  page,
}) => {
  await openRegister(page);
  await fillDetails(page, makeDetails());
  await signUp(page).click();
  for (const inserted of [
    '407 219',
    '\u0664\u0660\u0667-\u0662\u0661\u0669',
    '\u096A\u0966\u096D\u0968\u0967\u096F',
  ]) {
    await otp(page).fill('');
    await page.keyboard.insertText(inserted);
    await expect(otp(page), inserted).toHaveValue('407219');
    await expect(page.getByText(messages.badOtp)).toBeVisible();
  }
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
    await otp(page).fill(wrongCode(code, times));
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
  for (const name of fieldNames) await expect(field(page, name)).toHaveValue(details[name]);
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

test('the mailed link creates the account in another browser, and leaves the code for the first one', async ({
  page,
  site,
  browser,
}) => {
  const details = makeDetails();
  await openRegister(page, site.url);
  await fillDetails(page, details);
  await signUp(page).click();
  await expect(page.getByRole('heading', { name: 'Verify OTP' })).toBeVisible();
  const link = await site.readLink(details.email);

  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(link);
  await expect(other).toHaveURL(/\/register$/);
  await expect(other.getByText(`The link in our mail proves that ${details.email} is yours.`)).toBeVisible();
  await expect(field(other, 'email')).toHaveValue(details.email);
  // Opening the link uses nothing up: the first browser could still enter the code.
  await fillDetails(other, details);
  await signUp(other).click();
  await expect(other.getByText('Account created.')).toBeVisible();
  await context.close();
});
