/** Ranges of adjacent completed nodes, as first and last index. */
function findCompletedRanges(done: readonly boolean[], currentIndex: number): [number, number][] {
  const ranges: [number, number][] = [];
  for (const [index, isDone] of done.entries()) {
    if (!isDone || !(done[index + 1] || index + 1 === currentIndex)) continue;
    const last = ranges.at(-1);
    if (last?.[1] === index) last[1] = index + 1;
    else ranges.push([index, index + 1]);
  }
  return ranges;
}

/**
 * A line with one node for each thing to do, in order. It is filled up to the last completed node; the next
 * one gets a ring once something is done, and what is done in part is half-filled. It is decoration: the count is
 * beside it as text.
 */
export function ProgressLine({ done, half = [] }: { done: readonly boolean[]; half?: readonly boolean[] }) {
  const toPosition = (index: number) => `${(index / Math.max(1, done.length - 1)) * 100}%`;
  const currentIndex = done.includes(true) ? done.indexOf(false) : -1;
  return (
    <svg className={`progress-line ${done.length > 20 ? 'dense' : ''}`} aria-hidden="true">
      <line x1="0" y1="5" x2="100%" y2="5" />
      {findCompletedRanges(done, currentIndex).map(([from, to]) => (
        <line key={from} className="walked" x1={toPosition(from)} y1="5" x2={toPosition(to)} y2="5" />
      ))}
      {done.map((isDone, index) => (
        <circle
          key={index}
          className={index === currentIndex ? 'here' : isDone ? 'walked' : undefined}
          cx={toPosition(index)}
          cy="5"
          r={index === currentIndex ? 5 : 3.25}
        />
      ))}
      {half.map(
        (isHalf, index) =>
          isHalf && (
            <svg key={index} className="half" x={toPosition(index)} overflow="visible">
              <path className="walked" d="M0 2a3 3 0 0 1 0 6z" />
            </svg>
          ),
      )}
    </svg>
  );
}
