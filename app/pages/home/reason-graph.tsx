import type { ReactNode } from 'react';
import { GraphLine, GraphNode, SmallGraph } from '#app/ui/graph/small-graph.tsx';

/** The y coordinate and corner radius of each of the six lines of *Clubs*. */
const clubRows = [
  [14, 12],
  [26, 9],
  [38, 3],
  [50, 3],
  [62, 9],
  [74, 12],
] as const;

/** Position and half height of each tick of *Hackathon Events*. */
const ticks = [
  [44, 6],
  [52, 10],
  [59, 16],
  [65, 12],
  [71, 20],
  [77, 26],
  [83, 18],
  [90, 24],
  [97, 14],
  [105, 20],
  [113, 8],
] as const;

/** The path from the fork at 51,44 to a row at `y`, with two quarter circles of radius `r`. */
function createForkPath(y: number, r: number): string {
  const isUp = y < 44;
  const [first, second] = isUp ? [0, 1] : [1, 0];
  const rise = isUp ? -r : r;
  return `M29 44H${51 - r}a${r} ${r} 0 0 ${first} ${r} ${rise}V${y - rise}a${r} ${r} 0 0 ${second} ${r} ${rise}H149`;
}

/** Each commit is a little larger than the one before. */
const codingExcellence = (
  <>
    <GraphLine d="M122 44H156" />
    <GraphLine d="M4 44H122" walked />
    {[
      [4, 4.5],
      [32, 5.5],
      [60, 6.5],
      [88, 7.5],
    ].map(([x = 0, r = 0]) => (
      <GraphNode key={x} x={x} y={44} r={r} state="full" />
    ))}
    <GraphNode x={122} y={44} r={8.6} state="ring" />
    <GraphNode x={156} y={44} r={4.2} />
  </>
);

/** Branches of many that meet in one commit. */
const vibrantCommunity = (
  <>
    <GraphLine d="M24 44H32a12 12 0 0 0 12-12V30a12 12 0 0 1 12-12H90a12 12 0 0 1 12 12V32a12 12 0 0 0 12 12H122" />
    <GraphLine d="M24 44H32a12 12 0 0 1 12 12V58a12 12 0 0 0 12 12H90a12 12 0 0 0 12-12V56a12 12 0 0 1 12-12H122" />
    <GraphLine d="M4 44H160" walked />
    <GraphNode x={24} y={44} r={6} state="full" />
    <GraphNode x={73} y={18} r={5} />
    <GraphNode x={73} y={44} r={5} state="ring" />
    <GraphNode x={61} y={70} r={5} />
    <GraphNode x={87} y={70} r={5} />
    <GraphNode x={130} y={44} r={9} state="full" />
  </>
);

/** A line, a burst of hours, a demo. */
const hackathonEvents = (
  <>
    <GraphLine d="M4 44H156" />
    <GraphLine
      d={`M43 44H126${ticks.map(([x, half]) => `M${x} ${44 - half}V${44 + half}`).join('')}`}
      walked
    />
    <GraphNode x={4} y={44} r={5} />
    <GraphNode x={126} y={44} r={8} state="full" />
    <GraphNode x={156} y={44} r={5} />
  </>
);

/** One trunk with six branches, one of them green. */
const clubs = (
  <>
    {clubRows.map(([y, r]) => (
      <GraphLine key={y} d={createForkPath(y, r)} />
    ))}
    <GraphLine d="M3 44H21" walked />
    <GraphNode x={21} y={44} r={8} state="full" />
    {clubRows.map(([y]) => (
      <GraphNode key={y} x={149} y={y} r={y === 26 ? 5.4 : 4.6} state={y === 26 ? 'full' : 'open'} />
    ))}
  </>
);

const drawings = new Map<string, ReactNode>([
  ['coding-excellence', codingExcellence],
  ['vibrant-community', vibrantCommunity],
  ['hackathon-events', hackathonEvents],
  ['clubs', clubs],
]);

/** The drawing of a reason by its id; a reason of a new id gets the line of commits. */
export function ReasonGraph({ id }: { id: string }) {
  return <SmallGraph>{drawings.get(id) ?? codingExcellence}</SmallGraph>;
}
