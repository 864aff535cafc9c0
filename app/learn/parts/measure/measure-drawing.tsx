import { useId } from 'react';
import { LayoutLayer, listLayoutRects } from '#app/learn/parts/measure/layout-layer.tsx';
import type { LayerId } from '#app/learn/parts/measure/layers.ts';
import { SizeLayer } from '#app/learn/parts/measure/size-layer.tsx';
import type { Measures } from '#app/learn/playground/frame/measure/measures.ts';

const tile = { width: 6, height: 6, patternUnits: 'userSpaceOnUse' } as const;

/** The layers drawn over a result, at its scale. The lists below have the same information as text. */
export function MeasureDrawing({
  measures,
  shownLayers,
}: {
  measures: Measures;
  shownLayers: ReadonlySet<LayerId>;
}) {
  const id = useId();
  const { window: frame, boxes, layout, tabOrder } = measures;
  const [target] = boxes;
  const getPatternUrl = (name: string) => `url(#${id}-${name})`;
  const shownLayout = shownLayers.has('layout') && target ? layout : undefined;
  const occupied = shownLayout && target ? listLayoutRects(target.rect, shownLayout) : [];
  return (
    <svg
      className="measure-drawing"
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      style={{ width: frame.width }}
      aria-hidden="true"
    >
      <defs>
        <pattern id={`${id}-padding`} className="hatch-padding" {...tile}>
          <path d="M-1 7L7 -1M-1 1L1 -1M5 7L7 5" />
        </pattern>
        <pattern id={`${id}-margin`} className="hatch-margin" {...tile}>
          <path d="M-1 -1L7 7M5 -1L7 1M-1 5L1 7" />
        </pattern>
        <pattern id={`${id}-free`} className="hatch-free" {...tile}>
          <circle cx="2" cy="2" r="1" />
        </pattern>
      </defs>
      {shownLayout && target && (
        <LayoutLayer target={target.rect} layout={shownLayout} pattern={getPatternUrl} />
      )}
      {shownLayers.has('sizes') && (
        <SizeLayer boxes={boxes} window={frame} occupiedRects={occupied} pattern={getPatternUrl} />
      )}
      {shownLayers.has('tab') &&
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
