/** The shape shows the state; colour is not the only difference. */
export type NodeState = 'full' | 'half' | 'current' | 'open' | 'soon' | 'closed' | 'yours';

const colours: Record<NodeState, string> = {
  full: 'var(--accent)',
  half: 'var(--border-strong)',
  current: 'var(--accent)',
  open: 'var(--border-strong)',
  soon: 'var(--warn)',
  closed: 'var(--danger)',
  yours: 'var(--accent)',
};

/**
 * One node of the commit graph, `size` CSS pixels across (8, 12, 20, 24, 32 or 40). It is decoration: the
 * text beside it says the same.
 */
export function Node({
  state,
  size = 12,
  className = '',
}: {
  state: NodeState;
  size?: number;
  className?: string;
}) {
  const middle = size / 2;
  const radius = middle - 1;
  const dashes = state === 'soon' || state === 'yours' ? `${radius * 0.52} ${radius * 0.53}` : undefined;
  return (
    <svg
      className={`node ${className}`}
      width={size}
      height={size}
      viewBox={`0 0 ${size} ${size}`}
      aria-hidden="true"
    >
      <circle
        cx={middle}
        cy={middle}
        r={radius}
        stroke={colours[state]}
        strokeWidth="2"
        strokeDasharray={dashes}
        fill={state === 'full' ? colours.full : 'var(--node-background, var(--background))'}
      />
      {state === 'current' && (
        <circle cx={middle} cy={middle} r={Math.max(2, size * 0.2)} fill={colours.current} />
      )}
      {state === 'half' && (
        <path d={`M${middle} 0a${middle} ${middle} 0 0 1 0 ${size}z`} fill={colours.full} />
      )}
      {state === 'closed' && (
        <path
          d={`M${middle - radius * 0.6} ${middle + radius * 0.6}L${middle + radius * 0.6} ${middle - radius * 0.6}`}
          stroke={colours.closed}
          strokeWidth="2"
        />
      )}
    </svg>
  );
}
