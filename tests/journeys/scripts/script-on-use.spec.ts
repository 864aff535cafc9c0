import type { Page } from '@playwright/test';
import { pageFilesId, type PageFiles } from '../../../app/boot/page-files.ts';
import { stats } from '../../../content/home.ts';
import { listViolations } from '../../accessibility/axe.ts';
import { expect, test, waitForFonts } from '../../site.ts';
import { signInAs, type VisitorKind } from '../visitors.ts';

test.use({ isMobile: true, hasTouch: true, viewport: { width: 412, height: 823 } });

/** Long enough for a page to evaluate its scripts. */
const readMs = 1_500;

const hydrated = (page: Page) => page.locator('html[data-hydrated]');

/**
 * Opens the page as on a full load, and returns which of the site's scripts it has fetched ahead and evaluated until now,
 * which calls it has made, and which answers were errors: a session that can't be checked makes a page start its scripts.
 */
async function read(
  page: Page,
  path: string,
): Promise<{ ahead: () => string[]; evaluated: () => string[]; calls: () => string[]; errors: string[] }> {
  const requests: string[] = [];
  const scripts: { path: string; isFetch: boolean }[] = [];
  const errors: string[] = [];
  page.on('response', (response) => {
    if (!response.ok()) errors.push(`${response.url()} ${response.status()}`);
  });
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    requests.push(`${request.method()} ${pathname}`);
    if (pathname.endsWith('.js'))
      scripts.push({ path: pathname, isFetch: request.resourceType() === 'fetch' });
  });
  await page.goto(path);
  await page.waitForTimeout(readMs);
  return {
    ahead: () => scripts.filter(({ isFetch }) => isFetch).map(({ path }) => path),
    evaluated: () => scripts.filter(({ isFetch }) => !isFetch).map(({ path }) => path),
    calls: () => requests.filter((each) => / \/(session|user|api\/.*)$/.test(each)),
    errors,
  };
}

/** The scripts that the page starts with, which its document lists. */
async function listModules(page: Page): Promise<string[]> {
  const { modules } = JSON.parse((await page.locator(`#${pageFilesId}`).textContent()) ?? '') as PageFiles;
  return modules.map((path) => new URL(path, page.url()).pathname);
}

const onlyRead: [VisitorKind, string][] = [
  ['signed out', '/'],
  ['signed out', '/hackathons'],
  ['signed out', '/clubs'],
  ['signed out', '/login'],
  ['signed out', '/register'],
  ['verified member', '/courses'],
  ['verified member', '/roadmaps'],
  ['verified member', '/gallery'],
  ['verified member', '/learning/html/intro'],
  ['verified member', '/learning/css/css-designing/flexbox-layout'],
];

for (const [kind, path] of onlyRead) {
  test(`on a phone ${path} fetches its scripts, evaluates none before an interaction, and is accessible`, async ({
    page,
    site,
  }) => {
    await signInAs(page, site, kind);
    const { ahead, evaluated, errors } = await read(page, path);
    await waitForFonts(page);
    await expect.poll(() => ahead().length).toBeGreaterThan(5);
    expect([evaluated(), errors]).toEqual([[], []]);
    expect(await listViolations(page)).toEqual([]);
    await page.waitForLoadState('networkidle');
    const fetched = ahead();
    // A lesson has a result further down, a frame that keeps what is tapped.
    await page.touchscreen.tap(200, path.startsWith('/learning/') ? 230 : 700);
    await expect(hydrated(page)).toBeAttached();
    expect(evaluated().length).toBeGreaterThan(5);
    expect(fetched, 'what the page starts with').toEqual(await listModules(page));
  });
}

test('who saves data loads no script before an interaction', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
  const { ahead, evaluated } = await read(page, '/clubs');
  await waitForFonts(page);
  await page.waitForLoadState('networkidle');
  expect([ahead(), evaluated()]).toEqual([[], []]);
  await page.touchscreen.tap(200, 700);
  await expect(hydrated(page)).toBeAttached();
});

/**
 * When a resource was first requested, in milliseconds after the first contentful paint, or after the time that
 * the page waits for it: on a busy machine the paint may be later still.
 */
const measureRequestAfterPaint = (page: Page, part: string) =>
  page.evaluate((part) => {
    const resource = performance.getEntriesByType('resource').find(({ name }) => name.includes(part));
    const [painted] = performance.getEntriesByName('first-contentful-paint');
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (!resource || !painted || !navigation) return undefined;
    return resource.startTime - Math.min(painted.startTime, navigation.loadEventStart + 3_000);
  }, part);

test('icons of technologies load without scripts, and results of samples after the first paint', async ({
  page,
  site,
}) => {
  await signInAs(page, site, 'verified member');
  const onCourses = await read(page, '/courses');
  await expect(page.locator('.technology-icon use').first()).toHaveAttribute('href', /#html5$/);
  expect(onCourses.evaluated()).toEqual([]);

  const inLesson = await read(page, '/learning/html/intro');
  await expect(page.frameLocator('.result-frame').first().locator('body')).not.toBeEmpty();
  expect(await measureRequestAfterPaint(page, '/results/')).toBeGreaterThan(0);
  expect(inLesson.evaluated()).toEqual([]);
});

test('the sections of a lesson are not hydrated in the task of its first effects', async ({ page, site }) => {
  await signInAs(page, site, 'verified member');
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (this: Storage, key, value) {
      setItem.call(this, key, value);
      // Opening a lesson is an effect that changes the progress. What follows from it at once is done by the microtask.
      if (key === 'progress' && document.documentElement.dataset.sectionsThen === undefined)
        queueMicrotask(() => {
          const { length } = document.querySelectorAll('.lesson-section[data-hydrated]');
          document.documentElement.dataset.sectionsThen ??= String(length);
        });
    };
  });
  await read(page, '/learning/css/css-designing/flexbox-layout');
  await page.touchscreen.tap(200, 230);
  await expect(hydrated(page)).toBeAttached();
  await expect(page.locator('html')).toHaveAttribute('data-sections-then', '0');
});

