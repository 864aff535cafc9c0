import type { Layout, Rect } from './measures.ts';

const parsePixels = (value: string) => Number.parseFloat(value) || 0;

/** The element's content box. */
function getContentRect(element: Element): Rect {
  const { x, y, width, height } = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  const left = parsePixels(style.borderLeftWidth) + parsePixels(style.paddingLeft);
  const right = parsePixels(style.borderRightWidth) + parsePixels(style.paddingRight);
  const top = parsePixels(style.borderTopWidth) + parsePixels(style.paddingTop);
  const bottom = parsePixels(style.borderBottomWidth) + parsePixels(style.paddingBottom);
  return { x: x + left, y: y + top, width: width - left - right, height: height - top - bottom };
}

/** A child's margin box; margins that are negative or `auto` count as the browser used them. */
function getMarginRect(element: Element): Rect {
  const { x, y, width, height } = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  const [top, right, bottom, left] = [
    style.marginTop,
    style.marginRight,
    style.marginBottom,
    style.marginLeft,
  ].map(parsePixels);
  return {
    x: x - (left ?? 0),
    y: y - (top ?? 0),
    width: width + (left ?? 0) + (right ?? 0),
    height: height + (top ?? 0) + (bottom ?? 0),
  };
}

type Interval = { from: number; to: number };

/** Groups items into lines by their position on the cross axis. */
function groupLines(
  items: readonly { main: Interval; cross: Interval }[],
): { main: Interval[]; cross: Interval }[] {
  const lines: { main: Interval[]; cross: Interval }[] = [];
  for (const { main, cross } of [...items].sort((one, other) => one.cross.from - other.cross.from)) {
    const line = lines.find((each) => cross.from < each.cross.to - 0.5 && cross.to > each.cross.from + 0.5);
    if (!line) lines.push({ main: [main], cross: { ...cross } });
    else {
      line.main.push(main);
      line.cross = {
        from: Math.min(line.cross.from, cross.from),
        to: Math.max(line.cross.to, cross.to),
      };
    }
  }
  return lines;
}

/** Smaller free space, in CSS pixels, is a rounding error. */
const minSize = 0.5;

/**
 * The free space of a flex container along its main axis: before, between and after the items of each line,
 * gaps left out.
 */
function findFreeSpace(container: Element, items: readonly Element[], isRow: boolean): Rect[] {
  const content = getContentRect(container);
  const style = getComputedStyle(container);
  const gap = parsePixels(isRow ? style.columnGap : style.rowGap);
  const containerInterval: Interval = isRow
    ? { from: content.x, to: content.x + content.width }
    : { from: content.y, to: content.y + content.height };
  const intervals = items.map(getMarginRect).map(({ x, y, width, height }) => ({
    main: isRow ? { from: x, to: x + width } : { from: y, to: y + height },
    cross: isRow ? { from: y, to: y + height } : { from: x, to: x + width },
  }));
  return groupLines(intervals).flatMap(({ main, cross }) => {
    const inOrder = [...main].sort((one, other) => one.from - other.from);
    const edges = [
      { from: 0, to: containerInterval.from },
      ...inOrder,
      { from: containerInterval.to, to: 0 },
    ];
    return edges.slice(1).flatMap((next, index): Rect[] => {
      const isBetween = index > 0 && index < inOrder.length;
      const from = (edges[index]?.to ?? 0) + (isBetween ? gap / 2 : 0);
      const size = next.from - (edges[index]?.to ?? 0) - (isBetween ? gap : 0);
      if (size < minSize) return [];
      return [
        isRow
          ? { x: from, y: cross.from, width: size, height: cross.to - cross.from }
          : { x: cross.from, y: from, width: cross.to - cross.from, height: size },
      ];
    });
  });
}

/** The start and end of each track of a grid, from the resolved track sizes. */
function listTrackEdges(
  start: number,
  size: number,
  tracks: string,
  gap: number,
  distribution: string,
): number[] {
  const sizes = [...tracks.replaceAll(/\[[^\]]*\]/g, '').matchAll(/[\d.]+(?=px)/g)].map(Number);
  const [count, usedSize] = [sizes.length, sizes.reduce((sum, each) => sum + each, 0)];
  if (count === 0) return [];
  const free = Math.max(0, size - usedSize - gap * (count - 1));
  const [before, between] = {
    center: [free / 2, 0],
    end: [free, 0],
    'flex-end': [free, 0],
    'space-between': [0, count > 1 ? free / (count - 1) : 0],
    'space-around': [free / count / 2, free / count],
    'space-evenly': [free / (count + 1), free / (count + 1)],
  }[distribution] ?? [0, 0];
  let position = start + (before ?? 0);
  return sizes.flatMap((track) => {
    const from = position;
    position += track + gap + (between ?? 0);
    return [from, from + track];
  });
}

/** What a flex or grid container does with its space; undefined for any other element. */
export function measureLayout(element: Element, items: readonly Element[]): Layout | undefined {
  const style = getComputedStyle(element);
  const isFlex = style.display.endsWith('flex');
  if (!isFlex && !style.display.endsWith('grid')) return undefined;
  const isRow = !isFlex || style.flexDirection.startsWith('row');
  const isReversed =
    (isFlex && style.flexDirection.endsWith('reverse')) !== (isRow && style.direction === 'rtl');
  const content = getContentRect(element);
  return {
    kind: isFlex ? 'flex' : 'grid',
    mainAxis: isRow ? (isReversed ? 'left' : 'right') : isReversed ? 'up' : 'down',
    free: isFlex ? findFreeSpace(element, items, isRow) : [],
    columnLines: isFlex
      ? []
      : listTrackEdges(
          content.x,
          content.width,
          style.gridTemplateColumns,
          parsePixels(style.columnGap),
          style.justifyContent,
        ),
    rowLines: isFlex
      ? []
      : listTrackEdges(
          content.y,
          content.height,
          style.gridTemplateRows,
          parsePixels(style.rowGap),
          style.alignContent,
        ),
  };
}
