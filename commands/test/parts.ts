import { runStep } from '../../pipeline/run-step.ts';
import { lint } from '../lint.ts';
import { auditPackages } from './audit.ts';
import { ensureEngines } from './engines.ts';
import type { Changes } from './changes.ts';
import { sumCounts, countStep, type Counts } from './counts.ts';
import { runPlaywright } from './run-playwright.ts';
import { runSecurity } from './run-security.ts';
import { runVitest, type VitestProject } from './run-vitest.ts';
import { selectByFilters, testFiles } from './selection.ts';

export type Part = {
  name: string;
  summary: string;
  /** Whether a complete run builds the site beside its tests, because they wait for other processes much of the time. */
  runsBesideBuild?: true;
  /** Runs all tests of the part, or those that match one of the filters. Throws when none matches. */
  run(filters: readonly string[]): Promise<Counts>;
  /** Runs the tests of changed files. Undefined for a part whose tests are all in other parts. */
  runChanged?(changes: Changes): Promise<Counts>;
};

function requireTests(part: string, filters: readonly string[], counts: Counts): Counts {
  if (counts.passed + counts.failed === 0)
    throw new Error(
      `${part}: no test matches ${filters.join(' ')}. Words in a path select the files with any of them, other words the tests in these files whose title contains any of them.`,
    );
  return counts;
}

async function checkTypes(): Promise<Counts> {
  return countStep(await runStep('node_modules/typescript/bin/tsc', ['--noEmit', '-p', '.']));
}

function vitestPart(name: VitestProject, summary: string): Part {
  return {
    name,
    summary,
    run: async (filters) =>
      requireTests(name, filters, await runVitest([name], selectByFilters(testFiles[name](), filters))),
    runChanged: async (changes) => {
      const spawned = changes.findTestsOfSpawnedFiles(testFiles[name]());
      const direct = await runVitest([name], { changedSince: changes.since });
      return spawned.length === 0 ? direct : sumCounts([direct, await runVitest([name], { files: spawned })]);
    },
  };
}

function playwrightPart(name: 'browser' | 'lessons' | 'engines' | 'rewrites', summary: string): Part {
  return {
    name,
    summary,
    run: async (filters) => {
      const { files = testFiles[name](), title } = selectByFilters(testFiles[name](), filters);
      return requireTests(
        name,
        filters,
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
    summary: 'type-checks everything with TypeScript',
    run: async (filters) => {
      if (filters.length > 0) throw new Error('types checks everything and takes no words.');
      return checkTypes();
    },
    runChanged: checkTypes,
  },
  {
    name: 'lint',
    summary: 'format and lint of everything, or of the given paths',
    run: async (filters) => countStep(await lint(filters)),
    runChanged: async () => countStep(await lint([])),
  },
  {
    name: 'audit',
    summary: 'asks the registry for known vulnerabilities of the production packages',
    run: async (filters) => {
      if (filters.length > 0) throw new Error('audit checks all packages and takes no words.');
      return auditPackages();
    },
  },
  vitestPart('unit', 'rules, content and tools, without a database server and a browser (*.test.ts)'),
  {
    ...vitestPart('store', 'reading and writing the database, on SQLite and PostgreSQL (*.store.test.ts)'),
    runsBesideBuild: true,
  },
  vitestPart('api', 'the HTTP API, on SQLite and PostgreSQL (*.api.test.ts)'),
  playwrightPart(
    'browser',
    'journeys through the built site, and what Chromium says of the explainer (tests/journeys/, tests/explain/)',
  ),
  playwrightPart('lessons', 'lessons in a browser: samples, exercises, pages (tests/lessons/)'),
];

/** Needs rare programs, so that `npm test` alone leaves it out. */
const engines = playwrightPart(
  'engines',
  'the main paths in Chromium 109, Chromium, Firefox and WebKit (tests/engines/)',
);
const enginesPart: Part = {
  ...engines,
  run: (filters) => {
    ensureEngines();
    return engines.run(filters);
  },
};

/** The parts of `npm test -- everything`, beside those of `npm test`. */
export const rareParts: readonly Part[] = [
  enginesPart,
  playwrightPart(
    'rewrites',
    'every solution, written in some thirty equal ways, passes its checks (tests/rewrites/)',
  ),
];

/** The tests of statements of docs/security.md, from all parts. */
export const securityPart: Part = {
  name: 'security',
  summary: 'every test with a number of docs/security.md in its title, or those of the given numbers',
  run: async (numbers) => requireTests('security', numbers, await runSecurity(numbers)),
};
