import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawPlot } from '../draw-plot.ts';
import { printRows, showMilliseconds, type Columns } from '../statistics.ts';
import { measurePage, type PageFigures, type Throttling } from './lighthouse.ts';
import type { MeasuredBrowser } from './measured-browser.ts';
import { aims, type MeasuredPage } from './measured-pages.ts';
import { bareText, serveReferences } from './references.ts';

const history = join(import.meta.dirname, 'history.json');

type Row = {
  path: string;
  theme: string;
  throttling: Throttling;
  page: PageFigures;
  floor: PageFigures;
  clientRendered: PageFigures;
};

type SpeedOptions = {
  siteUrl: string;
  /** A browser that is signed in as that person. */
  openAs: (who: MeasuredPage['as']) => Promise<MeasuredBrowser>;
  themes: readonly string[];
  ways: readonly Throttling[];
  /** How often each page is measured; the medians count. */
  runs: number;
  keep: boolean;
};

/**
 * Measures pages with Lighthouse, each beside its own text as bare HTML and drawn by React in the browser, in
 * one run; prints the table, draws it to `build/bench/pages.svg` and, when `keep` is given, adds the ratios
 * to the history.
 */
export async function benchSpeed(
  pages: readonly MeasuredPage[],
  { siteUrl, openAs, themes, ways, runs, keep }: SpeedOptions,
): Promise<void> {
  const rows: Row[] = [];
  for (const { path, as } of pages) {
    await using cleanup = new AsyncDisposableStack();
    const browser = await openAs(as);
    cleanup.defer(() => browser.close());
    const references = await serveReferences(await readText(browser, siteUrl + path));
    cleanup.defer(() => references.close());
    for (const throttling of ways) {
      const measure = (url: string) => measurePage(url, { port: browser.port, throttling, runs });
      const floor = await measure(references.floor);
      const clientRendered = await measure(references.clientRendered);
      for (const theme of themes) {
        await chooseTheme(browser, siteUrl, theme);
        rows.push({
          path,
          theme,
          throttling,
          page: await measure(siteUrl + path),
          floor,
          clientRendered,
        });
      }
    }
  }
  printFigures(rows, runs);
  await draw(rows);
  if (keep) keepRatios(rows);
}

function readText(browser: MeasuredBrowser, url: string): Promise<string> {
  return browser.visit(async (page) => {
    await page.goto(url);
    return bareText(page);
  });
}

function chooseTheme(browser: MeasuredBrowser, siteUrl: string, theme: string): Promise<void> {
  return browser.visit(async (page) => {
    await page.goto(`${siteUrl}/privacy`);
    await page.evaluate((chosen) => localStorage.setItem('theme', chosen), theme);
  });
}

const timesFloor = ({ page, floor }: Row) => page.largestPaint / floor.largestPaint;
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);

const columns: Columns<Row> = [
  ['page', ({ path }) => path],
  ['theme', ({ theme }) => theme],
  ['throttling', ({ throttling }) => throttling],
  ['FCP, ms', ({ page }) => showMilliseconds(page.firstPaint)],
  ['LCP, ms', ({ page }) => showMilliseconds(page.largestPaint)],
  ['floor', ({ floor }) => showMilliseconds(floor.largestPaint)],
  ['× floor', (row) => timesFloor(row).toFixed(2)],
  ['client-rendered', ({ clientRendered }) => showMilliseconds(clientRendered.largestPaint)],
  ['blocking, ms', ({ page }) => page.blocking.toFixed(0)],
  ['shift', ({ page }) => page.shift.toFixed(4)],
  ['score', ({ page }) => page.score.toFixed(0)],
  ['HTML, KB', ({ page }) => kilobytes(page.htmlBytes)],
  ['script, KB', ({ page }) => kilobytes(page.scriptBytes)],
  ['requests', ({ page }) => page.requests.toFixed(0)],
];

function printFigures(rows: readonly Row[], runs: number): void {
  console.log(
    `\nLighthouse, phone, median of ${runs}; aimed at: at most ${aims.timesFloor} times the floor, ` +
      `${aims.blockingMs} ms blocking, ${aims.scriptKilobytes} KB of script on a page that is only read`,
  );
  printRows(columns, rows);
}

/** Draws the largest paint of every page beside its references, a row of bars for each way of throttling. */
async function draw(rows: readonly Row[]): Promise<void> {
  const values = rows.flatMap(({ path, theme, throttling, page, floor, clientRendered }) => [
    { path, throttling, drawn: `this site, ${theme}`, milliseconds: page.largestPaint },
    { path, throttling, drawn: 'bare HTML', milliseconds: floor.largestPaint },
    { path, throttling, drawn: 'client-rendered', milliseconds: clientRendered.largestPaint },
  ]);
  await drawPlot('pages', {
    title: 'Largest paint beside the same text as bare HTML and drawn by script',
    data: { values },
    mark: 'bar',
    width: 900,
    encoding: {
      row: { field: 'throttling', title: null },
      x: { field: 'path', title: null, axis: { labelAngle: -30 }, sort: null },
      xOffset: { field: 'drawn', sort: null },
      y: { field: 'milliseconds', type: 'quantitative', aggregate: 'mean', title: 'ms' },
      color: { field: 'drawn', title: null, sort: null },
    },
  });
}

/**
 * Adds this run to `bench/pages/history.json`: ratios and counts alone, since times differ from machine to
 * machine.
 */
function keepRatios(rows: readonly Row[]): void {
  const kept = JSON.parse(readFileSync(history, 'utf8')) as unknown[];
  kept.push({
    day: new Date().toISOString().slice(0, 10),
    pages: rows.map((row) => ({
      path: row.path,
      theme: row.theme,
      throttling: row.throttling,
      timesFloor: Number(timesFloor(row).toFixed(2)),
      timesClientRendered: Number((row.page.largestPaint / row.clientRendered.largestPaint).toFixed(2)),
      score: row.page.score,
      shift: Number(row.page.shift.toFixed(4)),
      htmlKilobytes: Number(kilobytes(row.page.htmlBytes)),
      scriptKilobytes: Number(kilobytes(row.page.scriptBytes)),
      requests: row.page.requests,
    })),
  });
  writeFileSync(history, `${JSON.stringify(kept, null, 2)}\n`);
}
