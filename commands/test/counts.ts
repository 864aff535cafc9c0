import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** How many tests passed and failed. */
export type Counts = { passed: number; failed: number };

/** The same with each test that ran, by its own title. */
export type TestCounts = Counts & { tests: { title: string; passed: boolean }[] };

/** Adds up; of nothing: zero of both. */
export function addCounts(all: readonly Counts[]): Counts {
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/** A step without its own tests, such as the type check, counts as one. */
export function countStep(exitCode: number): Counts {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * Runs a test program that writes its report into a temporary folder, and reads the counts from there. A program that
 * ends badly without a failed test, or without a report, counts as one failure.
 */
export async function runReported(
  run: (folder: string) => Promise<{ code: number; counts: () => TestCounts }>,
): Promise<TestCounts> {
  const folder = mkdtempSync(join(tmpdir(), 'first-commit-test-report-'));
  try {
    const { code, counts } = await run(folder);
    const { passed, failed, tests } = readCounts(counts);
    return { passed, failed: failed === 0 && code !== 0 ? 1 : failed, tests };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function readCounts(counts: () => TestCounts): TestCounts {
  try {
    return counts();
  } catch (error) {
    console.error(
      `The report of the tests can't be read: ${error instanceof Error ? error.message : String(error)}`,
    );
    return { passed: 0, failed: 1, tests: [] };
  }
}
