import type { NodeState } from '#app/ui/graph/node.tsx';
import type { Hackathon } from '#contract/content/hackathons.ts';

/** The node beside each status. */
export const nodeStateByStatus: Record<Hackathon['status'], NodeState> = {
  open: 'full',
  closed: 'closed',
  coming_soon: 'soon',
};
