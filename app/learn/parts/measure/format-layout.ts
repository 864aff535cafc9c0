import { formatDecimal } from '#app/learn/format-decimal.ts';
import type { Layout, MeasuredBox, Rect } from '#app/learn/playground/frame/measure/measures.ts';

const directions = {
  right: 'from left to right',
  left: 'from right to left',
  down: 'from top to bottom',
  up: 'from bottom to top',
} as const;

const sideNames = ['top', 'right', 'bottom', 'left'] as const;

/** A padding or margin in words: `padding 20 on all sides`, `margin left 16`; nothing where it is 0. */
function formatSides(name: string, sides: MeasuredBox['margin']): string[] {
  const lengths = sideNames.map((side) => formatDecimal(sides[side]));
  if (lengths.every((length) => length === '0')) return [];
  if (lengths.every((length) => length === lengths[0])) return [`${name} ${lengths[0]} on all sides`];
  const parts = sideNames.flatMap((side, index) =>
    lengths[index] === '0' ? [] : [`${side} ${lengths[index]}`],
  );
  return [`${name} ${parts.join(', ')}`];
}

/** A measured box in words, in CSS pixels: `p.corridor: 610 by 64 pixels, padding 20 on all sides`. */
export function formatBox({ name, rect, padding, margin }: MeasuredBox): string {
  return [
    `${name}: ${formatDecimal(rect.width)} by ${formatDecimal(rect.height)} pixels`,
    ...formatSides('padding', padding),
    ...formatSides('margin', margin),
  ].join(', ');
}

/** Where free space is among the items of its line, which are numbered in the order of the document. */
function formatPosition(free: Rect, isRow: boolean, items: readonly Rect[]): string {
  const getStart = ({ x, y }: Rect) => (isRow ? x : y);
  const getEnd = ({ x, y, width, height }: Rect) => (isRow ? x + width : y + height);
  const isOnSameLine = (item: Rect) =>
    isRow
      ? item.y < free.y + free.height && item.y + item.height > free.y
      : item.x < free.x + free.width && item.x + item.width > free.x;
  const middle = isRow ? free.x + free.width / 2 : free.y + free.height / 2;
  const line = items
    .map((item, index) => ({ item, number: index + 1 }))
    .filter(({ item }) => isOnSameLine(item))
    .toSorted((one, other) => getStart(one.item) - getStart(other.item));
  const before = line.findLast(({ item }) => getEnd(item) <= middle);
  const after = line.find(({ item }) => getStart(item) >= middle);
  if (before && after) return `between items ${before.number} and ${after.number}`;
  const side = isRow ? ['left', 'right'] : ['top', 'bottom'];
  return before
    ? `at the ${side[1]}, beside item ${before.number}`
    : `at the ${side[0]}, beside item ${after?.number}`;
}

/** The tracks of a grid between its lines; `edges` holds where each track begins and ends. */
function formatTracks(name: 'Column' | 'Row', edges: readonly number[], origin: number): string[] {
  const [size, edge] = name === 'Column' ? ['wide', 'left'] : ['high', 'top'];
  return edges.flatMap((from, index) => {
    const to = edges[index + 1];
    if (index % 2 === 1 || to === undefined) return [];
    const line = index / 2 + 1;
    return `${name} ${line}, from line ${line} to line ${line + 1}: ${formatDecimal(to - from)} pixels ${size}, ${formatDecimal(from - origin)} from the ${edge} edge`;
  });
}

/**
 * What is drawn of a flex or grid container, in words: its axes and free space, or its tracks and lines.
 * Lengths in CSS pixels.
 */
export function formatLayout({ kind, mainAxis, ...layout }: Layout, boxes: readonly MeasuredBox[]): string[] {
  const [target, ...items] = boxes.map(({ rect }) => rect);
  if (!target) return [];
  if (kind === 'grid')
    return [
      ...formatTracks('Column', layout.columnLines, target.x),
      ...formatTracks('Row', layout.rowLines, target.y),
    ];
  const isRow = mainAxis === 'right' || mainAxis === 'left';
  const [mainSize, crossSize] = isRow ? [target.width, target.height] : [target.height, target.width];
  return [
    `Main axis: ${directions[mainAxis]}, ${formatDecimal(mainSize)} pixels`,
    `Cross axis: ${directions[isRow ? 'down' : 'right']}, ${formatDecimal(crossSize)} pixels`,
    ...layout.free.map(
      (free) =>
        `Free space ${formatPosition(free, isRow, items)}: ${formatDecimal(isRow ? free.width : free.height)} pixels`,
    ),
  ];
}
