import type { ReactNode } from 'react';
import { Node, type NodeState } from '#app/ui/graph/node.tsx';

const tones: Record<NodeState, string> = {
  full: 'open',
  half: '',
  current: 'open',
  open: '',
  soon: 'soon',
  closed: 'closed',
  yours: 'open',
};

/** A state as text with its node: *Registration Open*, *Coming Soon*, *Verified*. */
export function Status({ state, children }: { state: NodeState; children: ReactNode }) {
  return (
    <span className={`badge ${tones[state]}`}>
      <Node state={state} size={12} />
      {children}
    </span>
  );
}
