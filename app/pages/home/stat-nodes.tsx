const linePitch = 17;
/** Up to this many nodes are drawn on a line; more are drawn as a grid. */
const maxOnALine = 20;

/** `count` dots in rows of `columns`, as one path of round dashes 10 units apart. */
function createDotPath(count: number, columns: number): string {
  if (count === 0) return '';
  const fullRows = Math.floor(count / columns);
  const rest = count % columns;
  const length = (dots: number) => (dots - 1) * 10 + 0.01;
  // Relative, so that all full rows are the same text, which compresses to nearly nothing.
  const row = `h${length(columns)}m${-length(columns)} 10`;
  return `M5 5${row.repeat(fullRows)}${rest > 0 ? `h${length(rest)}` : ''}`;
}

type StatNodesProps = {
  count: number;
  /** How many are drawn, while the number counts up. */
  shown: number;
};

function DotField({
  count,
  shown,
  columns,
  className,
}: StatNodesProps & { columns: number; className: string }) {
  return (
    <svg
      className={`stat-field ${className}`}
      viewBox={`2.2 2.2 ${columns * 10 - 4.4} ${Math.ceil(count / columns) * 10 - 4.4}`}
      aria-hidden="true"
    >
      <path
        d={createDotPath(shown, columns)}
        stroke="var(--accent)"
        strokeWidth="5.6"
        strokeLinecap="round"
        strokeDasharray="0 10"
      />
    </svg>
  );
}

/** One node for each unit of a stat: a few on a line, many as a grid, which is narrower on a phone. */
export function StatNodes({ count, shown }: StatNodesProps) {
  if (count > maxOnALine) {
    return (
      <>
        <DotField count={count} shown={shown} columns={50} className="on-desk" />
        <DotField count={count} shown={shown} columns={25} className="on-phone" />
      </>
    );
  }
  const width = (count - 1) * linePitch + 10;
  const end = (shown - 1) * linePitch + 5;
  return (
    <svg className="stat-line" width={width} height="10" viewBox={`0 0 ${width} 10`} aria-hidden="true">
      <path d={shown > 0 ? `M5 5H${end}` : ''} stroke="var(--accent)" strokeWidth="2" />
      <path
        d={shown > 0 ? `M5 5H${end + 0.01}` : ''}
        stroke="var(--accent)"
        strokeWidth="10"
        strokeLinecap="round"
        strokeDasharray={`0 ${linePitch}`}
      />
    </svg>
  );
}
