import type { Page } from '@playwright/test';
import { site as community } from '../../content/site.ts';
import { waitForHydration, expect, test } from '../site.ts';
import { signInAs, getPerson, visitorKinds, readStorage, type VisitorKind } from './visitors.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const top = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** What the bar shows to each kind of visitor; an admin not yet verified gets what a member gets. */
const shown: Record<VisitorKind, { links: string[]; contents: boolean; admin: boolean }> = {
  'signed out': { links: ['Home', 'About', 'Hackathons', 'Clubs'], contents: false, admin: false },
  member: { links: ['Home', 'About', 'Hackathons', 'Clubs', 'Startups'], contents: false, admin: false },
  'verified member': {
    links: ['Home', 'About', 'Hackathons', 'Clubs', 'Startups'],
    contents: true,
    admin: false,
  },
  'unverified admin': {
    links: ['Home', 'About', 'Hackathons', 'Clubs', 'Startups'],
    contents: false,
    admin: false,
  },
  'verified admin': {
    links: ['Home', 'About', 'Hackathons', 'Clubs', 'Startups'],
    contents: true,
    admin: true,
  },
};

for (const kind of visitorKinds) {
  test(`the navigation bar shows the links for ${kind}`, async ({ page, site }) => {
    await signInAs(page, site, kind);
    await page.goto('/about');
    await waitForHydration(page);
    const { links, contents, admin } = shown[kind];
    const names = [...links, ...(admin ? ['Admin'] : [])];
    const seen = await bar(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.textContent.trim()));
    expect(seen.filter((name) => !['Get Started', community.name].includes(name))).toEqual(names);
    await expect(bar(page).getByRole('button', { name: 'Contents' })).toHaveCount(contents ? 1 : 0);
    await expect(bar(page).getByRole('link', { name: 'Get Started' })).toHaveCount(
      kind === 'signed out' ? 1 : 0,
    );
    const person = kind === 'signed out' ? undefined : await getPerson(site, kind);
    if (person) await expect(bar(page).getByRole('button', { name: person.username })).toBeVisible();
    else await expect(bar(page).getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/login');
    await expect(bar(page).getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page');
    await expect(bar(page).locator('[aria-current="page"]').filter({ visible: true })).toHaveCount(1);
  });
}

const contentsPaths = ['/courses', '/roadmaps', '/gallery'];
const publicPaths = ['/', '/about', '/hackathons', '/clubs'];

/** Every link that the bar and the drawer hold in the document, shown or not, and the buttons' and links' words. */
const held: Record<VisitorKind, { paths: string[]; words: RegExp[] }> = {
  'signed out': { paths: [...publicPaths, '/login'], words: [/Get Started/] },
  member: { paths: [...publicPaths, '/startups', '/account'], words: [/Logout/, /not verified yet/] },
  'verified member': {
    paths: [...publicPaths, '/startups', '/account', ...contentsPaths],
    words: [/Logout/, /Contents/, /verified(?! yet)/],
  },
  'unverified admin': {
    paths: [...publicPaths, '/startups', '/account'],
    words: [/Logout/, /not verified yet/],
  },
  'verified admin': {
    paths: [...publicPaths, '/startups', '/account', ...contentsPaths, '/admin'],
    words: [/Logout/, /Contents/, /admin/],
  },
};
const allPaths = [...new Set(Object.values(held).flatMap(({ paths }) => paths))].sort();
const allWords = [/Get Started/, /Logout/, /Contents/, /verified(?! yet)/, /admin/, /not verified yet/];

for (const kind of visitorKinds) {
  test(`after hydration, bar and drawer have only the links for ${kind}`, async ({ page, site }) => {
    await signInAs(page, site, kind);
    await page.goto('/about');
    await waitForHydration(page);
    const links = bar(page).locator('a');
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect([...new Set(paths)].sort()).toEqual(held[kind].paths.toSorted());
    const text = (await bar(page).textContent()) ?? '';
    expect(allWords.filter((words) => words.test(text))).toEqual(
      allWords.filter((words) => held[kind].words.some(({ source }) => source === words.source)),
    );
  });
}

const communityLinks = ['About', 'Hackathons', 'Clubs', 'Startups', 'Privacy'];
const learnLinks = ['Courses', 'Roadmaps', 'HTML tutorial', 'CSS tutorial'];
const footerLinks: Record<VisitorKind, string[]> = {
  'signed out': ['About', 'Hackathons', 'Clubs', 'Privacy'],
  member: communityLinks,
  'unverified admin': communityLinks,
  'verified member': [...communityLinks, ...learnLinks],
  'verified admin': [...communityLinks, ...learnLinks],
};

for (const kind of visitorKinds) {
  test(`the footer has only the links for ${kind}`, async ({ page, site }) => {
    await signInAs(page, site, kind);
    await page.goto('/about');
    await waitForHydration(page);
    await expect(page.getByRole('contentinfo').locator('a[href^="/"]')).toHaveText(footerLinks[kind]);
  });
}

test('on a wide screen every item of the navigation bar is in the document once', async ({ page, site }) => {
  await page.goto('/about');
  await waitForHydration(page);
  await expect(page.getByText('Get Started')).toHaveCount(1);
  await expect(bar(page).getByText('Hackathons')).toHaveCount(1);
  await signInAs(page, site, 'verified admin');
  await page.goto('/about');
  await waitForHydration(page);
  const { username } = await getPerson(site, 'verified admin');
  for (const text of [username, 'Logout', 'Contents']) await expect(page.getByText(text)).toHaveCount(1);
  for (const path of ['/startups', '/courses', '/roadmaps', '/gallery', '/admin'])
    await expect(bar(page).locator(`a[href="${path}"]`)).toHaveCount(1);
});

test('the prerendered page has the navigation bar for every kind of visitor, and follows a login in another tab', async ({
  page,
  site,
  context,
}) => {
  const html = await (await fetch(`${site.url}/about`)).text();
  for (const path of allPaths) expect(html).toContain(`href="${path}"`);
  await page.goto('/about');
  await waitForHydration(page);
  await expect(bar(page).locator('a[href="/startups"]')).toHaveCount(0);
  const other = await context.newPage();
  await signInAs(other, site, 'member');
  await expect(bar(page).getByRole('link', { name: 'Startups' })).toBeVisible();
  await expect(bar(page).locator('a[href="/login"]')).toHaveCount(0);
});

test('the links of the bar lead to their pages without a reload, and the logo leads home', async ({
  page,
}) => {
  await page.goto('/');
  await waitForHydration(page);
  await page.evaluate(() => {
    document.documentElement.dataset.sameDocument = '';
  });
  for (const [name, path] of [
    ['About', '/about'],
    ['Hackathons', '/hackathons'],
    ['Clubs', '/clubs'],
  ] as const) {
    await bar(page).getByRole('link', { name }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(path);
    await expect(bar(page).getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  }
  await bar(page).getByRole('link', { name: community.name }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  await expect(page.locator('html[data-same-document]')).toHaveCount(1);
});

test('Contents opens its three pages, by mouse and by keyboard, and Escape closes it', async ({
  page,
  site,
}) => {
  await signInAs(page, site, 'verified member');
  await page.goto('/');
  await waitForHydration(page);
  const contents = bar(page).getByRole('button', { name: 'Contents' });
  await contents.click();
  await expect(contents).toHaveAttribute('aria-expanded', 'true');
  for (const [name, path] of [
    ['Courses', '/courses'],
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

test('every navigation starts at the top, also with Back, but a changed query or fragment does not scroll', async ({
  page,
}) => {
  await page.goto('/hackathons');
  await waitForHydration(page);
  await page.evaluate(() => window.scrollTo(0, 400));
  await page.getByRole('button', { name: 'Business' }).evaluate((chip: HTMLElement) => chip.click());
  await expect.poll(() => new URL(page.url()).search).toBe('?category=business');
  expect(await top(page)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'All', exact: true }).evaluate((chip: HTMLElement) => chip.click());
  await page.evaluate(() => window.scrollTo(0, 400));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Clubs' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/clubs');
  await expect.poll(() => top(page)).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 500));
  await page.goBack();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/hackathons');
  await expect.poll(() => top(page)).toBe(0);
});

test('Tab first reaches the skip link, which leads past the bar', async ({ page }) => {
  await page.goto('/clubs');
  await waitForHydration(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => !!document.activeElement?.closest('main'))).toBe(true);
});

test('a navigation moves the focus to the page and announces its title', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  await bar(page).getByRole('link', { name: 'Clubs' }).click();
  await expect(page).toHaveTitle(/^Clubs/);
  await expect(page.getByRole('status').filter({ hasText: /^Clubs/ })).toHaveCount(1);
  expect(await page.evaluate(() => document.activeElement?.id ?? document.activeElement?.tagName)).toBe(
    'main',
  );
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
