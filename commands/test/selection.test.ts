import { expect, test } from 'vitest';
import { selectByWords, selectSecurity, testFiles } from './selection.ts';

const files = ['server/accounts/login.test.ts', 'server/admin/list.test.ts', 'app/ui/node.test.ts'];

test('a word chooses the files whose path holds it, in any case', () => {
  expect(selectByWords(files, ['Accounts', 'ui'])).toEqual({ files: [files[0], files[2]] });
});

test('a word that no path holds chooses tests by title, taken literally', () => {
  expect(Object.keys(selectByWords(files, ['flexbox', 'a.b']))).toEqual(['title']);
  const { title = '' } = selectByWords(files, ['a.b']);
  expect([new RegExp(title).test('a.b'), new RegExp(title).test('acb')]).toEqual([true, false]);
});

test('words of both kinds choose tests by title in the chosen files', () => {
  expect(selectByWords(files, ['admin', 'newest'])).toEqual({
    files: [files[1]],
    title: expect.stringMatching('ewest'),
  });
});

test('no words choose everything', () => {
  expect(selectByWords(files, [])).toEqual({});
});

test('every test file is in one part', () => {
  const all = Object.values(testFiles).map((list) => list());
  expect(all.every((list) => list.length > 0)).toBe(true);
  expect(new Set(all.flat()).size).toBe(all.flat().length);
});

test('security finds tests by their numbers, and says which word is none', () => {
  const api = testFiles.api();
  const all = selectSecurity(api, []);
  const one = selectSecurity(api, ['58']);
  expect(all.files.length).toBeGreaterThan(one.files.length);
  expect(one.files.length).toBeGreaterThan(0);
  expect(new RegExp(one.title).test('[58] a body past 64 KiB')).toBe(true);
  expect(new RegExp(one.title).test('[5] a body')).toBe(false);
  expect(() => selectSecurity(api, ['cookies'])).toThrow('"cookies" is none');
});
