import { Node, type NodeState } from '#app/ui/graph/node.tsx';
import './node-row.css';

/** A node with text above and below it; screen readers get `label` instead. */
export type RowNode = {
  key: string;
  state: NodeState;
  above?: string;
  below?: string;
  label: string;
  isCompleted?: boolean;
  /** A small dot instead of a node, for a day without questions. */
  isEmpty?: boolean;
};

/** Nodes on one line, from left to right: answers, days, steps. */
export function NodeRow({
  label,
  nodes,
  currentKey,
}: {
  label: string;
  nodes: readonly RowNode[];
  currentKey?: string;
}) {
  return (
    <ol className="node-row mono" aria-label={label}>
      {nodes.map(({ key, state, above, below, label, isCompleted = false, isEmpty = false }) => (
        <li
          key={key}
          className={isCompleted ? 'is-walked' : ''}
          aria-current={key === currentKey ? 'step' : undefined}
        >
          {above !== undefined && <span aria-hidden="true">{above}</span>}
          {isEmpty ? <i className="node-row-dot" /> : <Node state={state} size={12} />}
          {below !== undefined && (
            <span className="node-row-below" aria-hidden="true">
              {below}
            </span>
          )}
          <span className="visually-hidden">{label}</span>
        </li>
      ))}
    </ol>
  );
}
