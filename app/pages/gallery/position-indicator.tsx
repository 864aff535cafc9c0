/**
 * The position of the opened picture among all, as a row of nodes. Decoration: the position is beside it in words.
 */
export function PositionIndicator({ index, count }: { index: number; count: number }) {
  const step = 44;
  const at = (position: number) => 8 + position * step;
  return (
    <svg
      className="position-indicator"
      width={at(count - 1) + 8}
      height="16"
      viewBox={`0 0 ${at(count - 1) + 8} 16`}
      aria-hidden="true"
    >
      <path d={`M${at(index)} 8H${at(count - 1)}`} stroke="var(--graph)" strokeWidth="2" />
      <path d={`M${at(0)} 8H${at(index)}`} stroke="var(--accent)" strokeWidth="2" />
      {Array.from({ length: count }, (_, position) => (
        <circle
          key={position}
          cx={at(position)}
          cy="8"
          r={position === index ? 7 : 5}
          strokeWidth="2"
          fill={position < index ? 'var(--accent)' : 'var(--raised)'}
          stroke={position <= index ? 'var(--accent)' : 'var(--border-strong)'}
        />
      ))}
      <circle cx={at(index)} cy="8" r="3" fill="var(--accent)" />
    </svg>
  );
}