test('the first tap on a button has its effect as soon as the script has loaded', async ({ page }) => {
  await read(page, '/clubs');
  await page.evaluate(() => {
    addEventListener('click', () => (document.documentElement.dataset.tapped = ''), {
      capture: true,
      once: true,
    });
  });
  await expect(async () => {
    // On a busy machine the browser may take a slow tap for a long press, which presses nothing.
    await page.getByRole('button', { name: 'View Details' }).first().tap();
    await expect(page.locator('html[data-tapped]')).toBeAttached({ timeout: 2_000 });
  }).toPass();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('text typed first is kept, and the form reacts', async ({ page }) => {
  await read(page, '/register');
  await page.getByLabel('Password', { exact: true }).fill('Monsoon-26');
  await expect(hydrated(page)).toBeAttached();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Monsoon-26');
  await expect(page.locator('[data-met="true"]')).toHaveCount(4);
});

test('hydration continues in slices when a key is pressed, so that other events are handled between them', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const listen = document.addEventListener.bind(document);
    const press = () => {
      const root = document.documentElement;
      if (root.dataset.hydrated !== undefined) return;
      document.querySelector('input')?.dispatchEvent(new KeyboardEvent('keyup', { key: 'a', bubbles: true }));
      root.dataset.heard = String(Number(root.dataset.heard ?? 0) + 1);
      setTimeout(press);
    };
    let hasBegun = false;
    const listenAndPress = (type: string, listener: () => void, capture: boolean) => {
      listen(type, listener, capture);
      if (type !== 'keyup' || hasBegun) return;
      hasBegun = true;
      queueMicrotask(press); // when React listens
    };
    Object.assign(document, { addEventListener: listenAndPress });
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await read(page, '/login');
  await page.getByLabel('Email', { exact: true }).tap();
  await expect(hydrated(page)).toBeAttached();
  // 10 to 20; where React hydrates for the key at once, the first one alone.
  expect(Number(await page.locator('html').getAttribute('data-heard'))).toBeGreaterThan(3);
});

test('text typed in the last moment of hydration is searched for', async ({ page, site }) => {
  await signInAs(page, site, 'verified member');
  await page.addInitScript(() => {
    document.addEventListener('hydrated', () => {
      const field = document.querySelector<HTMLInputElement>('#term-search');
      // As the browser writes: a property of the field itself is React's.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'viewport');
      field?.dispatchEvent(new Event('input', { bubbles: true }));
    });
  });
  await read(page, '/learning/glossary');
  const terms = page.getByRole('main').locator('dt');
  const all = await terms.count();
  await page.getByLabel('Search terms').tap();
  await expect(hydrated(page)).toBeAttached();
  await expect.poll(() => terms.count()).toBeLessThan(all);
});

test('scripts start by themselves for a page that needs them, for a dialog in the URL, and for stored progress', async ({
  page,
  site,
}) => {
  await signInAs(page, site, 'verified member');
  for (const path of ['/account', '/learning/review', '/courses?level=beginner']) {
    await page.goto(path);
    await expect(hydrated(page)).toBeAttached();
  }
  await page.evaluate(() => localStorage.setItem('progress', '{}'));
  await page.goto('/courses');
  await expect(hydrated(page)).toBeAttached();
});

test('counters start when they are in view, without an interaction', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 3_000 });
  await page.goto('/');
  await expect(page.locator('.stat-number').first()).toHaveText(String(stats[0]?.count));
  await expect(page.locator('.stat[data-waiting]')).toHaveCount(0);
});

test.describe('the session is checked before the scripts load', () => {
  test('once when it matches the stored one, and not again on the first interaction', async ({
    page,
    site,
  }) => {
    await signInAs(page, site, 'verified member');
    const { evaluated, calls, errors } = await read(page, '/gallery');
    expect([evaluated(), errors]).toEqual([[], []]);
    expect(calls()).toEqual(['GET /session']);
    await page.touchscreen.tap(200, 700);
    await expect(hydrated(page)).toBeAttached();
    await page.waitForTimeout(500);
    expect(calls().filter((each) => each === 'GET /session')).toHaveLength(1);
  });

  test('flags that have changed replace the stored ones', async ({ page, site }) => {
    await signInAs(page, site, 'verified member');
    await page.evaluate(() => localStorage.setItem('roleAdmin', 'true'));
    await page.goto('/gallery');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('roleAdmin'))).toBe('false');
  });

  test.describe('ended', () => {
    test.use({ expectedErrors: [/401/] });

    test('it redirects to the login, which says why', async ({ page, site }) => {
      await signInAs(page, site, 'verified member');
      await page.evaluate(() => localStorage.setItem('token', 'x'.repeat(43)));
      await page.goto('/gallery');
      await expect(page).toHaveURL(/\/login\?ended=1$/);
      await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible();
    });
  });

  test('logging out in another tab also redirects a page without any interaction', async ({
    page,
    context,
    site,
  }) => {
    await signInAs(page, site, 'verified member');
    await page.goto('/learning/html/intro');
    const other = await context.newPage();
    await other.goto('/privacy');
    await other.evaluate(() => localStorage.removeItem('token'));
    await expect(page).toHaveURL(/\/login/);
  });
});
