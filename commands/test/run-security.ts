import { addCounts, type Counts, type TestCounts } from './counts.ts';
import { runPlaywright } from './run-playwright.ts';
import { runVitest } from './run-vitest.ts';
import { findStatementNumbers, readSecurityStatements } from './security-statements.ts';
import { selectSecurity, testFiles } from './selection.ts';

const nothing: TestCounts = { passed: 0, failed: 0, tests: [] };

/**
 * Runs every test that holds a statement of docs/security.md, or one of the given numbers, and prints a line for each
 * statement: whether all of its tests pass. A statement without a test fails.
 */
export async function runSecurity(numbers: readonly string[]): Promise<Counts> {
  const inVitest = selectSecurity([...testFiles.unit(), ...testFiles.store(), ...testFiles.api()], numbers);
  const inBrowser = selectSecurity([...testFiles.browser(), ...testFiles.lessons()], numbers);
  const runs = [
    inVitest.files.length === 0 ? nothing : await runVitest(['unit', 'store', 'api'], inVitest),
    inBrowser.files.length === 0 ? nothing : await runPlaywright(inBrowser),
  ];
  const tests = runs.flatMap((run) => run.tests);
  const wanted = readSecurityStatements().filter(
    ({ number }) => numbers.length === 0 || numbers.includes(String(number)),
  );
  const untested = wanted.filter(({ number, sentence }) => {
    const own = tests.filter(({ title }) => findStatementNumbers(title).includes(number));
    const failed = own.filter(({ passed }) => !passed).length;
    const mark = own.length === 0 || failed > 0 ? '✗' : '✓';
    const count = own.length === 0 ? 'no test' : `${own.length - failed} of ${own.length} tests pass`;
    console.log(`${mark} ${String(number).padStart(2)} ${sentence} (${count})`);
    return own.length === 0;
  });
  return addCounts([...runs, { passed: 0, failed: untested.length }]);
}
