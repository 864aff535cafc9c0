import { chromium } from '@playwright/test';
import Table from 'cli-table3';
import { lessonIds } from '../content/lessons/order.ts';
import { bothHeights } from '../contract/lessons/expected-height.ts';
import { readLessonFacts, type LessonFacts } from '../pipeline/lessons/prose/lesson-statistics.ts';
import { openMeasuringPage } from '../pipeline/lessons/check/browser/measure-heights.ts';
import { collectParts } from '../pipeline/lessons/parts/lesson-parts.ts';
import { parseTree } from '../pipeline/lessons/markdown-ast.ts';
import { readLesson } from '../pipeline/lessons/read-lesson.ts';
import {
  readResultHeights,
  writeResultHeights,
  type ResultHeights,
} from '../pipeline/lessons/result-heights.ts';
import { chromiumArguments, ensureBrowser, findSystemChromium } from './test/browser.ts';
import { CommandError, createProgram, runProgram } from './command-line/program.ts';

const columns: readonly [name: string, value: (facts: LessonFacts) => string | number][] = [
  ['lesson', ({ id, isWritten }) => (isWritten ? id : `${id} (unwritten)`)],
  ['words', ({ words }) => words],
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

function printTable(all: readonly LessonFacts[]): void {
  const table = new Table({
    head: columns.map(([name]) => name),
    style: { head: [], border: [], compact: true },
  });
  table.push(...all.map((facts) => columns.map(([, value]) => String(value(facts)))));
  console.log(table.toString());
  const sum = (count: (facts: LessonFacts) => number) =>
    all.reduce((total, facts) => total + count(facts), 0);
  const [longest, questions] = [sum(({ longestIsRight }) => longestIsRight), sum((facts) => facts.questions)];
  console.log(
    `In ${longest} of ${questions} questions the right option is the longest; by chance it is in a third.`,
  );
}

function printDetails({ id, taught, features }: LessonFacts): void {
  console.log(`\n${id}`);
  for (const { subject, heading, part } of taught) console.log(`  #${heading}, ${part}: ${subject}`);
  if (features.length > 0) console.log(`  features: ${features.join(', ')}`);
}

/** The lessons whose ids hold one of the words; all without words. Throws when there are none. */
function findLessons(words: readonly string[]): readonly string[] {
  const ids = lessonIds.filter((id) => words.length === 0 || words.some((word) => id.includes(word)));
  if (ids.length === 0) throw new CommandError(`No lesson's id has ${words.join(' or ')} in it.`);
  return ids;
}

function report(words: readonly string[]): void {
  const all = findLessons(words).map(readLessonFacts);
  printTable(all);
  if (words.length > 0) for (const facts of all) printDetails(facts);
}

async function measureHeights(words: readonly string[]): Promise<void> {
  const ids = findLessons(words);
  await ensureBrowser();
  const executablePath = findSystemChromium();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: chromiumArguments,
  });
  try {
    const measure = await openMeasuringPage(await browser.newPage());
    const measured = new Map<string, ResultHeights>();
    for (const id of ids) {
      const { file, body } = readLesson(id);
      const heights = await measure(collectParts(file, parseTree({ file, body })));
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

const program = createProgram('lessons', 'Tells about the lessons.');
program
  .command('report')
  .description('one row a lesson; with part of an id, also where each of its subjects is taught')
  .argument('[ids...]', 'parts of ids, such as flexbox')
  .action(report);
program
  .command('heights')
  .description('measures the results in Chromium; pages reserve that height for them until they are loaded')
  .argument('[ids...]', 'parts of ids, such as flexbox')
  .action(measureHeights);
await runProgram(program);
