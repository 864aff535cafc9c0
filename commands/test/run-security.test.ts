import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../pipeline/project-root.ts';
import { findStatementNumbers, readSecurityStatements } from './run-security.ts';

/** Per test file, the numbers at the front of its titles. */
function readTitles(): Map<string, Set<number>> {
  const files = globSync('{server,contract,commands,app,tests}/**/*.{test,spec}.ts', { cwd: projectRoot });
  return new Map(
    files
      .filter((file) => !file.startsWith(join('commands', 'test')))
      .map((file) => {
        const titles = readFileSync(join(projectRoot, file), 'utf8').matchAll(/['"`]((?:\[\d+\] ?)+ )/g);
        return [file, new Set([...titles].flatMap(([, marks = '']) => findStatementNumbers(marks)))];
      }),
  );
}

test('the statements are numbered from 1 to 71, and every file that they name exists', () => {
  const statements = readSecurityStatements();
  expect(statements.map(({ number }) => number)).toEqual(Array.from({ length: 71 }, (_, index) => index + 1));
  const titles = readTitles();
  for (const { number, files } of statements)
    for (const file of files) expect(titles.has(file), `${number} names ${file}`).toBe(true);
});

test('each statement has a test in every file that it links', () => {
  const titles = readTitles();
  for (const { number, files } of readSecurityStatements()) {
    expect(files, `${number} is held by no test`).not.toEqual([]);
    for (const file of files) expect([...(titles.get(file) ?? [])], `no title in ${file}`).toContain(number);
  }
});

test('every number in a test title is a statement that links the file of the test', () => {
  const statements = new Map(readSecurityStatements().map(({ number, files }) => [number, files]));
  for (const [file, numbers] of readTitles())
    for (const number of numbers)
      expect(
        statements.get(number) ?? [],
        `[${number}] in ${file}: list the file in docs/security.md`,
      ).toContain(file);
});

test('only numbers at the start of a title count', () => {
  expect(findStatementNumbers('[25] [43] registers once')).toEqual([25, 43]);
  expect(findStatementNumbers('the list [1] of sessions')).toEqual([]);
});
