import { expect, test } from 'vitest';
import { sortByEvaluation } from './chunk-imports.ts';

test('each chunk comes once, after its imports, even when chunks import each other', () => {
  const imports = {
    page: ['button', 'framework'],
    button: ['framework', 'icons'],
    icons: ['button'],
    entry: ['framework'],
  };
  expect(sortByEvaluation(['entry', 'page'], imports)).toEqual([
    'framework',
    'entry',
    'icons',
    'button',
    'page',
  ]);
});
