import { runInThisContext } from 'node:vm';
import { expect, test } from 'vitest';
import { escapeNonAscii } from './server-bundle.ts';

function run(code: string): unknown {
  const ascii = escapeNonAscii(code);
  expect(ascii).toMatch(/^\p{ASCII}*$/u);
  return runInThisContext(`(${ascii})`);
}

test.each([
  ['a string', `'can’t – 👩‍👩‍👧'`],
  ['a template', '`can’t ${"é"}`'],
  ['an escaped letter', `'can\\’t'`],
  ['a letter behind an escaped backslash', `'can\\\\’t'`],
  ['a name', '{ é: 1 }.é'],
  ['an expression', `'a–b👩c'.split(/[–é]|👩/u)`],
  ['an expression without Unicode’s flag', `'a–b'.replace(/\\–/, '')`],
])('%s means the same in ASCII', (_name, code) => {
  expect(run(code)).toEqual(runInThisContext(`(${code})`));
});
