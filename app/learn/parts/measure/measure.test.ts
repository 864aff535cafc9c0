import { expect, test } from 'vitest';
import { formatBox, formatLayout } from './format-layout.ts';
import { formatDecimal } from '#app/learn/format-decimal.ts';
import { listProperties } from './list-properties.ts';
import { placeLabel } from './place-label.ts';
import { formatSides } from './format-sides.ts';

test('figures have at most one decimal', () => {
  expect([75.34, 16, 127.55, 0.04].map(formatDecimal)).toEqual(['75.3', '16', '127.6', '0']);
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
    formatSides({ top, right, bottom, left });
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
  expect(below?.rect.y).toBe(53);
  const floor = { x: 0, y: 50, width: 300, height: 50 };
  expect(placeLabel('40 × 20', box, [floor], window)?.rect.y).toBe(11);
  const sky = { x: 0, y: 0, width: 300, height: 30 };
  expect(placeLabel('40 × 20', box, [floor, sky], window)?.rect.x).toBe(143);
  expect(placeLabel('40 × 20', box, [{ x: 0, y: 0, ...window }], window)).toBeUndefined();
});

const none = { top: 0, right: 0, bottom: 0, left: 0 };
const boxAt = (x: number, y: number, width: number, height: number) => ({
  name: 'a',
  rect: { x, y, width, height },
  margin: none,
  border: none,
  padding: none,
});

test('a box is described with its padding and margin, where it has any', () => {
  const box = boxAt(0, 0, 75.34, 24);
  expect(formatBox(box)).toBe('a: 75.3 by 24 pixels');
  expect(
    formatBox({
      ...box,
      padding: { top: 20, right: 20, bottom: 20, left: 20 },
      margin: { ...none, left: 16, bottom: 4 },
    }),
  ).toBe('a: 75.3 by 24 pixels, padding 20 on all sides, margin bottom 4, left 16');
});

test('axes and free space of a flex container are told in words, in the direction its items follow each other', () => {
  // The first item in the document is at the right.
  const boxes = [boxAt(0, 0, 300, 40), boxAt(200, 10, 50, 20), boxAt(100, 10, 50, 20)];
  const free = [
    { x: 0, y: 10, width: 100, height: 20 },
    { x: 150, y: 10, width: 50, height: 20 },
    { x: 250, y: 10, width: 50, height: 20 },
  ];
  const lines = { columnLines: [], rowLines: [] };
  expect(formatLayout({ kind: 'flex', mainAxis: 'left', free, ...lines }, boxes)).toEqual([
    'Main axis: from right to left, 300 pixels',
    'Cross axis: from top to bottom, 40 pixels',
    'Free space at the left, beside item 2: 100 pixels',
    'Free space between items 2 and 1: 50 pixels',
    'Free space at the right, beside item 1: 50 pixels',
  ]);
  expect(formatLayout({ kind: 'flex', mainAxis: 'down', free: [], ...lines }, boxes)).toEqual([
    'Main axis: from top to bottom, 40 pixels',
    'Cross axis: from left to right, 300 pixels',
  ]);
});

test('tracks of a grid are told with the numbers of the lines around them', () => {
  const lines = { columnLines: [20, 120, 128, 328], rowLines: [15, 55] };
  expect(
    formatLayout({ kind: 'grid', mainAxis: 'right', free: [], ...lines }, [boxAt(10, 10, 340, 50)]),
  ).toEqual([
    'Column 1, from line 1 to line 2: 100 pixels wide, 10 from the left edge',
    'Column 2, from line 2 to line 3: 200 pixels wide, 118 from the left edge',
    'Row 1, from line 1 to line 2: 40 pixels high, 5 from the top edge',
  ]);
});
