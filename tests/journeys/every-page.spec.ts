import type { Response } from '@playwright/test';
import { pages } from '../../app/routes.ts';
import { lessonPath } from '../../content/lessons/order.ts';
import { expect, Site, test, waitForFonts, waitForHydration } from '../site.ts';
import { expectAccessible, listViolations, overflowOf } from '../accessibility/axe.ts';
import { watchShifts } from '../accessibility/watch-shifts.ts';
import { signInAs } from './visitors.ts';

// The unknown URL is a 404 over HTTP, which Chromium writes on its console.
test.use({ expectedErrors: [/status of 404/] });

const otherWidths = [320, 768, 1040, 1440];
/** One page of each layout: there the colours of both themes are looked at in each width. */
const layouts = ['/', '/courses', '/learning/css', '/admin'];
const addresses = [...pages.map(({ path }) => path), '/no-such-page'];

function expectPolicy(response: Response | null): void {
  const policy = response?.headers()['content-security-policy'] ?? '';
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
  expect(scripts).toContain("'self'");
  expect(scripts).toContain("'sha256-");
  expect(scripts).not.toContain('unsafe-inline');
  expect(scripts).not.toContain('unsafe-eval');
  expect(policy).toContain("object-src 'none'");
}

for (const path of addresses) {
  test(`[55] ${path} is accessible in both themes and widths, never scrolls sideways, has no layout shift and contacts no other server`, async ({
    page,
    site,
  }) => {
    const strangers: string[] = [];
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (origin !== site.url && protocol !== 'data:' && protocol !== 'blob:') strangers.push(request.url());
    });
    const isFormOfSignIn = ['/login', '/register', '/forgot-password'].includes(path);
    await signInAs(page, site, isFormOfSignIn ? 'signed out' : 'verified admin');
    const readShift = await watchShifts(page);
    for (const [theme, width] of [
      ['night', 1280],
      ['paper', 390],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate((value) => localStorage.setItem('theme', value), theme);
      const response = await page.goto(path);
      expectPolicy(response);
      await waitForHydration(page);
      await waitForFonts(page);
      expect(await readShift(), `layout shift at ${width}`).toBeLessThan(0.02);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    }
    await expectAccessible(page, undefined, { everyTheme: layouts.includes(path) });
    for (const width of otherWidths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflowOf(page), `sideways scroll at ${width}`).toBeLessThanOrEqual(0);
    }
    expect(strangers, 'requests to a third party').toEqual([]);
  });
}

test('the check of contrast finds a single text that is too weak, and one on another background', async ({
  page,
}) => {
  await page.goto('/privacy');
  await waitForHydration(page);
  expect(await listViolations(page, 'colours')).toEqual([]);
  const text = page.locator('main p').first();
  for (const weak of ['color: #444', 'background: #999']) {
    await text.evaluate((element: HTMLElement, style) => (element.style.cssText = style), weak);
    expect(await listViolations(page, 'colours'), weak).toEqual([
      expect.stringMatching(/^color-contrast: <p/),
    ]);
  }
  await text.evaluate((element: HTMLElement) => (element.style.cssText = ''));
  expect(await listViolations(page, 'colours')).toEqual([]);
});

test.describe('loaded from another origin than the public one', () => {
  const publicUrl = 'http://club.example.org';
  let proxied: Site;
  test.beforeAll(async () => {
    proxied = await Site.start({ PUBLIC_URL: publicUrl });
  });
  test.afterAll(() => proxied.stop());

  test('a page has one canonical link, to the public origin, before and after navigation', async ({
    page,
  }) => {
    const readUrls = () =>
      page.evaluate(() => ({
        canonical: [...document.querySelectorAll<HTMLLinkElement>('link[rel="canonical"]')].map(
          ({ href }) => href,
        ),
        shared: [...document.querySelectorAll<HTMLMetaElement>('meta[property="og:url"]')].map(
          ({ content }) => content,
        ),
      }));
    const urlsOf = (path: string) => ({ canonical: [publicUrl + path], shared: [publicUrl + path] });
    for (const path of pages.filter(({ access }) => access === 'everyone').map((each) => each.path)) {
      await page.goto(proxied.url + path);
      await waitForHydration(page);
      expect(await readUrls()).toEqual(urlsOf(path));
    }
    await page.getByRole('link', { name: 'Clubs' }).first().click();
    await expect(page).toHaveTitle(/^Clubs/);
    expect(await readUrls()).toEqual(urlsOf('/clubs'));
  });
});

test('no page scrolls sideways on a phone whose text size is 32 px', async ({
  playwright,
  launchOptions,
  site,
}) => {
  test.slow();
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
  });
  const lessons = ['html/lists', 'css/css-properties/box-model'].map(lessonPath);
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: site.url });
    const page = await context.newPage();
    await signInAs(page, site, 'verified admin');
    for (const path of [...addresses, ...lessons]) {
      await page.goto(path);
      await waitForHydration(page);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      expect(await overflowOf(page), path).toBeLessThanOrEqual(0);
    }
  } finally {
    await browser.close();
  }
});
