import { useId } from 'react';
import { figure } from '#app/learn/parts/measure/figure.ts';
import type { LayerId } from '#app/learn/parts/measure/layers.ts';
import type { Layout, MeasuredBox, Measures, Rect } from '#app/learn/playground/frame/measure/measures.ts';

type Sides = MeasuredBox['margin'];

function inset({ x, y, width, height }: Rect, { top, right, bottom, left }: Sides): Rect {
  return {
    x: x + left,
    y: y + top,
    width: Math.max(0, width - left - right),
    height: Math.max(0, height - top - bottom),
  };
}

/** The frame between two boxes, one in the other. */
function ring(outer: Rect, inner: Rect): string {
  const path = ({ x, y, width, height }: Rect) => `M${x} ${y}h${width}v${height}h${-width}z`;
  return path(outer) + path(inner);
}

function Label({
  x,
  y,
  words,
  anchor = 'middle',
}: {
  x: number;
  y: number;
  words: string;
  anchor?: 'start' | 'middle' | 'end';
}) {
  return (
    <text className="measure-label" x={x} y={y} textAnchor={anchor} dominantBaseline="central">
      {words}
    </text>
  );
}

const negative = ({ top, right, bottom, left }: Sides): Sides => ({
  top: -top,
  right: -right,
  bottom: -bottom,
  left: -left,
});

function SizeLayer({ boxes, pattern }: { boxes: readonly MeasuredBox[]; pattern: (name: string) => string }) {
  return boxes.map(({ name, rect, margin, border, padding }, index) => {
    const paddingBox = inset(rect, border);
    const label = `${figure(rect.width)} × ${figure(rect.height)}`;
    const biggest = Object.entries(padding).toSorted(([, one], [, other]) => other - one)[0]?.[1] ?? 0;
    return (
      <g key={`${index} ${name}`} data-measured={index}>
        <path d={ring(paddingBox, inset(paddingBox, padding))} fill={pattern('padding')} fillRule="evenodd" />
        <path d={ring(inset(rect, negative(margin)), rect)} fill={pattern('margin')} fillRule="evenodd" />
        <rect {...rect} className="measure-outline" />
        {index === 0 && biggest > 0 && (
          <Label
            x={rect.x + rect.width / 2}
            y={rect.y + rect.height - border.bottom - padding.bottom / 2}
            words={`padding ${figure(biggest)}`}
          />
        )}
        {index === 0 ? (
          <Label x={rect.x + rect.width - 4} y={rect.y + rect.height + 10} words={label} anchor="end" />
        ) : (
          <Label x={rect.x + rect.width / 2} y={rect.y + rect.height + 9} words={label} />
        )}
      </g>
    );
  });
}

const shortestArrow = 60;

function LayoutLayer({
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
  return (
    <>
      {layout.free.map((free, index) => {
        const size = isRow ? free.width : free.height;
        return (
          <g key={index} data-free={figure(size)}>
            <rect {...free} fill={pattern('free')} className="measure-free" />
            {size >= shortestArrow / 2 && (
              <Label
                x={free.x + free.width / 2}
                y={free.y + free.height / 2}
                words={size >= shortestArrow ? `${figure(size)} px` : figure(size)}
              />
            )}
          </g>
        );
      })}
      {layout.columnLines.map((line, index) => (
        <line key={`column ${index}`} className="measure-line" x1={line} x2={line} y1={y} y2={y + height} />
      ))}
      {layout.rowLines.map((line, index) => (
        <line key={`row ${index}`} className="measure-line" x1={x} x2={x + width} y1={line} y2={line} />
      ))}
      {layout.kind === 'flex' && (
        <Label
          x={x + 4}
          y={Math.max(8, y - 8)}
          words={`main axis ${{ right: '→', left: '←', down: '↓', up: '↑' }[layout.mainAxis]}`}
          anchor="start"
        />
      )}
    </>
  );
}

/** The layers over a result, at its scale. What they say is in the lists below, too. */
export function MeasureDrawing({ measures, shown }: { measures: Measures; shown: ReadonlySet<LayerId> }) {
  const id = useId();
  const { window: frame, boxes, layout, tabOrder } = measures;
  const [target] = boxes;
  const pattern = (name: string) => `url(#${id}-${name})`;
  return (
    <svg
      className="measure-drawing"
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      style={{ width: frame.width }}
      aria-hidden="true"
    >
      <defs>
        <pattern
          id={`${id}-padding`}
          className="hatch-padding"
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
        >
          <path d="M-1 7L7 -1M-1 1L1 -1M5 7L7 5" />
        </pattern>
        <pattern
          id={`${id}-margin`}
          className="hatch-margin"
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
        >
          <path d="M-1 -1L7 7M5 -1L7 1M-1 5L1 7" />
        </pattern>
        <pattern id={`${id}-free`} className="hatch-free" width="6" height="6" patternUnits="userSpaceOnUse">
          <circle cx="2" cy="2" r="1" />
        </pattern>
      </defs>
      {shown.has('layout') && layout && target && (
        <LayoutLayer target={target.rect} layout={layout} pattern={pattern} />
      )}
      {shown.has('sizes') && <SizeLayer boxes={boxes} pattern={pattern} />}
      {shown.has('tab') &&
        tabOrder.map(({ rect }, index) => (
          <g key={index}>
            <circle className="measure-stop" cx={rect.x} cy={rect.y} r="10" />
            <text
              className="measure-number"
              x={rect.x}
              y={rect.y}
              textAnchor="middle"
              dominantBaseline="central"
            >
              {index + 1}
            </text>
          </g>
        ))}
    </svg>
  );
}
