import type { Page } from '@playwright/test';
import { lessonIds, lessonPath } from '../../content/lessons/order.ts';
import { expect, test } from '../site.ts';
import { serveHalves } from './scripts/serve-halves.ts';
import { signInAs } from './visitors.ts';

/*
 * The sections of a lesson are text in its document until they are inserted: in a narrow window after the first
 * contentful paint, elsewhere before it.
 */

const phone = { width: 412, height: 823 };
/** Higher than the head of any lesson. */
const tallPhone = { width: 412, height: 1_700 };
const path = lessonPath(lessonIds[1] ?? '');

type PageRecord = { sectionsAtPaint?: number; shift: number };

/** Records how many sections the page has at its first contentful paint, and how far what is shown has moved. */
async function recordPaint(page: Page): Promise<() => Promise<PageRecord>> {
  await page.addInitScript(() => {
    const record: PageRecord = { shift: 0 };
    Object.assign(globalThis, { record });
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0)
        record.sectionsAtPaint = document.querySelectorAll('.lesson-section').length;
    }).observe({ type: 'paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        record.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as { record?: PageRecord }).record ?? { shift: Infinity });
}

const sections = (page: Page) => page.locator('.lesson-section');
const waitingSections = (page: Page) => page.locator('noscript[data-deferred-section]');

test.describe(() => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  for (const [name, viewport] of Object.entries({ phone, tallPhone }))
    test(`sections come after the first paint and move nothing (${name})`, async ({ page, site }) => {
      await page.setViewportSize(viewport);
      await signInAs(page, site, 'verified member');
      // A font may wrap a line of the head otherwise, and so move what is below it.
      await page.route('**/*.woff2', (route) => route.abort());
      const readRecord = await recordPaint(page);
      await page.goto(path);
      await expect(waitingSections(page)).toHaveCount(0);
      await expect(sections(page).last()).toBeAttached();
      await expect.poll(async () => (await readRecord()).sectionsAtPaint).toBe(0);
      expect((await readRecord()).shift).toBeLessThan(0.001);
    });
});

test('in a wide window sections are in the first paint', async ({ page, site }) => {
  await signInAs(page, site, 'verified member');
  const readRecord = await recordPaint(page);
  await page.goto(path);
  await expect.poll(async () => (await readRecord()).sectionsAtPaint).toBeGreaterThan(0);
});

test('a URL that leads to a section shows it on a phone', async ({ page, site }) => {
  await page.setViewportSize(phone);
  await signInAs(page, site, 'verified member');
  await page.goto(`${path}#recall`);
  await expect(page.getByRole('heading', { name: 'Recall', exact: true })).toBeInViewport();
});

test.describe(() => {
  // The server of this test has the document alone.
  test.use({ expectedErrors: [/status of 404|answered 404/] });

  test('sections that have arrived are shown while the rest of the document is still on its way', async ({
    page,
  }) => {
    const halves = await serveHalves(
      path,
      (html) => html.indexOf('<noscript data-deferred-section', html.length / 2) + 200,
    );
    try {
      await page.setViewportSize(phone);
      await page.addInitScript(() => {
        if (self !== top) return; // results may not use storage
        for (const [key, value] of Object.entries({ token: 'any', isVerified: 'true', username: 'imran' }))
          localStorage.setItem(key, value);
      });
      await page.goto(halves.url, { waitUntil: 'commit' });
      await expect(sections(page).first()).toBeAttached();
      const arrived = await sections(page).count();
      expect(arrived).toBeGreaterThan(1);
      await expect(waitingSections(page)).toHaveCount(1); // the one that the first half cuts
      halves.sendRest();
      await expect(waitingSections(page)).toHaveCount(0);
      expect(await sections(page).count()).toBeGreaterThan(arrived);
    } finally {
      await halves.close();
    }
  });
});
