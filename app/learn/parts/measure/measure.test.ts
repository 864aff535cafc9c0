import { expect, test } from 'vitest';
import { figure } from './figure.ts';
import { listProperties } from './list-properties.ts';
import { placeLabel } from './place-label.ts';
import { sidesText } from './sides-text.ts';

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

test('four lengths are written as the shorthand writes them', () => {
  const sides = (top: number, right: number, bottom: number, left: number) =>
    sidesText({ top, right, bottom, left });
  expect([sides(20, 20, 20, 20), sides(8, 16, 8, 16), sides(8, 16, 0, 16), sides(0, 0, 0, 16)]).toEqual([
    '20',
    '8 16',
    '8 16 0',
    '0 0 0 16',
  ]);
});

test('a label goes beside its box, where it covers nothing, or nowhere', () => {
  const window = { width: 300, height: 100 };
  const box = { x: 100, y: 30, width: 40, height: 20 };
  const below = placeLabel('40 × 20', box, [], window);
  expect(below?.at.y).toBe(53);
  const ground = { x: 0, y: 50, width: 300, height: 50 };
  expect(placeLabel('40 × 20', box, [ground], window)?.at.y).toBe(11);
  const sky = { x: 0, y: 0, width: 300, height: 30 };
  expect(placeLabel('40 × 20', box, [ground, sky], window)?.at.x).toBe(143);
  expect(placeLabel('40 × 20', box, [{ x: 0, y: 0, ...window }], window)).toBeUndefined();
});
