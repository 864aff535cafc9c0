import type { Locator, Page } from '@playwright/test';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { findFreePort } from '../../../commands/dev/free-port.ts';
import { generateTotpCode } from '../../../server/accounts/second-factor/totp.ts';
import { expectAccessible } from '../../accessibility/axe.ts';
import { expect, lightestPath, Site, test, waitForHydration, type Person } from '../../site.ts';
import { download } from '../download.ts';
import { readStorage, signInAs } from '../visitors.ts';

// A login that needs its second factor is a 403; wrong passwords and codes are 403 and 400.
test.use({ expectedErrors: [/status of (400|401|403)|The users could not be fetched/] });

let local: Site;
let url: string;
test.beforeAll(async () => {
  const port = await findFreePort();
  // Passkeys belong to a domain, and only `localhost` needs no HTTPS.
  url = `http://localhost:${port}`;
  local = await Site.start({ PORT: String(port), PUBLIC_URL: url, ADMIN_SECOND_FACTOR: 'required' });
});
test.afterAll(() => local.stop());

/** Gives the browser an authenticator that asks nobody. */
async function plugInAuthenticator(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

const section = (page: Page): Locator => page.getByRole('region', { name: 'Second factor' });
const dialog = (page: Page): Locator => page.getByRole('dialog');
const codes = (page: Page): Locator => page.getByRole('list', { name: 'Your recovery codes' });
const appCode = (page: Page): Locator => page.getByLabel('Code from the app', { exact: true });

async function openSecurity(page: Page, kind: Partial<Person> = {}): Promise<Person> {
  const person = await local.createPerson({ verified: true, ...kind });
  const stored = await local.signIn(person);
  await page.goto(url + lightestPath);
  await page.evaluate((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, stored);
  await page.goto(`${url}/account/security`);
  await waitForHydration(page);
  return person;
}

/** Gives the password in the open dialog and goes on. */
async function confirm(page: Page, password: string): Promise<void> {
  await dialog(page).getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

async function addPasskey(page: Page, { password }: Person): Promise<void> {
  await section(page).getByRole('button', { name: 'Add a passkey' }).click();
  await confirm(page, password);
  await expect(codes(page).getByRole('listitem')).toHaveCount(10);
}

/** Sets an app up, from the QR code as a phone sees it, and returns its key. */
async function turnAppOn(page: Page, { password }: Person): Promise<string> {
  await section(page).getByRole('button', { name: 'Set up' }).click();
  await confirm(page, password);
  await expect(appCode(page)).toBeFocused();
  const picture = await page.getByRole('img', { name: 'QR code of the key' }).screenshot();
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const uri = new URL(
    decodeQR({ width: info.width, height: info.height, data: new Uint8ClampedArray(data) }),
  );
  const key = uri.searchParams.get('secret') ?? '';
  await expect(section(page).locator('code')).toHaveText(key.replace(/(.{4})(?=.)/g, '$1 '));
  await appCode(page).fill(generateTotpCode(key, Date.now()));
  await expect(section(page).getByText('The authenticator app is on.')).toBeVisible();
  return key;
}

/** Signs out in the browser and gives email and password again. */
async function logInAgain(page: Page, { email, password }: Person): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${url}/login`);
  await waitForHydration(page);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Password', { exact: true }).press('Enter');
}

async function expectSignedIn(page: Page, { username }: Person): Promise<void> {
  await expect(page.getByText('You are in.')).toBeVisible();
  expect(Object.keys(await readStorage(page))).toEqual(
    expect.arrayContaining(['token', 'userId', 'username', 'isVerified', 'roleAdmin']),
  );
  await page.waitForURL(`${url}/courses`);
  expect(await readStorage(page)).toMatchObject({ username, isVerified: 'true', roleAdmin: 'false' });
}

/** The code of the next step: the one of this step may be used up. */
const nextCode = (key: string) => generateTotpCode(key, Date.now() + 30_000);

test('a passkey is added with the password, asked for at the login, and removed', async ({ page }) => {
  await plugInAuthenticator(page);
  const person = await openSecurity(page);
  await section(page).getByRole('button', { name: 'Add a passkey' }).click();
  await expect(dialog(page).getByLabel('Password', { exact: true })).toBeFocused();
  await confirm(page, 'Wrong-passw0rd');
  await expect(dialog(page).getByText('The current password is not right.')).toBeVisible();
  await dialog(page).getByLabel('Name', { exact: true }).fill('Meera’s laptop');
  await confirm(page, person.password);
  await expect(codes(page)).toBeFocused();
  await expect(section(page).getByText('Meera’s laptop', { exact: true })).toBeVisible();
  await expect(section(page).getByText(/added today at \d\d:\d\d/)).toBeVisible();
  const { name, text } = await download(page, section(page).getByRole('button', { name: 'Download' }));
  expect(name).toBe('recovery-codes.txt');
  for (const code of await codes(page).getByRole('listitem').allTextContents()) expect(text).toContain(code);

  await logInAgain(page, person);
  await page.getByRole('button', { name: 'Use your passkey' }).click();
  await expectSignedIn(page, person);

  await page.goto(`${url}/account/security`);
  await waitForHydration(page);
  await expect(section(page).getByText(/^10 codes are left/)).toBeVisible();
  await section(page).getByRole('button', { name: 'Remove… the passkey Meera’s laptop' }).click();
  await expect(dialog(page).getByText(/It is your last second factor/)).toBeVisible();
  await page.keyboard.press('Escape');
  await section(page).getByRole('button', { name: 'Remove… the passkey Meera’s laptop' }).click();
  await confirm(page, person.password);
  await expect(section(page).getByText('The passkey is removed.')).toBeVisible();
  await expect(section(page).getByRole('button', { name: 'Add a passkey' })).toBeVisible();
  await logInAgain(page, person);
  await expectSignedIn(page, person);
});

test('an app is set up with the QR code, and the login accepts its codes, and each recovery code once', async ({
  page,
}) => {
  const person = await openSecurity(page);
  const key = await turnAppOn(page, person);
  const [first = ''] = await codes(page).getByRole('listitem').allTextContents();
  await logInAgain(page, person);
  await expect(appCode(page)).toBeFocused();
  await expect(appCode(page)).toHaveAttribute('autocomplete', 'one-time-code');
  await appCode(page).fill(generateTotpCode(key, Date.now() - 3_600_000));
  await expect(page.getByText('Invalid code. Please try again.')).toBeVisible();
  await appCode(page).fill(nextCode(key));
  await expectSignedIn(page, person);

  const recoveryCode = page.getByLabel('Recovery code', { exact: true });
  for (const isUsed of [false, true]) {
    await logInAgain(page, person);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await expect(recoveryCode).toBeFocused();
    await recoveryCode.fill(first.toUpperCase());
    await page.keyboard.press('Enter');
    if (isUsed) await expect(page.getByText(/or it was used already/)).toBeVisible();
    else await expectSignedIn(page, person);
  }
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
});

test('leaving the page asks whether new recovery codes are saved, until the user says so', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: url });
  const person = await openSecurity(page);
  await turnAppOn(page, person);
  const leave = () => page.getByRole('link', { name: 'Account', exact: true }).first().click();
  await leave();
  await expect(dialog(page).getByRole('heading')).toHaveText('Are your recovery codes saved?');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${url}/account/security`);
  await expect(codes(page)).toBeVisible();
  await section(page).getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(section(page).getByText('The codes are copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    await codes(page).getByRole('listitem').first().innerText(),
  );
  await leave();
  await expect(page).toHaveURL(`${url}/account`);

  await page.goto(`${url}/account/security`);
  await section(page).getByRole('button', { name: 'Make new codes…' }).click();
  await confirm(page, person.password);
  await expect(codes(page).getByRole('listitem')).toHaveCount(10);
  await leave();
  await dialog(page).getByRole('button', { name: 'They are saved' }).click();
  await expect(page).toHaveURL(`${url}/account`);
});

test('a login that has expired goes back to email and password, and says so', async ({ page }) => {
  const person = await openSecurity(page);
  await turnAppOn(page, person);
  await logInAgain(page, person);
  for (let guess = 1; guess <= 6; guess += 1) {
    await expect(appCode(page)).toBeEnabled();
    const answered = page.waitForResponse('**/login/second-factor');
    await appCode(page).fill(`00000${guess}`);
    await answered;
    await expect(page.getByText(/^Invalid code|has expired/)).toBeVisible();
  }
  await expect(page.getByText('This login has expired. Please log in again.')).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
});

test('without passkey support only the app is offered, and the page says why', async ({ page, site }) => {
  await signInAs(page, site, 'verified member');
  await page.goto('/account/security');
  await waitForHydration(page);
  await expect(
    section(page).getByText('Passkeys need HTTPS and a domain name, not an IP address.'),
  ).toBeVisible();
  await expect(section(page).getByRole('button', { name: 'Add a passkey' })).toBeDisabled();
  await expect(section(page).getByRole('button', { name: 'Set up' })).toBeEnabled();
});

test('an admin without a second factor is redirected to set one up when the site requires it', async ({
  page,
}) => {
  const person = await openSecurity(page, { admin: true });
  await page.goto(`${url}/admin`);
  await expect(page.getByText(/Admins of this site need a second factor/)).toBeVisible();
  await expectAccessible(page, [390]);
  await page.getByRole('link', { name: 'Turn one on' }).click();
  await turnAppOn(page, person);
  await section(page).getByRole('button', { name: 'Copy', exact: true }).click();
  await page.goto(`${url}/admin`);
  await expect(page.getByRole('row', { name: person.username })).toBeVisible();
  await expect(page.getByText(/Admins of this site need/)).toHaveCount(0);
});

test('a button pressed while the list loads opens its dialog when the list has loaded', async ({ page }) => {
  let respond = () => {};
  const answered = new Promise<void>((resolve) => (respond = resolve));
  await page.route('**/api/account/second-factor', async (route) => {
    await answered;
    await route.continue();
  });
  await openSecurity(page);
  await section(page).getByRole('button', { name: 'Add a passkey' }).click();
  await expect(dialog(page)).toHaveCount(0);
  respond();
  await expect(dialog(page).getByLabel('Password', { exact: true })).toBeFocused();
});

test('every state is accessible in both themes and widths', async ({ page }) => {
  test.setTimeout(300_000);
  await plugInAuthenticator(page);
  const person = await openSecurity(page);
  await section(page).getByRole('button', { name: 'Add a passkey' }).click();
  await dialog(page).getByLabel('Name', { exact: true }).fill('');
  await confirm(page, 'Wrong-passw0rd');
  await expect(dialog(page).getByText('Name is required')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await addPasskey(page, person);
  await section(page).getByRole('button', { name: 'Set up' }).click();
  await confirm(page, person.password);
  await appCode(page).fill('12345');
  await page.keyboard.press('Enter');
  await expect(section(page).getByText('Invalid code. Please try again.')).toBeVisible();
  await expectAccessible(page);
  await section(page).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'Account', exact: true }).first().click();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Stay here' }).click();
  await turnAppOn(page, person);
  await section(page).getByRole('button', { name: 'Remove… the authenticator app' }).click();
  await expectAccessible(page, [390]);

  await logInAgain(page, person);
  await expect(page.getByRole('button', { name: 'Use your passkey' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use your authenticator app' }).click();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Invalid code. Please try again.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await expectAccessible(page);
});
