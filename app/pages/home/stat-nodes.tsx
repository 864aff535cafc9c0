const linePitch = 17;
/** Up to this many nodes are drawn on a line; more are drawn as a grid. */
const maxOnALine = 20;

/** `count` dots in rows of `columns`, as one path of round dashes 10 units apart. */
function createDotPath(count: number, columns: number): string {
  const rows = Array.from({ length: Math.ceil(count / columns) }, (_, row) => ({
    y: 5 + row * 10,
    dots: Math.min(columns, count - row * columns),
  }));
  return rows.map(({ y, dots }) => `M5 ${y}h${(dots - 1) * 10 + 0.01}`).join('');
}

function DotField({ count, columns, className }: { count: number; columns: number; className: string }) {
  return (
    <svg
      className={`stat-field ${className}`}
      viewBox={`2.2 2.2 ${columns * 10 - 4.4} ${Math.ceil(count / columns) * 10 - 4.4}`}
      aria-hidden="true"
    >
      <path
        d={createDotPath(count, columns)}
        stroke="var(--accent)"
        strokeWidth="5.6"
        strokeLinecap="round"
        strokeDasharray="0 10"
      />
    </svg>
  );
}

/** One node for each unit of a stat: a few on a line, many as a grid, which is narrower on a phone. */
export function StatNodes({ count }: { count: number }) {
  if (count > maxOnALine) {
    return (
      <>
        <DotField count={count} columns={50} className="on-desk" />
        <DotField count={count} columns={25} className="on-phone" />
      </>
    );
  }
  const width = (count - 1) * linePitch + 10;
  return (
    <svg className="stat-line" width={width} height="10" viewBox={`0 0 ${width} 10`} aria-hidden="true">
      <path d={`M5 5H${width - 5}`} stroke="var(--accent)" strokeWidth="2" />
      {Array.from({ length: count }, (_, index) => (
        <circle key={index} cx={5 + index * linePitch} cy="5" r="5" fill="var(--accent)" />
      ))}
    </svg>
  );
}
