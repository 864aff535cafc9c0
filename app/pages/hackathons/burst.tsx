import { createTicks } from '#app/pages/hackathons/burst-shape.ts';
import type { Hackathon } from '#contract/content/hackathons.ts';

const colours = {
  open: {
    ticks: 'var(--accent)',
    start: 'var(--accent)',
    end: 'var(--border-strong)',
    fill: 'var(--background)',
  },
  coming_soon: {
    ticks: 'var(--graph)',
    start: 'var(--warn)',
    end: 'var(--border-strong)',
    fill: 'var(--background)',
  },
  closed: { ticks: 'var(--graph)', start: 'var(--graph)', end: 'var(--graph)', fill: 'var(--graph)' },
};

/**
 * The hours of a hackathon as ticks on a line, grey once it is over. It is decoration: the hours are below as
 * text.
 */
export function Burst({ hours, status }: { hours: number; status: Hackathon['status'] }) {
  const colour = colours[status];
  return (
    <svg className="burst" viewBox="0 0 314 48" aria-hidden="true">
      <line x1="8" y1="24" x2="306" y2="24" stroke="var(--graph)" strokeWidth="2" />
      {status === 'open' && <line x1="12" y1="24" x2="19" y2="24" stroke="var(--accent)" strokeWidth="2" />}
      <path
        d={createTicks(hours)
          .map(({ x, halfHeight }) => `M${x} ${24 - halfHeight}V${24 + halfHeight}`)
          .join('')}
        stroke={colour.ticks}
        strokeWidth={hours > 60 ? 1 : 1.5}
      />
      <circle
        cx="8"
        cy="24"
        r="4.5"
        fill={colour.fill}
        stroke={colour.start}
        strokeWidth="2"
        strokeDasharray={status === 'coming_soon' ? '2.4 2.3' : undefined}
      />
      <circle cx="306" cy="24" r="5.5" fill={colour.fill} stroke={colour.end} strokeWidth="2" />
    </svg>
  );
}
