import { readFileSync } from 'node:fs';
import { runStep } from '../../pipeline/run-step.ts';
import { runWithReport, type TestCounts } from './counts.ts';
import type { Selection } from './selection.ts';

export type VitestProject = 'unit' | 'store' | 'api';
type Options = Selection & { changedSince?: string };
type Results = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { title: string; status: string }[] }[];
};

/**
 * Runs the selected tests of the given projects with Vitest. Resolves to the numbers of passed and failed
 * tests.
 */
export function runVitest(projects: readonly VitestProject[], selection: Options): Promise<TestCounts> {
  return runWithReport(async (folder) => {
    const report = `${folder}/vitest.json`;
    const code = await runStep(
      'node_modules/vitest/vitest.mjs',
      [
        'run',
        // `isolated.unit` belongs to `unit`, and `timing.api` to `api`.
        ...projects.flatMap((project) => ['--project', `*${project}`]),
        ...(selection.title === undefined ? [] : ['--testNamePattern', selection.title]),
        ...(selection.changedSince === undefined ? [] : ['--changed', selection.changedSince]),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...(selection.files ?? []),
      ],
      { TMPDIR: folder },
    );
    return { code, counts: () => countResults(JSON.parse(readFileSync(report, 'utf8')) as Results) };
  });
}

function countResults({ numPassedTests, numFailedTests, testResults }: Results): TestCounts {
  // A test file that fails to import has no tests, so it is counted here.
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + brokenFiles.length,
    tests: testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ title, status }) => ({ title, passed: status === 'passed' })),
  };
}
