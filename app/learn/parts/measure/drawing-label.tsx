import type { PlacedLabel } from '#app/learn/parts/measure/place-label.ts';

/** A label on the drawing, with a background. */
export function DrawingLabel({ text, rect, isRotated = false }: PlacedLabel & { isRotated?: boolean }) {
  const [x, y] = [rect.x + rect.width / 2, rect.y + rect.height / 2];
  return (
    <g {...(isRotated ? { transform: `rotate(-90 ${x} ${y})` } : {})}>
      <rect className="measure-background" {...rect} />
      <text className="measure-label" x={x} y={y} textAnchor="middle" dominantBaseline="central">
        {text}
      </text>
    </g>
  );
}
