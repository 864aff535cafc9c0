import { DrawingLabel } from '#app/learn/parts/measure/drawing-label.tsx';
import { formatDecimal } from '#app/learn/format-decimal.ts';
import { centerLabel, getLabelWidth } from '#app/learn/parts/measure/place-label.ts';
import type { Layout, Rect } from '#app/learn/playground/frame/measure/measures.ts';

const minLabelledSize = 60;
const axisDistance = 14;

type Axis = { name: 'main' | 'cross'; isHorizontal: boolean; from: number; to: number; at: number };

/** A line from the start of the axis (a ring) to its end (a dot). */
function AxisLine({ name, isHorizontal, from, to, at }: Axis) {
  const toPoint = (along: number) => (isHorizontal ? { x: along, y: at } : { x: at, y: along });
  const text = [`${name} axis`, name].find((each) => getLabelWidth(each) + 16 < Math.abs(to - from));
  const [start, end, middle] = [toPoint(from), toPoint(to), toPoint((from + to) / 2)];
  return (
    <g className="measure-axis">
      <line x1={start.x} y1={start.y} x2={end.x} y2={end.y} />
      <circle className="is-start" cx={start.x} cy={start.y} r="4" />
      <circle className="is-end" cx={end.x} cy={end.y} r="4" />
      {text && <DrawingLabel {...centerLabel(text, middle.x, middle.y)} isRotated={!isHorizontal} />}
    </g>
  );
}

/** Axes of a flex container: above it and on its left, at the window's edge where there is no space. */
function listAxes({ x, y, width, height }: Rect, { mainAxis }: Layout): Axis[] {
  const isRow = mainAxis === 'right' || mainAxis === 'left';
  const isReversed = mainAxis === 'left' || mainAxis === 'up';
  const [above, beside] = [Math.max(6, y - axisDistance), Math.max(6, x - axisDistance)];
  const across = { isHorizontal: true, at: above, from: x, to: x + width };
  const down = { isHorizontal: false, at: beside, from: y, to: y + height };
  const main = isRow ? across : down;
  const directed = isReversed ? { ...main, from: main.to, to: main.from } : main;
  return [
    { ...directed, name: 'main' },
    { ...(isRow ? down : across), name: 'cross' },
  ];
}

/** Where the numbers of a grid's lines are written: in the middle of a gap. */
function listLineNumberPositions(edges: readonly number[]): number[] {
  const inner = edges.slice(1, -1);
  const middles = inner.flatMap((edge, index) =>
    index % 2 === 0 ? [(edge + (inner[index + 1] ?? edge)) / 2] : [],
  );
  return [...edges.slice(0, 1), ...middles, ...edges.slice(-1)];
}

/** The areas of this layer's labels and of the free space; labels of other layers must not cover them. */
export function listLayoutRects(target: Rect, layout: Layout): Rect[] {
  return layout.kind === 'flex'
    ? [
        ...layout.free,
        ...listAxes(target, layout).map(({ isHorizontal, at, from, to }) => {
          const [start, size] = [Math.min(from, to), Math.abs(to - from)];
          return isHorizontal
            ? { x: start, y: at - 8, width: size, height: 16 }
            : { x: at - 8, y: start, width: 16, height: size };
        }),
      ]
    : listLineNumberPositions(layout.columnLines).map(
        (x) => centerLabel('1', x, getLineNumberY(target)).rect,
      );
}

const getLineNumberY = ({ y }: Rect) => Math.max(8, y - 11);

/** Free space and axes of a flex container, lines of a grid. */
export function LayoutLayer({
  target,
  layout,
  pattern,
}: {
  target: Rect;
  layout: Layout;
  pattern: (name: string) => string;
}) {
  const { x, y, width, height } = target;
  const isRow = layout.mainAxis === 'right' || layout.mainAxis === 'left';
  const rowNumberX = Math.max(7, x - 14);
  // At the window's edge there is no room beside the first column's number, so the first row's is below it.
  const firstRowNumberY = x - rowNumberX < 14 ? getLineNumberY(target) + 17 : y;
  return (
    <>
      {layout.free.map((free, index) => {
        const size = isRow ? free.width : free.height;
        const text = size >= minLabelledSize ? `${formatDecimal(size)} px` : formatDecimal(size);
        const fits = isRow ? getLabelWidth(text) <= size : size >= 18;
        return (
          <g key={index} data-free={formatDecimal(size)}>
            <rect {...free} fill={pattern('free')} className="measure-free" />
            {fits && (
              <DrawingLabel {...centerLabel(text, free.x + free.width / 2, free.y + free.height / 2)} />
            )}
          </g>
        );
      })}
      {layout.kind === 'flex' &&
        listAxes(target, layout).map((axis) => <AxisLine key={axis.name} {...axis} />)}
      {layout.columnLines.map((line, index) => (
        <line key={`column ${index}`} className="measure-line" x1={line} x2={line} y1={y} y2={y + height} />
      ))}
      {layout.rowLines.map((line, index) => (
        <line key={`row ${index}`} className="measure-line" x1={x} x2={x + width} y1={line} y2={line} />
      ))}
      {listLineNumberPositions(layout.columnLines).map((line, index) => (
        <DrawingLabel
          key={`column ${index}`}
          {...centerLabel(String(index + 1), line, getLineNumberY(target))}
        />
      ))}
      {listLineNumberPositions(layout.rowLines).map((line, index) => (
        <DrawingLabel
          key={`row ${index}`}
          {...centerLabel(String(index + 1), rowNumberX, Math.max(line, firstRowNumberY))}
        />
      ))}
    </>
  );
}
