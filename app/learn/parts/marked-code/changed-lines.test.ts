import { expect, test } from 'vitest';
import { findChangedLines } from './changed-lines.ts';

const code = '.a {\n  margin-inline-start: auto;\n  color: red;\n}';

test('a changed line names the words that differ, whole', () => {
  expect(findChangedLines(code, code.replace('start', 'end'))).toEqual([{ line: 1, from: 2, to: 19 }]);
});

test('an indent is no difference', () => {
  expect(findChangedLines('<ul>\n<li>\n</ul>', '<main>\n  <ol>\n    <li>\n  </ol>\n</main>')).toEqual([
    { line: 0, from: 1, to: 5 },
    { line: 1, from: 2, to: 6 },
    { line: 3, from: 4, to: 6 },
    { line: 4, from: 0, to: 7 },
  ]);
});

test('an added line differs from its indent to its end', () => {
  expect(findChangedLines(code, code.replace('\n}', '\n  gap: 1px;\n}'))).toEqual([
    { line: 3, from: 2, to: 11 },
  ]);
});

test('where lines were only taken out, the line after them is told without columns', () => {
  expect(findChangedLines(code, code.replace('  color: red;\n', ''))).toEqual([{ line: 2, from: 0, to: 0 }]);
});

test('equal codes have no changed line; a code that is wholly new has them all', () => {
  expect(findChangedLines(code, code)).toEqual([]);
  expect(findChangedLines('', 'p {\n}').map(({ line }) => line)).toEqual([0, 1]);
});
