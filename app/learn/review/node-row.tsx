import { Node, type NodeState } from '#app/ui/graph/node.tsx';
import './node-row.css';

/** A node with words above and below it; `said` replaces them for screen readers. */
export type RowNode = {
  key: string;
  state: NodeState;
  above?: string;
  below?: string;
  said: string;
  isWalked?: boolean;
  /** There is nothing here: a small dot instead of a node. */
  isEmpty?: boolean;
};

/** Nodes on one line, from left to right: answers, days, steps. */
export function NodeRow({ label, nodes, here }: { label: string; nodes: readonly RowNode[]; here?: string }) {
  return (
    <ol className="node-row mono" aria-label={label}>
      {nodes.map(({ key, state, above, below, said, isWalked = false, isEmpty = false }) => (
        <li
          key={key}
          className={isWalked ? 'is-walked' : ''}
          aria-current={key === here ? 'step' : undefined}
        >
          {above !== undefined && <span aria-hidden="true">{above}</span>}
          {isEmpty ? <i className="node-row-dot" /> : <Node state={state} size={12} />}
          {below !== undefined && (
            <span className="node-row-below" aria-hidden="true">
              {below}
            </span>
          )}
          <span className="visually-hidden">{said}</span>
        </li>
      ))}
    </ol>
  );
}
