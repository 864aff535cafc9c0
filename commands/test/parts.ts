import { runStep } from '../../pipeline/run-step.ts';
import { lint } from '../lint.ts';
import type { Changes } from './changes.ts';
import { addCounts, countStep, type Counts } from './counts.ts';
import { runPlaywright } from './run-playwright.ts';
import { runSecurity } from './run-security.ts';
import { runVitest, type VitestProject } from './run-vitest.ts';
import { selectByWords, testFiles } from './selection.ts';

export type Part = {
  name: string;
  summary: string;
  /** Runs all of the part, or what matches one of the words; throws when nothing does. */
  run(words: readonly string[]): Promise<Counts>;
  /** Runs what the changes touch; undefined for a part whose tests are all in other parts. */
  runChanged?(changes: Changes): Promise<Counts>;
};

function requireTests(part: string, words: readonly string[], counts: Counts): Counts {
  if (counts.passed + counts.failed === 0) throw new Error(`${part}: no test matches ${words.join(' ')}.`);
  return counts;
}

async function checkTypes(): Promise<Counts> {
  return countStep(
    (await runStep('node_modules/@react-router/dev/bin.cjs', ['typegen'])) ||
      (await runStep('node_modules/typescript/bin/tsc', ['--noEmit', '-p', '.'])),
  );
}

function vitestPart(name: VitestProject, summary: string): Part {
  return {
    name,
    summary,
    run: async (words) =>
      requireTests(name, words, await runVitest([name], selectByWords(testFiles[name](), words))),
    runChanged: async (changes) => {
      const spawned = changes.testsOfSpawnedFiles(testFiles[name]());
      const direct = await runVitest([name], { changedSince: changes.since });
      return spawned.length === 0 ? direct : addCounts([direct, await runVitest([name], { files: spawned })]);
    },
  };
}

function playwrightPart(name: 'browser' | 'lessons', summary: string): Part {
  return {
    name,
    summary,
    run: async (words) => {
      const { files = testFiles[name](), title } = selectByWords(testFiles[name](), words);
      return requireTests(
        name,
        words,
        await runPlaywright({ files, ...(title === undefined ? {} : { title }) }),
      );
    },
    runChanged: async (changes) => {
      const selection = changes.selectSpecs(testFiles[name]());
      return selection === undefined ? { passed: 0, failed: 0 } : runPlaywright(selection);
    },
  };
}

/** Every part of `npm test`, in the order in which all of them run. */
export const parts: readonly Part[] = [
  {
    name: 'types',
    summary: 'TypeScript over everything',
    run: async (words) => {
      if (words.length > 0) throw new Error('types checks everything and takes no words.');
      return checkTypes();
    },
    runChanged: checkTypes,
  },
  {
    name: 'lint',
    summary: 'format and lint of everything, or of the paths given as words',
    run: async (words) => countStep(await lint(words)),
    runChanged: async () => countStep(await lint([])),
  },
  vitestPart('unit', 'rules, content and tools: no database server, no browser (*.test.ts)'),
  vitestPart('store', 'what reads and writes a database, on SQLite and PostgreSQL (*.store.test.ts)'),
  vitestPart('api', 'the server’s answers, on SQLite and PostgreSQL (*.api.test.ts)'),
  playwrightPart('browser', 'journeys through the built site (tests/journeys/)'),
  playwrightPart('lessons', 'lessons in a browser: samples, exercises, pages (tests/lessons/)'),
];

/** The tests that hold a statement of docs/security.md, out of all parts. */
export const securityPart: Part = {
  name: 'security',
  summary: 'every test with a number of docs/security.md in its title, or those of the given numbers',
  run: async (numbers) => requireTests('security', numbers, await runSecurity(numbers)),
};
