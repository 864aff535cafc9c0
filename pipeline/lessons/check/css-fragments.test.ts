import { expect, test } from 'vitest';
import { listCssFragments } from './css-fragments.ts';

test('finds a nested rule that does not begin with &', () => {
  const css = '.card {\n  color: red;\n  > h3 { color: blue; }\n  .dark & { color: white; }\n}';
  expect(listCssFragments(css).map(({ kind, text, line }) => [line, kind, text])).toEqual([
    [1, 'selector', '.card'],
    [2, 'declaration', 'color: red'],
    [3, 'selector', '> h3'],
    [3, 'declaration', 'color: blue'],
    [4, 'selector', '.dark &'],
    [4, 'declaration', 'color: white'],
  ]);
});

test('lists text that is neither a rule nor a declaration', () => {
  expect(listCssFragments('p { oops }').map(({ kind }) => kind)).toEqual(['selector', 'text']);
});
