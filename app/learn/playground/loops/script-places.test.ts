import { expect, test } from 'vitest';
import { findScriptPlace, nameComment, parsePlace, type NamedScript } from './script-places.ts';

const script: NamedScript = {
  place: { file: 'html', line: 7, column: 13 },
  inserted: [
    { line: 2, column: 4, length: 20 },
    { line: 2, column: 9, length: 1 },
  ],
  linesBefore: 1,
};

test.for([
  ['a line', { line: 4, column: 3 }, { line: 9, column: 3 }],
  ['the first line, which begins within a line of the file', { line: 2, column: 3 }, { line: 7, column: 15 }],
  ['before what was inserted', { line: 3, column: 4 }, { line: 8, column: 4 }],
  ['in what was inserted', { line: 3, column: 15 }, { line: 8, column: 5 }],
  ['after the first insertion', { line: 3, column: 27 }, { line: 8, column: 7 }],
  ['after both', { line: 3, column: 36 }, { line: 8, column: 15 }],
] as const)('a place in the files: %s', ([, { line, column }, place]) => {
  expect(findScriptPlace(script, { script: 0, line, column })).toEqual({ file: 'html', ...place });
});

test('after a character reference, which is longer in the file', () => {
  const short = { ...script, inserted: [{ line: 1, column: 5, length: -5 }] };
  const place = (column: number) => findScriptPlace(short, { script: 0, line: 2, column })?.column;
  expect([place(5), place(6)]).toEqual([17, 23]);
});

test('a browser that counts the lines of the whole document', () => {
  const place = { script: 0, line: 44, column: 3 };
  expect(findScriptPlace(script, place, 41)).toEqual({ file: 'html', line: 9, column: 3 });
  expect(findScriptPlace(script, place, 44), 'the line before the script').toBeUndefined();
});

test.for([
  ['Chromium', 'TypeError: x\n    at go (script-3.js:4:12)\n    at script-1.js:2:1'],
  ['Firefox', 'go@script-3.js:4:12\n@http://127.0.0.1:3000/playground:1:87'],
  ['an error event', 'script-3.js:4:12'],
])('the first named script in a stack of %s', ([, stack = '']) => {
  expect(parsePlace(stack)).toEqual({ script: 3, line: 4, column: 12 });
});

test('a place without a named script is none', () => {
  expect(parsePlace('Error\n    at http://127.0.0.1:3000/playground:1:87')).toBeUndefined();
  expect(nameComment(3)).toBe('//# sourceURL=script-3.js\n');
});
