import { listTicks } from '#app/pages/hackathons/burst-shape.ts';
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
 * The hours of a hackathon as a burst on its line, one tick each; grey once it is over. Decoration: the hours
 * are below in words.
 */
export function Burst({ hours, status }: { hours: number; status: Hackathon['status'] }) {
  const colour = colours[status];
  return (
    <svg className="burst" viewBox="0 0 314 48" aria-hidden="true">
      <line x1="8" y1="24" x2="306" y2="24" stroke="var(--graph)" strokeWidth="2" />
      {status === 'open' && <line x1="12" y1="24" x2="19" y2="24" stroke="var(--accent)" strokeWidth="2" />}
      <path
        d={listTicks(hours)
          .map(({ x, half }) => `M${x} ${24 - half}V${24 + half}`)
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
