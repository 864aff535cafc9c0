import type { ReactNode } from 'react';
import { Node, type NodeState } from '#app/ui/graph/node.tsx';

/** One kind of second factor in the list: node, name, description, an action and its content. */
export function FactorItem({
  state,
  title,
  text,
  action,
  children,
}: {
  state: NodeState;
  title: string;
  text: ReactNode;
  action?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <li className={`commit ${state === 'full' ? 'walked' : ''}`}>
      <Node state={state} />
      <div className="factor">
        <div className="factor-head">
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
          {action}
        </div>
        {children}
      </div>
    </li>
  );
}

/** A factor that is on: icon, name, since when, and a button to remove it. */
export function FactorRow({
  icon,
  name,
  since,
  onRemove,
  removeLabel,
}: {
  icon: ReactNode;
  name: string;
  since: string;
  onRemove: () => void;
  /** What screen readers announce after *Remove…*. */
  removeLabel: string;
}) {
  return (
    <div className="factor-row">
      {icon}
      <p>
        <span>{name}</span> <span className="mono">{since}</span>
      </p>
      <button type="button" className="button plain small" onClick={onRemove}>
        Remove…<span className="visually-hidden"> {removeLabel}</span>
      </button>
    </div>
  );
}
