import { chromium } from '@playwright/test';
import Table from 'cli-table3';
import { lessonIds } from '../content/lessons/order.ts';
import { bothHeights } from '../contract/lessons/expected-height.ts';
import { readLessonStatistics, type LessonStatistics } from '../pipeline/lessons/prose/lesson-statistics.ts';
import { proseLimits } from '../pipeline/lessons/prose/read-prose.ts';
import { checkAnswersIn } from '../pipeline/lessons/check/check-in-browser.ts';
import { openMeasuringPage } from '../pipeline/lessons/check/browser/measure-heights.ts';
import { collectParts } from '../pipeline/lessons/parts/lesson-parts.ts';
import { parseMarkdown } from '../pipeline/lessons/markdown-ast.ts';
import { readLesson } from '../pipeline/lessons/read-lesson.ts';
import {
  readResultHeights,
  writeResultHeights,
  type ResultHeights,
} from '../pipeline/lessons/result-heights.ts';
import { startRemoteCheckRunner } from '../pipeline/playground/remote-check-runner.ts';
import { chromiumArguments, ensureBrowser, findSystemChromium } from './test/browser.ts';
import { CommandError, createProgram, runProgram } from './command-line/program.ts';

const columns: readonly [name: string, value: (facts: LessonStatistics) => string | number][] = [
  ['lesson', ({ id, isWritten }) => (isWritten ? id : `${id} (unwritten)`)],
  ['words', ({ words }) => words],
  ['before endings', ({ text }) => text.wordsBeforeEndings],
  ['endings', ({ text }) => text.wordsOfEndings],
  ['before 1st exercise', ({ text }) => text.wordsBeforeFirstExercise],
  ['longest paragraph', ({ text }) => text.longestParagraphWords],
  ['too long', ({ text }) => text.longProse.length],
  ['setup', ({ text }) => `${text.setupPercent} %`],
  ['ease', ({ readingEase }) => readingEase],
  ['samples', ({ samples }) => samples],
  ['live', ({ live }) => live],
  ['Try', ({ parts }) => parts.tries],
  ['Values', ({ parts }) => parts.values],
  ['Notes', ({ parts }) => parts.notes],
  ['Predict', ({ parts }) => parts.predicts],
  ['Compare', ({ parts }) => parts.compares],
  ['Steps', ({ parts }) => parts.steps],
  ['New', ({ parts }) => parts.news],
  ['terms', ({ parts }) => parts.terms],
  ['questions', ({ questions }) => questions],
  ['longest right', ({ longestIsRight }) => longestIsRight],
  ['exercises', ({ exercises }) => exercises],
  ['solutions', ({ solutions }) => solutions],
  ['wrong', ({ wrongAnswers }) => wrongAnswers],
  ['taught', ({ taught, subjects }) => `${taught.length} of ${subjects}`],
  ['features', ({ features }) => features.length],
];

function printTable(all: readonly LessonStatistics[]): void {
  const table = new Table({
    head: columns.map(([name]) => name),
    style: { head: [], border: [], compact: true },
  });
  table.push(...all.map((facts) => columns.map(([, value]) => String(value(facts)))));
  console.log(table.toString());
  const sum = (count: (facts: LessonStatistics) => number) =>
    all.reduce((total, facts) => total + count(facts), 0);
  const [longest, questions] = [sum(({ longestIsRight }) => longestIsRight), sum((facts) => facts.questions)];
  console.log(
    `In ${longest} of ${questions} questions the right option is the longest. By chance it would be a third.`,
  );
}

function printDetails({ id, taught, features, text }: LessonStatistics): void {
  console.log(`\n${id}`);
  for (const { line, kind, words, begins } of text.longProse)
    console.log(`  line ${line}: a ${kind} of ${words} words, at most ${proseLimits[kind]}: ${begins} …`);
  for (const { subject, heading, part } of taught) console.log(`  #${heading}, ${part}: ${subject}`);
  if (features.length > 0) console.log(`  features: ${features.join(', ')}`);
}

/**
 * The lessons whose ids contain one of the parts, or all lessons without parts. Throws when there are none.
 */
function findLessons(idParts: readonly string[]): readonly string[] {
  const ids = lessonIds.filter((id) => idParts.length === 0 || idParts.some((part) => id.includes(part)));
  if (ids.length === 0)
    throw new CommandError(
      `No lesson's id contains ${idParts.join(' or ')}. content/lessons/order.ts lists the ids.`,
    );
  return ids;
}

function report(idParts: readonly string[]): void {
  const all = findLessons(idParts).map(readLessonStatistics);
  printTable(all);
  if (idParts.length > 0) for (const facts of all) printDetails(facts);
}

async function measureHeights(idParts: readonly string[]): Promise<void> {
  const ids = findLessons(idParts);
  await ensureBrowser();
  const executablePath = findSystemChromium();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: chromiumArguments,
  });
  try {
    const { measureHeights: measure } = await openMeasuringPage(browser);
    const measured = new Map<string, ResultHeights>();
    for (const id of ids) {
      const { file, body } = readLesson(id);
      const heights = await measure(collectParts(file, parseMarkdown({ file, body })));
      const before = readResultHeights(id);
      for (const [name, height] of Object.entries(heights))
        if (String(before[name]) !== String(height))
          console.log(`${id}, ${name}: ${bothHeights(height).join(' px, on a phone ')} px`);
      measured.set(id, heights);
    }
    writeResultHeights(measured);
  } finally {
    await browser.close();
  }
}

/** Runs the checks of exercises and edits in the browser that opens the printed URL. */
async function checkInOtherBrowser(idParts: readonly string[], { host }: { host: string }): Promise<void> {
  const ids = findLessons(idParts);
  const runner = await startRemoteCheckRunner(host);
  console.log(`Open ${runner.url} in the browser to try, and leave it in front.`);
  let differenceCount = 0;
  try {
    for (const id of ids) {
      const differences = await checkAnswersIn(runner.runChecks, readLesson(id));
      differenceCount += differences.length;
      for (const difference of differences) console.log(difference);
    }
  } finally {
    await runner.close();
  }
  console.log(`Lessons: ${ids.length}. Differences: ${differenceCount}.`);
}

const program = createProgram('lessons', 'Prints statistics of the lessons, and measures their results.');
program
  .command('report')
  .description(
    'print a table with a row for each lesson; with parts of ids, also where each subject is taught and which sentences are long',
  )
  .argument('[ids...]', 'parts of ids, such as flexbox')
  .action(report);
program
  .command('heights')
  .description(
    'measure the heights of results in Chromium; pages reserve this height until a result has loaded',
  )
  .argument('[ids...]', 'parts of ids, such as flexbox')
  .action(measureHeights);
program
  .command('other-browser')
  .description('run exercises and edits in any browser, such as Firefox or that of a phone')
  .argument('[ids...]', 'parts of ids, such as flexbox')
  .option('--host <address>', 'the address to listen on; that of this machine lets phones in', '127.0.0.1')
  .action(checkInOtherBrowser);
await runProgram(program);
