import type { Page } from '@playwright/test';
import { waitForHydration, expect, test, type Site } from '../../site.ts';
import { serveHalves } from '../scripts/serve-halves.ts';
import { signInAs, getPerson, readStorage } from '../visitors.ts';

const loginButton = (page: Page) => page.locator('main form').getByRole('button', { name: /^Log/ });

async function openLogin(page: Page): Promise<void> {
  await page.goto('/login');
  await waitForHydration(page);
}

async function fillIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

/** Ends the page's session behind its back, while no page of the site is open to notice. */
async function endOnServer(page: Page, site: Site): Promise<void> {
  const { token } = await readStorage(page);
  await page.goto('about:blank');
  const response = await fetch(`${site.url}/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.status).toBe(200);
}

test('the page has its heading, fields, toggle and links', async ({ page }) => {
  await openLogin(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome Back');
  await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('type', 'email');
  await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('required');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('required');
  await expect(page.getByRole('link', { name: 'Forgot Password' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
  await expect(page.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/register');
});

test('signing in shows that it is busy, stores exactly the five values, and goes to the courses after one second', async ({
  page,
  site,
}) => {
  const person = await getPerson(site, 'verified member');
  const deferred = Promise.withResolvers<void>();
  await page.clock.install();
  await page.route('**/login', async (route) => {
    if (route.request().method() === 'POST') await deferred.promise;
    await route.continue();
  });
  await openLogin(page);
  await fillIn(page, person);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await loginButton(page).click();
  await expect(page.getByRole('button', { name: 'Logging in...' })).toBeVisible();
  deferred.resolve();
  await expect
    .poll(() => readStorage(page))
    .toMatchObject({ username: person.username, isVerified: 'true', roleAdmin: 'false' });
  const stored = await readStorage(page);
  expect(
    Object.keys(stored)
      .filter((key) => key !== 'theme')
      .sort(),
  ).toEqual(['isVerified', 'roleAdmin', 'token', 'userId', 'username']);
  expect(stored.token?.length).toBeGreaterThan(20);
  expect(stored.userId).not.toBe('');
  await page.clock.runFor(900);
  expect(new URL(page.url()).pathname).toBe('/login');
  await page.clock.runFor(100);
  await expect.poll(() => new URL(page.url()).pathname).toBe('/courses');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore Learning Paths');
});

test('pressing twice while it works sends one call', async ({ page, site }) => {
  const person = await getPerson(site, 'member');
  const deferred = Promise.withResolvers<void>();
  let calls = 0;
  await page.route('**/login', async (route) => {
    if (route.request().method() === 'POST') {
      calls += 1;
      await deferred.promise;
    }
    await route.continue();
  });
  await openLogin(page);
  await fillIn(page, person);
  await loginButton(page).click();
  await expect(page.getByRole('button', { name: 'Logging in...' })).toBeVisible();
  await page.getByRole('button', { name: 'Logging in...' }).click({ force: true });
  await page.getByLabel('Password', { exact: true }).press('Enter');
  deferred.resolve();
  await page.waitForURL((url) => url.pathname === '/');
  expect(calls).toBe(1);
});

test('an unverified member signs in and is redirected to the home page', async ({ page, site }) => {
  await openLogin(page);
  await fillIn(page, await getPerson(site, 'member'));
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await page.waitForURL((url) => url.pathname === '/');
  await expect.poll(() => readStorage(page)).toMatchObject({ isVerified: 'false' });
});

test.describe('when the server rejects the request', () => {
  test.use({ expectedErrors: [/status of 401|ERR_FAILED/] });

  test('a wrong password is reported with the server’s message, and the fields keep their text', async ({
    page,
    site,
  }) => {
    const person = await getPerson(site, 'member');
    await openLogin(page);
    await fillIn(page, { email: person.email, password: 'Not-the-one-7' });
    await loginButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Invalid email or password' })).toBeVisible();
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email);
    await expect(loginButton(page)).toBeEnabled();
    expect(await readStorage(page)).not.toHaveProperty('token');
  });

  test('a lost connection is reported and the button can be pressed again', async ({ page, site }) => {
    const person = await getPerson(site, 'member');
    await openLogin(page);
    await page.route('**/login', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await fillIn(page, person);
    await loginButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: /Network error/ })).toBeVisible();
    await page.unroute('**/login');
    await loginButton(page).click();
    await page.waitForURL((url) => url.pathname === '/');
  });

  test('a session that the server has ended redirects a guarded page to /login with a notice', async ({
    page,
    site,
  }) => {
    const person = await site.createPerson({ verified: true });
    await site.signInPage(page, person);
    await endOnServer(page, site);
    await page.goto('/gallery', { waitUntil: 'commit' });
    await expect.poll(() => new URL(page.url()).pathname).toBe('/login');
    await expect(page.getByText(/session has ended/)).toBeVisible();
    expect(Object.keys(await readStorage(page)).filter((key) => key !== 'theme')).toEqual([]);
  });

  test('the late answer to an old token keeps the session of somebody who has logged in again', async ({
    page,
    site,
  }) => {
    const person = await site.createPerson({ verified: true });
    await site.signInPage(page, person);
    const { token: oldToken } = await readStorage(page);
    const deferred = Promise.withResolvers<void>();
    await page.route('**/api/account/sessions', async (route) => {
      await deferred.promise;
      await route.continue();
    });
    await page.goto('/account');
    await waitForHydration(page);
    const session = await site.signIn(person);
    await page.evaluate((values) => Object.assign(localStorage, values), session);
    await fetch(`${site.url}/logout`, { method: 'POST', headers: { authorization: `Bearer ${oldToken}` } });
    deferred.resolve();
    await expect(page.getByText('You have logged in again since. Please try again.')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/account');
    expect(await readStorage(page)).toMatchObject(session);
  });

  test('a session that the server has ended signs out a public page without a redirect', async ({
    page,
    site,
  }) => {
    const person = await site.createPerson({ verified: true });
    await site.signInPage(page, person);
    await endOnServer(page, site);
    await page.goto('/clubs');
    await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/clubs');
    expect(await readStorage(page)).not.toHaveProperty('token');
  });

  test('the stored session stays when the server is not reachable', async ({ page, site }) => {
    await signInAs(page, site, 'verified member');
    await page.route('**/session', (route) => route.abort());
    const failedRequest = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/session'));
    await page.goto('/gallery');
    await failedRequest;
    await waitForHydration(page);
    expect(await readStorage(page)).toHaveProperty('token');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/gallery');
  });
});

test('[8] the password is masked, can be pasted and shown, and has autocomplete attributes for password managers', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openLogin(page);
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await page.evaluate(() => navigator.clipboard.writeText('Monsoon-2026-chai'));
  await password.focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await expect(password).toHaveValue('Monsoon-2026-chai');
});

test('a browser that stores nothing says why nobody can log in', async ({ page, site }) => {
  const person = await getPerson(site, 'member');
  await page.addInitScript(() => {
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      // The first keys still fit.
      if (key !== 'token') throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  });
  await openLogin(page);
  await fillIn(page, person);
  await loginButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'storage is full or turned off' })).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email);
  expect(await readStorage(page)).not.toHaveProperty('token');
});

test.describe(() => {
  // The server of this test has the document alone.
  test.use({ expectedErrors: [/status of 404|answered 404/] });

  test('the centred form is not painted while half of it is on its way', async ({ page }) => {
    const halves = await serveHalves('/login', (html) => html.indexOf('type="password"'));
    try {
      await page.goto(halves.url, { waitUntil: 'commit' });
      await expect(page.locator('input[type=email]')).toBeAttached();
      // Longer than a browser waits before it paints what it has.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
      const countPaints = () => performance.getEntriesByType('paint').length;
      expect(await page.evaluate(countPaints)).toBe(0);
      halves.sendRest();
      await expect.poll(() => page.evaluate(countPaints)).toBeGreaterThan(0);
    } finally {
      await halves.close();
    }
  });
});
