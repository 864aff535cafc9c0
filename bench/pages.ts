import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import { median } from 'simple-statistics';
import { lessonIds, lessonPath } from '../content/lessons/order.ts';
import { Site, type Person } from '../tests/site.ts';
import { findSystemChromium } from '../commands/test/browser.ts';
import { readLesson } from '../pipeline/lessons/read-lesson.ts';
import { throttlings, type Throttling } from './pages/lighthouse.ts';
import { timeInteractions, type Interactions } from './pages/interactions.ts';
import { startMeasuredBrowser } from './pages/measured-browser.ts';
import { targets, measuredPages } from './pages/measured-pages.ts';
import { measureLesson } from './pages/page-bytes.ts';
import { benchSpeed } from './pages/speed.ts';
import { timeSwitches } from './pages/switch-lessons.ts';
import { printTable, formatMilliseconds } from './statistics.ts';

const rounds = 5;
const formatKilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)}`;

/**
 * Measures how fast pages load, compared with the same text as a bare HTML file, how many bytes lessons have,
 * and how fast it is to switch between them.
 */
export const pagesBench = {
  summary:
    'each kind of page compared with bare HTML and a client-rendered build; interactions; the bytes of lessons; switching between lessons',
  options: `  --pages /,/login,…          which pages Lighthouse measures; by default one of each kind
  --themes night,paper        in which themes; by default night
  --throttling simulated,applied   Lighthouse’s throttling methods; by default both
  --runs 3                    how often each page is measured; the medians are printed
  --lessons css/css-designing/flexbox-layout,…   which lessons are measured; by default none
  --keep                      adds the ratios to bench/pages/history.json
Build the site first (npm run build).`,
  async run(args: string[]): Promise<void> {
    const { values } = parseArgs({
      args: args,
      options: {
        pages: { type: 'string' },
        themes: { type: 'string', default: 'night' },
        throttling: { type: 'string', default: Object.keys(throttlings).join() },
        runs: { type: 'string', default: '3' },
        lessons: { type: 'string' },
        keep: { type: 'boolean', default: false },
      },
    });
    const paths = values.pages?.split(',') ?? measuredPages.map(({ path }) => path);
    const lessons = values.lessons?.split(',').filter((id) => !readLesson(id).frontMatter.unwritten) ?? [];
    const site = await Site.start();
    try {
      const admin = await site.createPerson({ verified: true, admin: true });
      await benchSpeed(
        measuredPages.filter(({ path }) => paths.includes(path)),
        {
          siteUrl: site.url,
          openAs: async (role) => {
            const browser = await startMeasuredBrowser();
            if (role === 'admin') await browser.visit((page) => site.signInPage(page, admin));
            return browser;
          },
          themes: values.themes.split(','),
          throttlingMethods: values.throttling.split(',').map(parseThrottling),
          runs: Number(values.runs),
          keep: values.keep,
        },
      );
      const browser = await launchBrowser();
      await printInteractions(browser, site, admin, paths, Number(values.runs));
      if (lessons.length > 0) await benchLessons(browser, site, admin, lessons);
      await browser.close();
    } finally {
      await site.stop();
    }
  },
};

function parseThrottling(name: string): Throttling {
  if (name === 'simulated' || name === 'applied') return name;
  throw new Error(
    `There is no throttling method ${JSON.stringify(name)}. Choose from ${Object.keys(throttlings).join(', ')}.`,
  );
}

function launchBrowser(): Promise<Browser> {
  const executablePath = findSystemChromium();
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
}

async function printInteractions(
  browser: Browser,
  site: Site,
  admin: Person,
  paths: readonly string[],
  runs: number,
): Promise<void> {
  console.log(
    `\nInteraction to next paint at a quarter of the processor, ms, the slowest of each page, median of ${runs}; target: below ${targets.interactionMs}`,
  );
  const rows: string[][] = [];
  for (const path of paths) {
    const times: Interactions[] = [];
    for (let run = 0; run < runs; run += 1) {
      const interactions = await timeInteractions(browser, site.url, path, (page) =>
        site.signInPage(page, admin),
      );
      if (interactions) times.push(interactions);
    }
    if (times.length > 0)
      rows.push([
        path,
        median(times.map(({ first }) => first)).toFixed(0),
        median(times.map(({ next }) => next)).toFixed(0),
      ]);
  }
  printTable(['page', 'first use', 'next use'], rows);
}

async function benchLessons(
  browser: Browser,
  site: Site,
  person: Person,
  lessons: readonly string[],
): Promise<void> {
  const openPage = async (): Promise<Page> => {
    const context = await browser.newContext({
      baseURL: site.url,
      serviceWorkers: 'block',
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    await site.signInPage(page, person);
    return page;
  };
  await printBytes(lessons, openPage);
  await printSwitches(lessons, openPage);
}

async function printBytes(lessons: readonly string[], openPage: () => Promise<Page>): Promise<void> {
  console.log('\nKilobytes sent with Brotli and an empty cache; in parentheses, what the first Edit adds');
  const rows: string[][] = [];
  for (const id of lessons) {
    const page = await openPage();
    const { opened, edited } = await measureLesson(page, lessonPath(id));
    rows.push([
      id,
      formatKilobytes(opened.html),
      formatKilobytes(opened.css),
      `${formatKilobytes(opened.script)} (${formatKilobytes(edited.script)})`,
      formatKilobytes(opened.fonts),
      formatKilobytes(opened.results),
    ]);
    await page.context().close();
  }
  printTable(['lesson', 'HTML', 'CSS', 'script', 'fonts', 'results'], rows);
}

async function printSwitches(lessons: readonly string[], openPage: () => Promise<Page>): Promise<void> {
  console.log(
    `\nTime from pressing ] or [ until the other lesson is shown, both cached, median of ${2 * rounds}`,
  );
  const rows: string[][] = [];
  const page = await openPage();
  for (const id of lessons.filter((each) => each !== lessonIds.at(-1))) {
    await page.goto(lessonPath(id));
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === '');
    const switches = await timeSwitches(page, rounds);
    rows.push([
      id,
      median(switches.map(({ frames }) => frames)).toFixed(0),
      formatMilliseconds(median(switches.map(({ milliseconds }) => milliseconds))),
    ]);
  }
  printTable(['lesson', 'frames', 'milliseconds'], rows);
}
