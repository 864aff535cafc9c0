import { useRef } from 'react';
import { StatNodes } from '#app/pages/home/stat-nodes.tsx';
import { useCounter } from '#app/pages/home/use-counter.ts';
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts';
import { useInView } from '#app/ui/hooks/use-in-view.ts';
import { stats } from '#content/home.ts';
import type { Stat } from '#contract/content/home.ts';
import './stats.css';

/**
 * One number that counts up. Without script it is the target. Until hydration CSS shows 0 instead
 * (`data-waiting`) at the width of the target, so that nothing shifts. Screen readers get the target at once.
 */
function StatCell({ stat: { count, label }, isRunning }: { stat: Stat; isRunning: boolean }) {
  const hydrated = useHydrated();
  const value = useCounter(count, isRunning);
  return (
    <li className="stat">
      <p className="stat-words" role="img" aria-label={`${count} ${label}`}>
        <span className="stat-number" data-target={count} data-waiting={hydrated ? undefined : ''}>
          <span>{hydrated ? value : count}</span>
        </span>{' '}
        {label}
      </p>
      <StatNodes count={count} />
    </li>
  );
}

/** The row of numbers; it starts to count when it is first in view. */
export function Stats() {
  const row = useRef<HTMLUListElement>(null);
  const isVisible = useInView(row) === 'visible';
  return (
    <section className="section" aria-label="The community in numbers">
      <ul className="stats" ref={row} data-moves-when-seen="">
        {stats.map((stat) => (
          <StatCell key={stat.id} stat={stat} isRunning={isVisible} />
        ))}
      </ul>
    </section>
  );
}
