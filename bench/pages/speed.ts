import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawPlot } from '../draw-plot.ts';
import { printRows, formatMilliseconds, type Columns } from '../statistics.ts';
import { measurePage, type PageMetrics, type Throttling } from './lighthouse.ts';
import type { MeasuredBrowser } from './measured-browser.ts';
import { targets, type MeasuredPage } from './measured-pages.ts';
import { extractBareHtml, serveReferences } from './references.ts';

const historyFile = join(import.meta.dirname, 'history.json');

type Row = {
  path: string;
  theme: string;
  throttling: Throttling;
  page: PageMetrics;
  floor: PageMetrics;
  clientRendered: PageMetrics;
};

type SpeedOptions = {
  siteUrl: string;
  /** Opens a browser that is signed in with this role. */
  openAs: (role: MeasuredPage['as']) => Promise<MeasuredBrowser>;
  themes: readonly string[];
  throttlingMethods: readonly Throttling[];
  /** How often each page is measured; the medians are used. */
  runs: number;
  keep: boolean;
};

/**
 * Measures pages with Lighthouse, and compares each with its own text as bare HTML and rendered by React in
 * the browser. Prints a table, plots it into `build/bench/pages.svg` and, with `keep`, adds the ratios to the
 * history.
 */
export async function benchSpeed(
  pages: readonly MeasuredPage[],
  { siteUrl, openAs, themes, throttlingMethods, runs, keep }: SpeedOptions,
): Promise<void> {
  const rows: Row[] = [];
  for (const { path, as } of pages) {
    await using cleanup = new AsyncDisposableStack();
    const browser = await openAs(as);
    cleanup.defer(() => browser.close());
    const references = await serveReferences(await readPageHtml(browser, siteUrl + path));
    cleanup.defer(() => references.close());
    for (const throttling of throttlingMethods) {
      const measure = (url: string) => measurePage(url, { port: browser.port, throttling, runs });
      const floor = await measure(references.floor);
      const clientRendered = await measure(references.clientRendered);
      for (const theme of themes) {
        await setTheme(browser, siteUrl, theme);
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
  printMetrics(rows, runs);
  await plotLargestPaint(rows);
  if (keep) appendRatios(rows);
}

function readPageHtml(browser: MeasuredBrowser, url: string): Promise<string> {
  return browser.visit(async (page) => {
    await page.goto(url);
    return extractBareHtml(page);
  });
}

function setTheme(browser: MeasuredBrowser, siteUrl: string, theme: string): Promise<void> {
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
  ['FCP, ms', ({ page }) => formatMilliseconds(page.firstPaint)],
  ['LCP, ms', ({ page }) => formatMilliseconds(page.largestPaint)],
  ['floor', ({ floor }) => formatMilliseconds(floor.largestPaint)],
  ['× floor', (row) => timesFloor(row).toFixed(2)],
  ['client-rendered', ({ clientRendered }) => formatMilliseconds(clientRendered.largestPaint)],
  ['blocking, ms', ({ page }) => page.blocking.toFixed(0)],
  ['shift', ({ page }) => page.shift.toFixed(4)],
  ['score', ({ page }) => page.score.toFixed(0)],
  ['HTML, KB', ({ page }) => kilobytes(page.htmlBytes)],
  ['script, KB', ({ page }) => kilobytes(page.scriptBytes)],
  ['requests', ({ page }) => page.requests.toFixed(0)],
];

function printMetrics(rows: readonly Row[], runs: number): void {
  console.log(
    `\nLighthouse, phone, median of ${runs}; target: at most ${targets.timesFloor} times the floor, ` +
      `${targets.blockingMs} ms blocking, ${targets.scriptKilobytes} KB of script on a page that is only read`,
  );
  printRows(columns, rows);
}

/** Plots the largest paint of every page and its references, in a row of bars for each throttling method. */
async function plotLargestPaint(rows: readonly Row[]): Promise<void> {
  const values = rows.flatMap(({ path, theme, throttling, page, floor, clientRendered }) => [
    { path, throttling, variant: `this site, ${theme}`, milliseconds: page.largestPaint },
    { path, throttling, variant: 'bare HTML', milliseconds: floor.largestPaint },
    { path, throttling, variant: 'client-rendered', milliseconds: clientRendered.largestPaint },
  ]);
  await drawPlot('pages', {
    title: 'Largest paint beside the same text as bare HTML and drawn by script',
    data: { values },
    mark: 'bar',
    width: 900,
    encoding: {
      row: { field: 'throttling', title: null },
      x: { field: 'path', title: null, axis: { labelAngle: -30 }, sort: null },
      xOffset: { field: 'variant', sort: null },
      y: { field: 'milliseconds', type: 'quantitative', aggregate: 'mean', title: 'ms' },
      color: { field: 'variant', title: null, sort: null },
    },
  });
}

/**
 * Adds this run to `bench/pages/history.json`. It has only ratios and counts, because times depend on the
 * machine.
 */
function appendRatios(rows: readonly Row[]): void {
  const runs = JSON.parse(readFileSync(historyFile, 'utf8')) as unknown[];
  runs.push({
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
  writeFileSync(historyFile, `${JSON.stringify(runs, null, 2)}\n`);
}
