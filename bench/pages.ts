import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { median } from 'simple-statistics';
import { lessonIds, lessonPath } from '../content/lessons/order.ts';
import { Site } from '../tests/site.ts';
import { findSystemChromium } from '../commands/test/browser.ts';
import { readLesson } from '../pipeline/lessons/read-lesson.ts';
import { bareText, serveBare, timeFirstPaint } from './pages/first-paint.ts';
import { measureLesson } from './pages/page-bytes.ts';
import { timeSwitches } from './pages/switch-lessons.ts';
import { printTable, showMilliseconds } from './statistics.ts';

const rounds = 5;
const showBytes = (bytes: number) => `${(bytes / 1024).toFixed(1)}`;

/** What a lesson's page weighs and how fast it is there, beside the same text as a bare HTML file. */
export const pagesBench = {
  summary:
    'what lessons weigh, before and after Edit; their first paint beside bare HTML; switching from one to the next',
  options:
    '  --lessons css/css-designing/flexbox-layout,…   which lessons; all finished ones by default\nBuild the site first (npm run build).',
  async run(words: string[]): Promise<void> {
    const { values } = parseArgs({ args: words, options: { lessons: { type: 'string' } } });
    const lessons = values.lessons?.split(',') ?? lessonIds.filter((id) => !readLesson(id).head.unwritten);
    const executablePath = findSystemChromium();
    const browser = await chromium.launch({
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-gpu'],
    });
    const site = await Site.start();
    try {
      const person = await site.createPerson({ verified: true });
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
      await printPaints(lessons, openPage, site.url);
      await printSwitches(lessons, openPage);
    } finally {
      await Promise.all([browser.close(), site.stop()]);
    }
  },
};

async function printBytes(lessons: readonly string[], openPage: () => Promise<Page>): Promise<void> {
  console.log('\nKilobytes sent with Brotli, nothing cached; in brackets what the first Edit adds');
  const rows: string[][] = [];
  for (const id of lessons) {
    const page = await openPage();
    const { opened, edited } = await measureLesson(page, lessonPath(id));
    rows.push([
      id,
      showBytes(opened.html),
      showBytes(opened.css),
      `${showBytes(opened.script)} (${showBytes(edited.script)})`,
      showBytes(opened.fonts),
      showBytes(opened.results),
    ]);
    await page.context().close();
  }
  printTable(['lesson', 'HTML', 'CSS', 'script', 'fonts', 'results'], rows);
}

async function printPaints(
  lessons: readonly string[],
  openPage: () => Promise<Page>,
  siteUrl: string,
): Promise<void> {
  console.log(
    `\nFirst contentful paint in milliseconds on a slow phone (CPU at a quarter, 1.6 Mbit/s, 150 ms), median of ${rounds}`,
  );
  const rows: string[][] = [];
  const page = await openPage();
  for (const id of lessons) {
    await page.goto(lessonPath(id));
    const bare = await serveBare(await bareText(page));
    const times = { lesson: [] as number[], bare: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      times.bare.push(await timeFirstPaint(page, bare.address));
      times.lesson.push(await timeFirstPaint(page, siteUrl + lessonPath(id)));
    }
    bare.close();
    rows.push([
      id,
      showMilliseconds(median(times.lesson)),
      showMilliseconds(median(times.bare)),
      (median(times.lesson) / median(times.bare)).toFixed(2),
    ]);
  }
  printTable(['lesson', 'page', 'bare HTML', 'ratio'], rows);
}

async function printSwitches(lessons: readonly string[], openPage: () => Promise<Page>): Promise<void> {
  console.log(`\nFrom the key ] or [ to the other lesson, both fetched before, median of ${2 * rounds}`);
  const rows: string[][] = [];
  const page = await openPage();
  for (const id of lessons.filter((each) => each !== lessonIds.at(-1))) {
    await page.goto(lessonPath(id));
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === '');
    const switches = await timeSwitches(page, rounds);
    rows.push([
      id,
      median(switches.map(({ frames }) => frames)).toFixed(0),
      showMilliseconds(median(switches.map(({ milliseconds }) => milliseconds))),
    ]);
  }
  printTable(['lesson', 'frames', 'milliseconds'], rows);
}
