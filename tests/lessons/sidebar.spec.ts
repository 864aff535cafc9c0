import type { Page } from '@playwright/test';
import { courseOrders } from '../../content/lessons/order.ts';
import { waitForHydration, expect, test, type Site } from '../site.ts';
import { signInAs } from '../journeys/visitors.ts';

async function open(page: Page, site: Site, path: string): Promise<void> {
  await signInAs(page, site, 'verified member');
  await page.goto(path);
  await waitForHydration(page);
}
const toggle = (page: Page) => page.locator('.course-toggle');
const panel = (page: Page) => page.locator('.course-panel');
const lessonLinks = (page: Page) => panel(page).getByRole('listitem').getByRole('link');
const leftOf = async (page: Page) => (await toggle(page).boundingBox())?.x;

for (const [course, first] of [
  ['html', '/learning/html/intro'],
  ['css', '/learning/css/intro-to-css/introduction'],
] as const) {
  test(`/learning/${course} is replaced by its first lesson, by link and by URL`, async ({ page, site }) => {
    await open(page, site, '/courses');
    await page.locator(`main a[href="/learning/${course}"]`).click();
    await page.waitForURL((url) => url.pathname === first);
    await expect(page.locator('.lesson h1')).toBeVisible();
    await page.waitForFunction(() => !document.documentElement.matches(':active-view-transition'));
    await page.goBack();
    await page.waitForURL((url) => url.pathname === '/courses');
    await page.goto(`/learning/${course}`);
    await page.waitForURL((url) => url.pathname === first);
    await page.goBack();
    await page.waitForURL((url) => url.pathname === '/courses');
  });

  test(`the sidebar of ${course} is 80 px below the top, above the page, and is collapsed at first`, async ({
    page,
    site,
  }) => {
    await open(page, site, first);
    await expect(panel(page)).toBeHidden();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    for (const [width, offset] of [
      [320, 240],
      [390, 240],
      [768, 240],
      [769, 320],
      [1440, 320],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      expect(await leftOf(page), `collapsed at ${width}`).toBe(0);
      await toggle(page).click();
      expect(await leftOf(page), `open at ${width}`).toBe(offset);
      expect(await panel(page).boundingBox()).toMatchObject({ x: 0, y: 80, width: offset });
      await expect(panel(page)).toHaveCSS('z-index', '1000');
      await expect(panel(page)).toHaveCSS('position', 'fixed');
      await expect(panel(page).getByRole('heading', { level: 2 })).toHaveText(
        course === 'html' ? 'HTML 5' : 'CSS',
      );
      await page.evaluate(() => scrollTo(0, 300));
      expect((await panel(page).boundingBox())?.y, 'after scrolling').toBe(80);
      await toggle(page).press('Enter');
      await expect(panel(page)).toBeHidden();
    }
  });
}

test('on a phone the toggle is in the line that names the part, so no text is behind it', async ({
  page,
  site,
}) => {
  await open(page, site, '/learning/css/css-properties/box-model');
  await page.setViewportSize({ width: 390, height: 844 });
  const line = page.locator('.part-line');
  const partLink = page.locator('.lesson-contents li a').nth(2);
  const title = (await partLink.textContent()) ?? '';
  expect(await leftOf(page)).toBe(0);
  await expect(line).toBeHidden();
  await page.evaluate(() => scrollTo({ top: 60, behavior: 'instant' }));
  await expect(line).toBeVisible();
  await expect(line).toContainText('Warm-up');
  const [outer, inner] = [await line.boundingBox(), await toggle(page).boundingBox()];
  expect(inner).toMatchObject({ x: 0, y: outer?.y, height: outer?.height });
  await page.getByRole('button', { name: /parts · \d+ min/ }).press('Enter');
  await partLink.click();
  await expect(line).toContainText(`2 of 4${title}`);
  await toggle(page).click();
  await expect(panel(page)).toBeVisible();
  expect(await leftOf(page)).toBe(240);
});

test('from 900 to 1319 px a lesson leaves room for the toggle, and beyond that its margin does', async ({
  page,
  site,
}) => {
  for (const path of ['/learning/html/lists', '/learning/css/css-properties/box-model']) {
    await open(page, site, path);
    for (const width of [900, 1100, 1280, 1319, 1320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const left = (await page.locator('.lesson h1').boundingBox())?.x ?? 0;
      expect(left, `${path} at ${width}`).toBeGreaterThanOrEqual(60);
    }
  }
});

test('the groups of CSS are closed at first and open separately, with a triangle that points down or up', async ({
  page,
  site,
}) => {
  await open(page, site, '/learning/css/css-properties/css-colors');
  await toggle(page).click();
  const groups = panel(page).getByRole('heading', { level: 3 }).getByRole('button');
  const titles = courseOrders.find(({ id }) => id === 'css')?.groups.map(({ title }) => title ?? '') ?? [];
  await expect(groups).toContainText(titles);
  const states = () =>
    groups.evaluateAll((all) =>
      all.map(
        (each) => `${each.getAttribute('aria-expanded')} ${each.querySelector('.triangle')?.textContent}`,
      ),
    );
  expect(await states()).toEqual(['false ▼', 'false ▼', 'false ▼', 'false ▼']);
  await expect(lessonLinks(page)).toHaveCount(0);
  await groups.nth(1).press('Enter');
  await groups.nth(3).press('Space');
  expect(await states()).toEqual(['false ▼', 'true ▲', 'false ▼', 'true ▲']);
  await expect(lessonLinks(page)).toHaveCount(23 + 6);
  await expect(panel(page).getByRole('link', { name: 'Colours' })).toHaveAttribute('aria-current', 'page');
  await expect(panel(page).locator('[aria-current]')).toHaveCount(1);
  await groups.nth(1).click();
  expect(await states()).toEqual(['false ▼', 'false ▼', 'false ▼', 'true ▲']);
});

test('Miscellaneous is open at first, can be closed, and the current lesson is highlighted', async ({
  page,
  site,
}) => {
  await open(page, site, '/learning/html/misc/canvas');
  await toggle(page).click();
  const misc = panel(page).getByRole('button', { name: 'Miscellaneous' });
  await expect(misc).toHaveAttribute('aria-expanded', 'true');
  await expect(lessonLinks(page)).toHaveCount(17);
  await expect(panel(page).getByRole('link'), 'lessons and nothing else').toHaveCount(17);
  const current = panel(page).locator('[aria-current=page]');
  await expect(current).toHaveAttribute('href', '/learning/html/misc/canvas');
  expect(await current.evaluate((link) => getComputedStyle(link).backgroundColor)).not.toBe(
    await panel(page)
      .getByRole('link')
      .first()
      .evaluate((link) => getComputedStyle(link).backgroundColor),
  );
  await misc.click();
  await expect(lessonLinks(page)).toHaveCount(9);
});

test('the text of a lesson has 20 px around it and uses the full width', async ({ page, site }) => {
  await open(page, site, '/learning/html/structure');
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.locator('.course-main')).toHaveCSS('padding', '20px');
    expect(await page.locator('.course-main').boundingBox()).toMatchObject({ x: 0, width });
  }
});
