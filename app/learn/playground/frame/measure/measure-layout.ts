import type { Layout, Rect } from './measures.ts';

const pixels = (value: string) => Number.parseFloat(value) || 0;

/** The element's content box. */
function contentRect(element: Element): Rect {
  const { x, y, width, height } = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  const left = pixels(style.borderLeftWidth) + pixels(style.paddingLeft);
  const right = pixels(style.borderRightWidth) + pixels(style.paddingRight);
  const top = pixels(style.borderTopWidth) + pixels(style.paddingTop);
  const bottom = pixels(style.borderBottomWidth) + pixels(style.paddingBottom);
  return { x: x + left, y: y + top, width: width - left - right, height: height - top - bottom };
}

/** A child's margin box; margins that are negative or `auto` count as the browser used them. */
function marginRect(element: Element): Rect {
  const { x, y, width, height } = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  const [top, right, bottom, left] = [
    style.marginTop,
    style.marginRight,
    style.marginBottom,
    style.marginLeft,
  ].map(pixels);
  return {
    x: x - (left ?? 0),
    y: y - (top ?? 0),
    width: width + (left ?? 0) + (right ?? 0),
    height: height + (top ?? 0) + (bottom ?? 0),
  };
}

type Span = { from: number; to: number };

/** Items on one line, by where they are across it. */
function groupLines(items: readonly { main: Span; cross: Span }[]): { main: Span[]; cross: Span }[] {
  const lines: { main: Span[]; cross: Span }[] = [];
  for (const { main, cross } of items.toSorted((one, other) => one.cross.from - other.cross.from)) {
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

/** Less free space, in CSS pixels, is a rounding error. */
const minSize = 0.5;

/**
 * The free space of a flex container along its main axis: before, between and after the items of each line,
 * gaps left out.
 */
function findFreeSpace(container: Element, items: readonly Element[], isRow: boolean): Rect[] {
  const content = contentRect(container);
  const style = getComputedStyle(container);
  const gap = pixels(isRow ? style.columnGap : style.rowGap);
  const whole: Span = isRow
    ? { from: content.x, to: content.x + content.width }
    : { from: content.y, to: content.y + content.height };
  const spans = items.map(marginRect).map(({ x, y, width, height }) => ({
    main: isRow ? { from: x, to: x + width } : { from: y, to: y + height },
    cross: isRow ? { from: y, to: y + height } : { from: x, to: x + width },
  }));
  return groupLines(spans).flatMap(({ main, cross }) => {
    const inOrder = main.toSorted((one, other) => one.from - other.from);
    const edges = [{ from: 0, to: whole.from }, ...inOrder, { from: whole.to, to: 0 }];
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

/** Where the lines of a grid's tracks are, from the sizes the browser resolved. */
function findLines(start: number, size: number, tracks: string, gap: number, distribution: string): number[] {
  const sizes = [...tracks.replaceAll(/\[[^\]]*\]/g, '').matchAll(/[\d.]+(?=px)/g)].map(Number);
  const [count, used] = [sizes.length, sizes.reduce((sum, each) => sum + each, 0)];
  if (count === 0) return [];
  const free = Math.max(0, size - used - gap * (count - 1));
  const [before, between] = {
    center: [free / 2, 0],
    end: [free, 0],
    'flex-end': [free, 0],
    'space-between': [0, count > 1 ? free / (count - 1) : 0],
    'space-around': [free / count / 2, free / count],
    'space-evenly': [free / (count + 1), free / (count + 1)],
  }[distribution] ?? [0, 0];
  let at = start + (before ?? 0);
  return sizes.flatMap((track) => {
    const from = at;
    at += track + gap + (between ?? 0);
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
  const content = contentRect(element);
  return {
    kind: isFlex ? 'flex' : 'grid',
    mainAxis: isRow ? (isReversed ? 'left' : 'right') : isReversed ? 'up' : 'down',
    free: isFlex ? findFreeSpace(element, items, isRow) : [],
    columnLines: isFlex
      ? []
      : findLines(
          content.x,
          content.width,
          style.gridTemplateColumns,
          pixels(style.columnGap),
          style.justifyContent,
        ),
    rowLines: isFlex
      ? []
      : findLines(
          content.y,
          content.height,
          style.gridTemplateRows,
          pixels(style.rowGap),
          style.alignContent,
        ),
  };
}
