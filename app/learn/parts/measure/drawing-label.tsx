import type { PlacedLabel } from '#app/learn/parts/measure/place-label.ts';

/** Words on the drawing, on their own background. */
export function DrawingLabel({ words, at, turned = false }: PlacedLabel & { turned?: boolean }) {
  const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
  return (
    <g {...(turned ? { transform: `rotate(-90 ${x} ${y})` } : {})}>
      <rect className="measure-background" {...at} />
      <text className="measure-label" x={x} y={y} textAnchor="middle" dominantBaseline="central">
        {words}
      </text>
    </g>
  );
}
