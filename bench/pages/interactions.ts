import type { Browser, Locator, Page } from '@playwright/test';
import { waitForHydration } from '../../tests/site.ts';
import type { MeasuredPage } from './measured-pages.ts';

/** A use of a page, done by touch or key. */
type Act = (page: Page) => Promise<void>;
/** As fast as somebody writes on a phone. */
const keyPauseMs = 120;

type UsedPage = { as: MeasuredPage['as']; first: Act; next: Act };

const tapButton =
  (name: string | RegExp): Act =>
  (page) =>
    page.locator('main').getByRole('button', { name }).first().tap();
/**
 * Scrolls to a sample as a reader would, without which its section may not be laid out, and presses at once.
 */
const editSample: Act = async (page) => {
  const button = page.locator('main button', { hasText: /^Edit$/ }).first();
  await button.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await button.tap();
};
const openMenu: Act = (page) => page.getByRole('button', { name: 'Menu', exact: true }).tap();
const closeDialog: Act = (page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().tap();
const type =
  (text: string): Act =>
  (page) =>
    page.keyboard.type(text, { delay: keyPauseMs });
const writeInto =
  (find: (page: Page) => Locator, text: string): Act =>
  async (page) => {
    await find(page).tap();
    await type(text)(page);
  };
const write = (label: string, text: string) =>
  writeInto((page) => page.getByLabel(label, { exact: true }), text);
const search = (text: string) => writeInto((page) => page.locator('main').getByRole('searchbox'), text);

/** What a student does first and then on each page: what its scripts make of it, not links. */
const uses: Readonly<Record<string, UsedPage>> = {
  '/': { as: 'visitor', first: openMenu, next: openMenu },
  '/hackathons': { as: 'visitor', first: tapButton('View Details'), next: closeDialog },
  '/clubs': { as: 'visitor', first: tapButton('View Details'), next: closeDialog },
  '/login': { as: 'visitor', first: write('Email', 'noor@'), next: write('Password', 'Monsoon') },
  '/register': { as: 'visitor', first: write('Name', 'Noor'), next: write('Password', 'Monsoon-26') },
  '/gallery': { as: 'admin', first: tapButton(/./), next: closeDialog },
  '/admin': { as: 'admin', first: search('noor'), next: search('ada') },
  '/learning/html/intro': {
    as: 'admin',
    first: editSample,
    next: type('<b>x</b>'),
  },
  '/learning/css/css-designing/flexbox-layout': {
    as: 'admin',
    first: editSample,
    next: type('color: red'),
  },
};

/**
 * Milliseconds from an interaction to the next paint: the longest of the first use, hydration after it, and
 * the next.
 */
export type Interactions = { first: number; next: number };

/** Slower than the cheapest phones that are still sold, on the machines that measure. */
const slowdown = 4;
const settleMs = 1_500;

/** The longest interaction since the last call; the browser rounds to 8 ms and reports none below 16. */
function readLongest(page: Page): Promise<number> {
  return page.evaluate(() => {
    const durations = (globalThis as { interactions?: number[] }).interactions ?? [];
    return Math.max(0, ...durations.splice(0));
  });
}

/**
 * Presses and writes on each page as on a phone at a quarter of the processor; `signIn` makes a page's
 * visitor an admin.
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
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
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
