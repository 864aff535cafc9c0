import { delayScripts } from '../../late-scripts.ts';
import { waitForHydration, expect, test } from '../../site.ts';
import { signInAs, getPerson, readStorage } from '../visitors.ts';
import { bar } from './navigation-bar.ts';

test('Contents opens its pages, by mouse and by keyboard, and Escape closes it', async ({ page, site }) => {
  await signInAs(page, site, 'verified member');
  await page.goto('/');
  await waitForHydration(page);
  const contents = bar(page).getByRole('button', { name: 'Contents' });
  await contents.click();
  await expect(contents).toHaveAttribute('aria-expanded', 'true');
  for (const [name, path] of [
    ['Courses', '/courses'],
    ['Review', '/learning/review'],
    ['Glossary', '/learning/glossary'],
    ['HTML project', '/learning/html/project'],
    ['CSS project', '/learning/css/project'],
    ['Roadmaps', '/roadmaps'],
    ['Gallery', '/gallery'],
  ] as const) {
    await expect(bar(page).getByRole('link', { name })).toHaveAttribute('href', path);
  }
  await page.keyboard.press('Escape');
  await expect(contents).toHaveAttribute('aria-expanded', 'false');
  await expect(bar(page).getByRole('link', { name: 'Gallery' })).toBeHidden();
  await expect(contents).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await expect(bar(page).getByRole('link', { name: 'Gallery' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/gallery');
  await expect(contents).toHaveAttribute('aria-expanded', 'false');
});

test('[40] Logout ends the session, removes what was stored and goes home; Back shows nothing private', async ({
  page,
  site,
}) => {
  const person = await site.createPerson({ verified: true });
  await site.signInPage(page, person);
  const { token } = await readStorage(page);
  await page.goto('/gallery');
  await waitForHydration(page);
  await bar(page).getByRole('button', { name: person.username }).click();
  await bar(page).getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(bar(page).getByRole('link', { name: 'Get Started' })).toBeVisible();
  await expect
    .poll(async () => Object.keys(await readStorage(page)).filter((key) => key !== 'theme'))
    .toEqual([]);
  expect((await fetch(`${site.url}/session`, { headers: { authorization: `Bearer ${token}` } })).status).toBe(
    401,
  );
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => new URL(page.url()).pathname).toBe('/login');
  await expect(page.locator('main h1')).toHaveText('Welcome Back');
  await expect(page.getByText(person.username)).toHaveCount(0);
});

test('logging out in one tab sends the other tabs away from private pages', async ({
  page,
  site,
  context,
}) => {
  const person = await site.createPerson({ verified: true });
  await site.signInPage(page, person);
  await page.goto('/gallery');
  await waitForHydration(page);
  const other = await context.newPage();
  await other.goto('/about');
  await waitForHydration(other);
  await bar(other).getByRole('button', { name: person.username }).click();
  await bar(other).getByRole('button', { name: 'Logout' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/login');
});

test('a token without a username asks for it once and stores it', async ({ page, site }) => {
  const person = await getPerson(site, 'member');
  await signInAs(page, site, 'member');
  await page.evaluate(() => localStorage.removeItem('username'));
  const requests: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/user') requests.push(request.method());
  });
  await page.goto('/about');
  await expect.poll(() => readStorage(page)).toMatchObject({ username: person.username });
  await expect(bar(page).getByRole('button', { name: person.username })).toBeVisible();
  await page.goto('/clubs');
  await waitForHydration(page);
  expect(requests).toEqual(['GET']);
});

test('the theme switch changes every page, is remembered, and the first paint has it', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  expect(await theme()).toBe('night');
  await page.getByRole('button', { name: 'Switch to Paper theme' }).click();
  expect(await theme()).toBe('paper');
  await page.addInitScript(() => {
    const themes = new Set<string>();
    const look = () => {
      if (document.body) themes.add(getComputedStyle(document.documentElement).colorScheme);
      sessionStorage.setItem('themes', JSON.stringify([...themes]));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/clubs');
  await waitForHydration(page);
  expect(await theme()).toBe('paper');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('themes'))).toBe('["light"]');
  await page.getByRole('button', { name: 'Switch to Night theme' }).click();
  expect(await theme()).toBe('night');
});

test('until a theme is chosen, the page follows the theme of the system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await waitForHydration(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'paper');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the burger opens the menu, and the backdrop, Escape or a choice closes it', async ({ page }) => {
    await page.goto('/');
    await waitForHydration(page);
    const burger = page.getByRole('button', { name: 'Menu' });
    const choice = bar(page).getByRole('link', { name: 'Clubs' });
    await expect(choice).toBeHidden();
    await burger.click();
    await expect(burger).toHaveAttribute('aria-expanded', 'true');
    await expect(choice).toBeVisible();
    await page.mouse.click(8, 700);
    await expect(choice).toBeHidden();
    await expect(burger).toHaveAttribute('aria-expanded', 'false');
    expect(new URL(page.url()).pathname).toBe('/');
    await burger.click();
    await expect(choice).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(choice).toBeHidden();
    await expect(burger).toBeFocused();
    await burger.click();
    await choice.click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/clubs');
    await expect(choice).toBeHidden();
  });

  test('the backdrop closes the menu before the scripts have come, too', async ({ page }) => {
    const scripts = await delayScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    const choice = bar(page).getByRole('link', { name: 'Clubs' });
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(choice).toBeVisible();
    await page.mouse.click(8, 700);
    await expect(choice).toBeHidden();
    scripts.resolve();
    await waitForHydration(page);
    await expect(choice).toBeHidden();
  });

  test('the menu of the user begins with the username', async ({ page, site }) => {
    await signInAs(page, site, 'verified member');
    await page.goto('/');
    await waitForHydration(page);
    const username = (await readStorage(page))['username'] ?? '';
    await bar(page).getByRole('button', { name: username }).click();
    await expect(bar(page).locator('.menu-note .username')).toHaveText(username);
    await expect(bar(page).locator('.menu-note .username')).toBeVisible();
  });

  test('the open menu traps the focus', async ({ page }) => {
    await page.goto('/');
    await waitForHydration(page);
    const burger = page.getByRole('button', { name: 'Menu' });
    await burger.click();
    // The event that tells the page of the open menu comes after the click.
    await expect(burger).toHaveAttribute('aria-expanded', 'true');
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => !!document.activeElement?.closest('.drawer-place'))).toBe(true);
    }
  });

  test('the menu has a verified admin’s links and Logout', async ({ page, site }) => {
    await signInAs(page, site, 'verified admin');
    await page.goto('/');
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    for (const name of [
      'Home',
      'About',
      'Hackathons',
      'Clubs',
      'Startups',
      'Admin',
      'Courses',
      'Roadmaps',
      'Gallery',
      'Account',
    ]) {
      await expect(bar(page).getByRole('link', { name, exact: true })).toBeVisible();
    }
    await expect(bar(page).getByRole('button', { name: 'Logout' })).toBeVisible();
  });
});

test('a login as somebody else in one tab leaves nothing of the person before in the other tabs', async ({
  page,
  site,
  context,
}) => {
  const [first, second] = [await site.createPerson(), await site.createPerson()];
  await site.signInPage(page, first);
  await page.goto('/account');
  await waitForHydration(page);
  await expect(page.getByText(first.email)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/login');
  await waitForHydration(other);
  await other.getByLabel('Email', { exact: true }).fill(second.email);
  await other.getByLabel('Password', { exact: true }).fill(second.password);
  await other.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page.getByText(second.email)).toBeVisible();
  await expect(page.getByText(first.email)).toHaveCount(0);
});
