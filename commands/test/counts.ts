import { withTemporaryFolder } from './temporary-folder.ts';

/** How many tests passed and failed. */
export type Counts = { passed: number; failed: number };

/** Counts with the title and result of each test that ran. */
export type TestCounts = Counts & { tests: { title: string; passed: boolean }[] };

/** Adds up the counts; zeros for an empty list. */
export function sumCounts(all: readonly Counts[]): Counts {
  return {
    passed: all.reduce((total, { passed }) => total + passed, 0),
    failed: all.reduce((total, { failed }) => total + failed, 0),
  };
}

/** Counts a step without tests of its own, such as the type check, as one test. */
export function countStep(exitCode: number): Counts {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * Runs a test runner that writes its report into a temporary folder, and reads the counts from the report. The
 * folder is also the runner's `TMPDIR`. A runner that fails without a failed test, or writes no report, counts
 * as one failure.
 */
export function runWithReport(
  run: (folder: string) => Promise<{ code: number; counts: () => TestCounts }>,
): Promise<TestCounts> {
  return withTemporaryFolder(async (folder) => {
    const { code, counts } = await run(folder);
    const { passed, failed, tests } = readCounts(counts);
    return { passed, failed: failed === 0 && code !== 0 ? 1 : failed, tests };
  });
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
