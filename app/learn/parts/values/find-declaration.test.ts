import { expect, test } from 'vitest';
import { findDeclaration, replaceValue } from './find-declaration.ts';

const css = `/* .stage { gap: 9px } */
.stage { display: flex; gap: 12px }
@media (width > 40em) {
  .stage > p {
    color : red !important;
    background: url("a;b.png");
  }
}
.tabla { flex-grow: 1; } .tabla { flex-grow: 2; }`;

test('the value of a declaration, last of its rule or not, in an at-rule or not', () => {
  expect(findDeclaration(css, '.stage', 'gap')?.value).toBe('12px');
  expect(findDeclaration(css, '.stage  >  p', 'color')?.value).toBe('red');
  expect(findDeclaration(css, '.stage > p', 'background')?.value).toBe('url("a;b.png")');
  expect(findDeclaration(css, '.tabla', 'flex-grow')?.value).toBe('1');
});

test('no such rule, no such declaration', () => {
  expect(findDeclaration(css, '.veena', 'gap')).toBeUndefined();
  expect(findDeclaration(css, '.stage', 'row-gap')).toBeUndefined();
  expect(replaceValue(css, '.stage', 'color', 'red')).toBeUndefined();
});

test('only the value changes', () => {
  expect(replaceValue(css, '.stage > p', 'color', 'blue')).toBe(css.replace('red', 'blue'));
  expect(replaceValue('.a { color: red; color: tan; }', '.a', 'color', 'blue')).toBe(
    '.a { color: red; color: blue; }',
  );
});
