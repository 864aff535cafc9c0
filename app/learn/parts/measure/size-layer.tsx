import { DrawingLabel } from '#app/learn/parts/measure/drawing-label.tsx';
import { formatDecimal } from '#app/learn/format-decimal.ts';
import { centerLabel, getLabelWidth, placeLabel } from '#app/learn/parts/measure/place-label.ts';
import { formatSides } from '#app/learn/parts/measure/format-sides.ts';
import type { MeasuredBox, Measures, Rect } from '#app/learn/playground/frame/measure/measures.ts';

type Sides = MeasuredBox['margin'];

function inset({ x, y, width, height }: Rect, { top, right, bottom, left }: Sides): Rect {
  return {
    x: x + left,
    y: y + top,
    width: Math.max(0, width - left - right),
    height: Math.max(0, height - top - bottom),
  };
}

function outset(rect: Rect, { top, right, bottom, left }: Sides): Rect {
  return inset(rect, { top: -top, right: -right, bottom: -bottom, left: -left });
}

/** The area between two boxes, one in the other. */
function createRingPath(outer: Rect, inner: Rect): string {
  const path = ({ x, y, width, height }: Rect) => `M${x} ${y}h${width}v${height}h${-width}z`;
  return path(outer) + path(inner);
}

const hasLength = (sides: Sides) => Object.values(sides).some((each) => each !== 0);

/** Labels of the measured element: its name and its size below it, its padding on the lower padding. */
function createTargetLabels({ name, rect, border, padding }: MeasuredBox) {
  const size = `${formatDecimal(rect.width)} × ${formatDecimal(rect.height)}`;
  const below = rect.y + rect.height + 11;
  const right = centerLabel(size, rect.x + rect.width - getLabelWidth(size) / 2, below);
  const left = centerLabel(name, rect.x + getLabelWidth(name) / 2, below);
  const lower = rect.y + rect.height - border.bottom - padding.bottom / 2;
  return {
    size: right,
    name: left.rect.x + left.rect.width < right.rect.x ? left : undefined,
    padding: hasLength(padding)
      ? centerLabel(`padding ${formatSides(padding)}`, rect.x + rect.width / 2, lower)
      : undefined,
  };
}

/**
 * Sizes, paddings and margins of the measured element and its children. A label that does not fit is only in
 * the list below the drawing.
 */
export function SizeLayer({
  boxes,
  window,
  occupiedRects,
  pattern,
}: Pick<Measures, 'boxes' | 'window'> & {
  occupiedRects: readonly Rect[];
  pattern: (name: string) => string;
}) {
  const [target, ...children] = boxes;
  if (!target) return null;
  const own = createTargetLabels(target);
  const labels = [own.size, own.name, own.padding].filter((label) => label !== undefined);
  const occupied = [...occupiedRects, ...children.map(({ rect }) => rect), ...labels.map(({ rect }) => rect)];
  const labelledBoxes = [target, ...children].map((box, index) => {
    const own = index > 0 ? [`${formatDecimal(box.rect.width)} × ${formatDecimal(box.rect.height)}`] : [];
    if (hasLength(box.margin)) own.push(`margin ${formatSides(box.margin)}`);
    const placed = own.flatMap((words) => {
      const label = placeLabel(words, index > 0 ? box.rect : outset(box.rect, box.margin), occupied, window);
      if (label) occupied.push(label.rect);
      return label ? [label] : [];
    });
    return { ...box, labels: index > 0 ? placed : [...labels, ...placed] };
  });
  return (
    <>
      {labelledBoxes.map(({ rect, margin, border, padding }, index) => {
        const paddingBox = inset(rect, border);
        return (
          <g key={index} data-measured={index}>
            <path
              d={createRingPath(paddingBox, inset(paddingBox, padding))}
              fill={pattern('padding')}
              fillRule="evenodd"
            />
            <path
              d={createRingPath(outset(rect, margin), rect)}
              fill={pattern('margin')}
              fillRule="evenodd"
            />
            <rect {...rect} className="measure-outline" />
          </g>
        );
      })}
      {labelledBoxes.flatMap((box, index) =>
        box.labels.map((label) => <DrawingLabel key={`${index} ${label.text}`} {...label} />),
      )}
    </>
  );
}
