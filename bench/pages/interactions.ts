import type { Browser, Locator, Page } from '@playwright/test';
import { waitForHydration } from '../../tests/site.ts';
import type { MeasuredPage } from './measured-pages.ts';

/** An action of a user, by touch or keyboard. */
type UserAction = (page: Page) => Promise<void>;
/** The typing speed of somebody on a phone. */
const keyPauseMs = 120;

/** How long a finger takes to an element that has come into view. */
const reachMs = 300;

/**
 * Touches the middle of an element, and scrolls to it before if it is outside the window; some elements
 * appear only then, with the scripts. Playwright's `tap` watches the element until the touch with scripts
 * that lay out the page, and what they take would be measured too.
 */
async function touch(page: Page, element: Locator): Promise<void> {
  const hasScrolled = await element.evaluate((target) => {
    const { top, bottom } = target.getBoundingClientRect();
    if (top >= 0 && bottom <= innerHeight) return false;
    target.scrollIntoView({ block: 'center' });
    return true;
  });
  await element.waitFor();
  if (hasScrolled) await page.waitForTimeout(reachMs);
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element.toString()} is not on the page.`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

type PageUse = { as: MeasuredPage['as']; first: UserAction; next: UserAction };

const tapButton =
  (name: string | RegExp): UserAction =>
  (page) =>
    touch(page, page.locator('main').getByRole('button', { name }).first());
const editSample: UserAction = (page) =>
  touch(page, page.locator('main button', { hasText: /^Edit$/ }).first());
const openMenu: UserAction = (page) => touch(page, page.getByRole('button', { name: 'Menu', exact: true }));
const closeDialog: UserAction = (page) =>
  touch(page, page.getByRole('dialog').getByRole('button', { name: 'Close' }).first());
const type =
  (text: string): UserAction =>
  (page) =>
    page.keyboard.type(text, { delay: keyPauseMs });
const typeInto =
  (find: (page: Page) => Locator, text: string): UserAction =>
  async (page) => {
    await touch(page, find(page));
    await type(text)(page);
  };
const typeInEditor =
  (text: string): UserAction =>
  async (page) => {
    await page.locator('main .cm-content').first().waitFor(); // or the press on *Edit* was lost
    await type(text)(page);
  };
const write = (label: string, text: string) =>
  typeInto((page) => page.getByLabel(label, { exact: true }), text);
const search = (text: string) => typeInto((page) => page.locator('main').getByRole('searchbox'), text);

/** What a student does first and next on each page. These actions need scripts; links do not. */
const uses: Readonly<Record<string, PageUse>> = {
  '/': { as: 'visitor', first: openMenu, next: openMenu },
  '/hackathons': { as: 'visitor', first: tapButton('View Details'), next: closeDialog },
  '/clubs': { as: 'visitor', first: tapButton('View Details'), next: closeDialog },
  '/login': { as: 'visitor', first: write('Email', 'noor@'), next: write('Password', 'Monsoon') },
  '/register': { as: 'visitor', first: write('Name', 'Noor'), next: write('Password', 'Monsoon-26') },
  '/courses': { as: 'admin', first: tapButton('Mobile Development'), next: tapButton('All Categories') },
  '/roadmaps': { as: 'admin', first: tapButton('HTML'), next: closeDialog },
  '/gallery': { as: 'admin', first: tapButton(/./), next: closeDialog },
  '/account': { as: 'admin', first: tapButton('Show new password'), next: tapButton('Delete account') },
  '/admin': { as: 'admin', first: search('noor'), next: search('ada') },
  '/learning/html/intro': {
    as: 'admin',
    first: editSample,
    next: typeInEditor('<b>x</b>'),
  },
  '/learning/css/css-designing/flexbox-layout': {
    as: 'admin',
    first: editSample,
    next: typeInEditor('color: red'),
  },
};

/**
 * The longest interaction to next paint in milliseconds: of the first action, with the hydration after it,
 * and of the next action.
 */
export type Interactions = { first: number; next: number };

/** With this factor, the machines that run the benchmark are slower than the cheapest phones in the shops. */
const cpuSlowdown = 4;
const settleMs = 1_500;

/** The longest interaction since the last call; the browser rounds to 8 ms and reports none below 16. */
function readLongest(page: Page): Promise<number> {
  return page.evaluate(() => {
    const durations = (globalThis as { interactions?: number[] }).interactions ?? [];
    return Math.max(0, ...durations.splice(0));
  });
}

/**
 * Measures the actions on a page as on a phone, with a quarter of the CPU speed. `signIn` signs a page in as
 * an admin.
 */
export async function timeInteractions(
  browser: Browser,
  siteUrl: string,
  path: string,
  signIn: (page: Page) => Promise<void>,
): Promise<Interactions | undefined> {
  const use = uses[path];
  if (!use) return undefined;
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    if (use.as === 'admin') await signIn(page);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await page.addInitScript(() => {
      const interactions: number[] = [];
      Object.assign(globalThis, { interactions });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
          if (entry.interactionId) interactions.push(entry.duration);
      }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
    });
    await page.goto(siteUrl + path);
    await page.waitForTimeout(settleMs);
    await use.first(page);
    await waitForHydration(page);
    await page.waitForTimeout(settleMs);
    const first = await readLongest(page);
    await use.next(page);
    await page.waitForTimeout(settleMs);
    return { first, next: await readLongest(page) };
  } finally {
    await context.close();
  }
}
