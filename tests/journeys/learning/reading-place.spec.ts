import type { Locator, Page } from '@playwright/test';
import { waitForHydration, expect, test } from '../../site.ts';
import { exerciseOf, exercisePath, openAs, type } from './drafts.ts';

const path = '/learning/css/css-designing/flexbox-layout';
/** How far the heading that is read is from the top of the window. */
const readAt = 120;

declare global {
  interface Window {
    /** Where the heading that is read was in each frame, as it was painted. */
    painted: number[];
  }
}

/** Records in every document from now on where a heading is painted. */
async function watchHeading(page: Page, id: string): Promise<void> {
  await page.addInitScript((headingId) => {
    window.painted = [];
    const nextFrame = () => {
      requestAnimationFrame(nextFrame);
      const heading = document.getElementById(headingId);
      if (!heading) return;
      // Called once with what this frame has painted.
      const observer = new IntersectionObserver(([entry]) => {
        observer.disconnect();
        if (entry) window.painted.push(Math.round(entry.boundingClientRect.top));
      });
      observer.observe(heading);
    };
    nextFrame();
  }, id);
}

/** Scrolls to the heading in the middle of the lesson, or of the section after an exercise. */
async function readOn(page: Page, exercise?: Locator): Promise<string> {
  const heading = exercise
    ? page.locator('.lesson-section', { has: exercise }).locator('+ .lesson-section > h2')
    : page.locator('.lesson-section:nth-of-type(7) > h2');
  const id = await heading.evaluate((each, top) => {
    scrollTo(0, each.getBoundingClientRect().top + scrollY - top);
    return each.id;
  }, readAt);
  await expectPlace(page, id);
  return id;
}

const isThere = (top: number) => Math.abs(top - readAt) <= 4;

async function expectPlace(page: Page, id: string): Promise<void> {
  const heading = page.locator(`[id="${id}"]`);
  const isInPlace = async () => isThere(await heading.evaluate((each) => each.getBoundingClientRect().top));
  await expect.poll(isInPlace, `${id} is where it was`).toBe(true);
}

/** The heading is where it was, and has been since it was first painted there. */
async function expectStill(page: Page, id: string): Promise<void> {
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  await expectPlace(page, id);
  const painted = await page.evaluate(() => window.painted);
  expect(painted.slice(painted.findIndex(isThere)).filter((top) => !isThere(top))).toEqual([]);
}

for (const [device, width] of [
  ['a desk', 1440],
  ['a phone', 390],
] as const)
  for (const fragment of ['', '#lesson-title'])
    test(`on ${device}, a reload, Back and Forward restore the place ${fragment && `below ${fragment} `}and nothing jumps`, async ({
      page,
      site,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await openAs(page, site, path + fragment);
      const id = await readOn(page);
      await watchHeading(page, id);
      await page.reload();
      await expectStill(page, id);
      await page.goto('/health');
      await page.goBack();
      await expectStill(page, id);
      await page.goBack();
      await page.goForward();
      await expectStill(page, id);
    });

test('in the app, Back and Forward restore the place, also between fragments, and a link leads to the top', async ({
  page,
  site,
}) => {
  const top = () => page.evaluate(() => scrollY);
  await openAs(page, site, path);
  const id = await readOn(page);
  await page.locator('.lesson-contents a').first().click();
  await expect(page).toHaveURL(/#/);
  await page.goBack();
  await expectPlace(page, id);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Clubs' }).evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/clubs$/);
  await expect.poll(top).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expectPlace(page, id);
  await page.goForward();
  await expect(page).toHaveURL(/\/clubs$/);
  // The document was loaded anew in between, as after the browser discarded the tab.
  await page.reload();
  await waitForHydration(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Flexbox layout');
  await expectPlace(page, id);
  await page.getByRole('link', { name: /^Start / }).evaluate((link: HTMLElement) => link.click());
  await expect(page).not.toHaveURL(new RegExp(`${path}$`));
  await expect.poll(top).toBe(0);
});

test('a learner’s code above, longer than the code to start from, moves nothing when it is shown', async ({
  page,
  site,
}) => {
  await openAs(page, site, exercisePath);
  await type(exerciseOf(page), `a {\n${'\n'.repeat(30)}}`);
  const id = await readOn(page, exerciseOf(page));
  await watchHeading(page, id);
  await page.reload();
  await expectStill(page, id);
});
