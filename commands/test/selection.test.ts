import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { projectRoot } from '../../pipeline/project-root.ts';
import { selectByFilters, selectSecurity, testFiles } from './selection.ts';

const files = ['server/accounts/login.test.ts', 'server/admin/list.test.ts', 'app/ui/node.test.ts'];

test('a filter selects the files whose path contains it, in upper or lower case', () => {
  expect(selectByFilters(files, ['Accounts', 'ui'])).toEqual({ files: [files[0], files[2]] });
});

test('a filter that no path contains selects tests by their title, literally', () => {
  expect(Object.keys(selectByFilters(files, ['flexbox', 'a.b']))).toEqual(['title']);
  const { title = '' } = selectByFilters(files, ['a.b']);
  expect([new RegExp(title).test('a.b'), new RegExp(title).test('acb')]).toEqual([true, false]);
});

test('filters of both kinds select tests by title in the selected files', () => {
  expect(selectByFilters(files, ['admin', 'newest'])).toEqual({
    files: [files[1]],
    title: expect.stringMatching('ewest'),
  });
});

test('no filters select everything', () => {
  expect(selectByFilters(files, [])).toEqual({});
});

test('every test file is in exactly one part', () => {
  const files = globSync('**/*.{test,spec}.ts', {
    cwd: projectRoot,
    exclude: ['node_modules/**', 'build/**', '.cache/**'],
  });
  const inParts = Object.values(testFiles).flatMap((list) => list());
  expect(inParts.toSorted()).toEqual(files.toSorted());
});

test('security selects tests by their numbers, and rejects an argument that is not a number', () => {
  const api = testFiles.api();
  const all = selectSecurity(api, []);
  const one = selectSecurity(api, ['58']);
  expect(all.files.length).toBeGreaterThan(one.files.length);
  expect(one.files.length).toBeGreaterThan(0);
  expect(new RegExp(one.title).test('[58] a body past 64 KiB')).toBe(true);
  expect(new RegExp(one.title).test('[5] a body')).toBe(false);
  expect(() => selectSecurity(api, ['cookies'])).toThrow('"cookies" is not a number');
});
