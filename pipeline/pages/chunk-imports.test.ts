import { expect, test } from 'vitest';
import { inEvaluationOrder } from './chunk-imports.ts';

test('every chunk comes after what it imports, each once, circles too', () => {
  const imports = {
    page: ['button', 'framework'],
    button: ['framework', 'icons'],
    icons: ['button'],
    entry: ['framework'],
  };
  expect(inEvaluationOrder(['entry', 'page'], imports)).toEqual([
    'framework',
    'entry',
    'icons',
    'button',
    'page',
  ]);
});
