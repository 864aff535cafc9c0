import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Per statement of docs/security.md, the test files that it names. */
function readStatements(): Map<number, string[]> {
  const text = readFileSync(join(root, 'docs', 'security.md'), 'utf8');
  const items = text.matchAll(/^(\d+)\. ([\s\S]*?)(?=^\d+\. |^## |$(?![\s\S]))/gm);
  return new Map(
    [...items].map(([, number, body = '']) => [
      Number(number),
      [...body.matchAll(/\]\(\.\.\/([^)]+)\)/g)].flatMap(([, file]) => file ?? []),
    ]),
  );
}

/** Per test file, the numbers at the front of its titles. */
function readTitles(): Map<string, Set<number>> {
  const files = globSync('{server,contract,commands,app,tests}/**/*.{test,spec}.ts', { cwd: root });
  return new Map(
    files
      .filter((file) => !file.startsWith(join('commands', 'test')))
      .map((file) => {
        const titles = readFileSync(join(root, file), 'utf8').matchAll(/['"`]((?:\[\d+\] ?)+) /g);
        const numbers = [...titles].flatMap(([, marks = '']) => marks.match(/\d+/g)?.map(Number) ?? []);
        return [file, new Set(numbers)];
      }),
  );
}

test('the statements are numbered from 1 to 60, and every file that they name exists', () => {
  const statements = readStatements();
  expect([...statements.keys()]).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
  const titles = readTitles();
  for (const [number, files] of statements)
    for (const file of files) expect(titles.has(file), `${number} names ${file}`).toBe(true);
});

test('every number in a title is a statement that names the title’s file', () => {
  const statements = readStatements();
  for (const [file, numbers] of readTitles())
    for (const number of numbers)
      expect(
        statements.get(number) ?? [],
        `[${number}] in ${file}: list the file in docs/security.md`,
      ).toContain(file);
});
