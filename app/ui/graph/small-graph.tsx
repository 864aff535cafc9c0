import type { ReactNode } from 'react';

/** A small decorative graph instead of an icon, 164 by 88, drawn with `GraphLine` and `GraphNode`. */
export function SmallGraph({ children }: { children: ReactNode }) {
  return (
    <svg className="small-graph" width="164" height="88" viewBox="0 0 164 88" fill="none" aria-hidden="true">
      {children}
    </svg>
  );
}

/** A stroke of the graph; green when `walked`. */
export function GraphLine({ d, walked = false }: { d: string; walked?: boolean }) {
  return <path d={d} stroke={walked ? 'var(--accent)' : 'var(--graph)'} strokeWidth="2" />;
}

/** A node at `x`, `y` with radius `r`: `full`, a green `ring`, or an `open` grey one. */
export function GraphNode({
  x,
  y,
  r,
  state = 'open',
}: {
  x: number;
  y: number;
  r: number;
  state?: 'full' | 'ring' | 'open';
}) {
  if (state === 'full') return <circle cx={x} cy={y} r={r} fill="var(--accent)" />;
  return (
    <circle
      cx={x}
      cy={y}
      r={r}
      fill="var(--background)"
      stroke={state === 'ring' ? 'var(--accent)' : 'var(--border-strong)'}
      strokeWidth="1.75"
    />
  );
}
