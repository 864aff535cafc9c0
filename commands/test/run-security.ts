import { sumCounts, type Counts, type TestCounts } from './counts.ts';
import { runPlaywright } from './run-playwright.ts';
import { runVitest } from './run-vitest.ts';
import { selectSecurity, testFiles } from './selection.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../pipeline/project-root.ts';

/** A statement of docs/security.md, with the test files that it links. */
type SecurityStatement = { number: number; sentence: string; files: string[] };

/** The statements of docs/security.md, in its order. */
export function readSecurityStatements(): SecurityStatement[] {
  const text = readFileSync(join(projectRoot, 'docs', 'security.md'), 'utf8');
  const items = text.matchAll(/^(\d+)\. (.*)\n([\s\S]*?)(?=^\d+\. |^## |$(?![\s\S]))/gm);
  return [...items].map(([, number, sentence = '', body = '']) => ({
    number: Number(number),
    sentence,
    files: [...body.matchAll(/\]\(\.\.\/([^)]+)\)/g)].flatMap(([, file]) => file ?? []),
  }));
}

/**
 * The statements that a test covers: the numbers in brackets at the start of its title, as in `[25] [43]
 * registers …`.
 */
export function findStatementNumbers(title: string): number[] {
  const [marks = ''] = /^(?:\[\d+\] ?)+/.exec(title) ?? [];
  return (marks.match(/\d+/g) ?? []).map(Number);
}

const noTests: TestCounts = { passed: 0, failed: 0, tests: [] };

/**
 * Runs the tests of all statements of docs/security.md, or of those with the given numbers. Prints for each
 * statement whether all of its tests pass. A statement without a test fails.
 */
export async function runSecurity(numbers: readonly string[]): Promise<Counts> {
  const inVitest = selectSecurity([...testFiles.unit(), ...testFiles.store(), ...testFiles.api()], numbers);
  const inBrowser = selectSecurity([...testFiles.browser(), ...testFiles.lessons()], numbers);
  const runs = [
    inVitest.files.length === 0 ? noTests : await runVitest(['unit', 'store', 'api'], inVitest),
    inBrowser.files.length === 0 ? noTests : await runPlaywright(inBrowser),
  ];
  const tests = runs.flatMap((run) => run.tests);
  const selectedStatements = readSecurityStatements().filter(
    ({ number }) => numbers.length === 0 || numbers.includes(String(number)),
  );
  const untested = selectedStatements.filter(({ number, sentence }) => {
    const statementTests = tests.filter(({ title }) => findStatementNumbers(title).includes(number));
    const failed = statementTests.filter(({ passed }) => !passed).length;
    const mark = statementTests.length === 0 || failed > 0 ? '✗' : '✓';
    const count =
      statementTests.length === 0
        ? 'no test'
        : `${statementTests.length - failed} of ${statementTests.length} tests pass`;
    console.log(`${mark} ${String(number).padStart(2)} ${sentence} (${count})`);
    return statementTests.length === 0;
  });
  return sumCounts([...runs, { passed: 0, failed: untested.length }]);
}
