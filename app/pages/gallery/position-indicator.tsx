/**
 * The position of the opened picture among all, as a row of nodes. It is decoration: the position is beside
 * it as text.
 */
export function PositionIndicator({ index, count }: { index: number; count: number }) {
  const step = 44;
  const toX = (position: number) => 8 + position * step;
  return (
    <svg
      className="position-indicator"
      width={toX(count - 1) + 8}
      height="16"
      viewBox={`0 0 ${toX(count - 1) + 8} 16`}
      aria-hidden="true"
    >
      <path d={`M${toX(index)} 8H${toX(count - 1)}`} stroke="var(--graph)" strokeWidth="2" />
      <path d={`M${toX(0)} 8H${toX(index)}`} stroke="var(--accent)" strokeWidth="2" />
      {Array.from({ length: count }, (_, position) => (
        <circle
          key={position}
          cx={toX(position)}
          cy="8"
          r={position === index ? 7 : 5}
          strokeWidth="2"
          fill={position < index ? 'var(--accent)' : 'var(--raised)'}
          stroke={position <= index ? 'var(--accent)' : 'var(--border-strong)'}
        />
      ))}
      <circle cx={toX(index)} cy="8" r="3" fill="var(--accent)" />
    </svg>
  );
}
