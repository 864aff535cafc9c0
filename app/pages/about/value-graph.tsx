import type { ReactNode } from 'react';
import { GraphLine, GraphNode, SmallGraph } from '#app/ui/graph/small-graph.tsx';
import type { About } from '#contract/content/about.ts';

/** A branch that left the trunk. */
const innovation = (
  <>
    <GraphLine d="M4 62H160" />
    <GraphLine d="M44 62H46a12 12 0 0 0 12-12V38a12 12 0 0 1 12-12H134" walked />
    {[20, 102, 148].map((x) => (
      <GraphNode key={x} x={x} y={62} r={5} />
    ))}
    <GraphNode x={94} y={26} r={6} state="full" />
    <GraphNode x={134} y={26} r={9} state="full" />
  </>
);

/** Two lines that cross over for a commit and part again. */
const collaboration = (
  <>
    <GraphLine d="M4 62H160M58 62a12 12 0 0 0 12-12V38a12 12 0 0 1 24 0V50a12 12 0 0 0 12 12" />
    <GraphLine
      d="M4 26H40a12 12 0 0 1 12 12V50a12 12 0 0 0 12 12H100a12 12 0 0 0 12-12V38a12 12 0 0 1 12-12H160"
      walked
    />
    <GraphNode x={20} y={62} r={5} />
    <GraphNode x={82} y={26} r={5} />
    <GraphNode x={144} y={62} r={5} />
    <GraphNode x={20} y={26} r={6} state="full" />
    <GraphNode x={82} y={62} r={6} state="full" />
    <GraphNode x={144} y={26} r={6} state="full" />
  </>
);

/** Different starts, one line. */
const inclusivity = (
  <>
    <GraphLine d="M10 20H82a12 12 0 0 1 12 12 12 12 0 0 0 12 12H114M34 68H82a12 12 0 0 0 12-12 12 12 0 0 1 12-12H114" />
    <GraphLine d="M18 36H90a4 4 0 0 1 4 4 4 4 0 0 0 4 4H114M26 52H90a4 4 0 0 0 4-4 4 4 0 0 1 4-4H114" />
    <GraphLine d="M113 44H140" walked />
    <GraphNode x={10} y={20} r={4.6} />
    <GraphNode x={18} y={36} r={4.6} />
    <GraphNode x={26} y={52} r={4.6} />
    <GraphNode x={34} y={68} r={4.6} />
    <GraphNode x={140} y={44} r={9} state="full" />
  </>
);

/** Each node is larger than the one before; the last is not filled yet. */
const growth = (
  <>
    <GraphLine
      d="M7 70H31a12 12 0 0 0 12-12V56a12 12 0 0 1 12-12H67a12 12 0 0 0 12-12 12 12 0 0 1 12-12H147"
      walked
    />
    <GraphNode x={13} y={70} r={4.5} state="full" />
    <GraphNode x={59} y={44} r={5.5} state="full" />
    <GraphNode x={101} y={20} r={6.5} state="full" />
    <GraphNode x={147} y={20} r={8.6} state="ring" />
  </>
);

const drawings: Record<About['values'][number]['title'], ReactNode> = {
  Innovation: innovation,
  Collaboration: collaboration,
  Inclusivity: inclusivity,
  Growth: growth,
};

/** The drawing of one of the four values. */
export function ValueGraph({ title }: { title: About['values'][number]['title'] }) {
  return <SmallGraph>{drawings[title]}</SmallGraph>;
}
