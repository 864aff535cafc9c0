import { expect, test } from 'vitest';
import { figure } from './figure.ts';
import { listProperties } from './list-properties.ts';

test('figures have at most one decimal', () => {
  expect([75.34, 16, 127.55, 0.04].map(figure)).toEqual(['75.3', '16', '127.6', '0']);
});

test('properties that the code declares come first, each once', () => {
  const css =
    '.a { display: flex; gap: 8px }\n.b:hover { margin-inline-start: auto;\n  --own: 1; gap: 2px; }';
  expect(listProperties([{ language: 'css', code: css }]).slice(0, 5)).toEqual([
    'display',
    'gap',
    'margin-inline-start',
    '--own',
    'position',
  ]);
  expect(listProperties([{ language: 'html', code: '<p style="color: red">' }])[0]).toBe('color');
  expect(listProperties([{ language: 'js', code: 'label: 1' }])[0]).toBe('display');
});
