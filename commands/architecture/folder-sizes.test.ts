import { expect, test } from 'vitest';
import { listRepositoryFiles } from './repository-files.ts';

const maxEntries = 25;

/** The files and folders directly in each folder; the root is `.`. */
function listEntries(files: readonly string[]): Map<string, Set<string>> {
  const entries = new Map<string, Set<string>>();
  for (const file of files) {
    let folder = '.';
    for (const name of file.split('/')) {
      const names = entries.get(folder) ?? new Set();
      entries.set(folder, names.add(name));
      folder = folder === '.' ? name : `${folder}/${name}`;
    }
  }
  return entries;
}

/** The folders with more entries than allowed, and how many they have. */
function findLargeFolders(files: readonly string[]): [folder: string, count: number][] {
  return [...listEntries(files)]
    .map(([folder, names]): [string, number] => [folder, names.size])
    .filter(([, count]) => count > maxEntries);
}

test('no folder of the repository has more than 25 files and folders', () => {
  const files = listRepositoryFiles();
  expect(files.length).toBeGreaterThan(1_000);
  expect(findLargeFolders(files)).toEqual([]);
});

test('a folder with 26 entries is found, wherever it is; files of its subfolders do not count', () => {
  const number = (count: number, name: (index: number) => string) =>
    Array.from({ length: count }, (_, i) => name(i));
  expect(findLargeFolders(number(25, (i) => `.config-${i}`))).toEqual([]);
  expect(findLargeFolders(number(26, (i) => `.config-${i}`))).toEqual([['.', 26]]);
  expect(findLargeFolders(number(26, (i) => `docs/how-to/page-${i}.md`))).toEqual([['docs/how-to', 26]]);
  const withFolder = [
    ...number(25, (i) => `docs/how-to/page-${i}.md`),
    'docs/how-to/more/a.md',
    'docs/how-to/more/b.md',
  ];
  expect(findLargeFolders(withFolder)).toEqual([['docs/how-to', 26]]);
  expect(findLargeFolders(number(40, (i) => `docs/how-to/${i % 20}/page-${i}.md`))).toEqual([]);
});
