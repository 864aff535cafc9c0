import { expect, test } from 'vitest';
import { listCssPieces } from './css-fragments.ts';

test('a nested rule need not begin with &', () => {
  const css = '.card {\n  color: red;\n  > h3 { color: blue; }\n  .dark & { color: white; }\n}';
  expect(listCssPieces(css).map(({ what, text, line }) => [line, what, text])).toEqual([
    [1, 'selector', '.card'],
    [2, 'declaration', 'color: red'],
    [3, 'selector', '> h3'],
    [3, 'declaration', 'color: blue'],
    [4, 'selector', '.dark &'],
    [4, 'declaration', 'color: white'],
  ]);
});

test('text that is no rule stays text', () => {
  expect(listCssPieces('p { oops }').map(({ what }) => what)).toEqual(['selector', 'text']);
});
