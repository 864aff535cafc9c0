/** Neighbouring nodes that are walked, as stretches from the first to the last of each. */
function findStretches(done: readonly boolean[], here: number): [number, number][] {
  const stretches: [number, number][] = [];
  for (const [index, isDone] of done.entries()) {
    if (!isDone || !(done[index + 1] || index + 1 === here)) continue;
    const last = stretches.at(-1);
    if (last?.[1] === index) last[1] = index + 1;
    else stretches.push([index, index + 1]);
  }
  return stretches;
}

/**
 * A line with one node for each thing to do, in order; it fills from node to node, and the next one to do is
 * ringed once something is done. Decoration: the count is beside it in words.
 */
export function ProgressLine({ done }: { done: readonly boolean[] }) {
  const at = (index: number) => `${(index / Math.max(1, done.length - 1)) * 100}%`;
  const here = done.includes(true) ? done.indexOf(false) : -1;
  return (
    <svg className={`progress-line ${done.length > 20 ? 'dense' : ''}`} aria-hidden="true">
      <line x1="0" y1="5" x2="100%" y2="5" />
      {findStretches(done, here).map(([from, to]) => (
        <line key={from} className="walked" x1={at(from)} y1="5" x2={at(to)} y2="5" />
      ))}
      {done.map((isDone, index) => (
        <circle
          key={index}
          className={index === here ? 'here' : isDone ? 'walked' : undefined}
          cx={at(index)}
          cy="5"
          r={index === here ? 5 : 3.25}
        />
      ))}
    </svg>
  );
}
