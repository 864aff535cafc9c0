import { useRef, useEffect, useState } from 'react';
import { StatNodes } from '#app/pages/home/stat-nodes.tsx';
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts';
import { useInView } from '#app/ui/hooks/use-in-view.ts';
import { stats } from '#content/home.ts';
import type { Stat } from '#contract/content/home.ts';
import { countTickMs, getNextCount } from '#app/pages/home/get-next-count.ts';
import './stats.css';

/** Counts from 0 to `target` once `running`; before that it is 0. */
function useCounter(target: number, isRunning: boolean): number {
  const [value, setValue] = useState(0);
  useEffect(() => {
    if (!isRunning) return;
    let current = 0;
    const timer = setInterval(() => {
      current = getNextCount(current, target);
      setValue(current);
      if (current === target) clearInterval(timer);
    }, countTickMs);
    return () => clearInterval(timer);
  }, [isRunning, target]);
  return value;
}

/**
 * One number that counts up. Without script it is the target. Until hydration CSS shows 0 instead
 * (`data-waiting`) at the width of the target, so that nothing shifts; its nodes follow it. Screen readers get the target at once.
 */
function StatCell({ stat: { count, label }, isRunning }: { stat: Stat; isRunning: boolean }) {
  const hydrated = useHydrated();
  const value = useCounter(count, isRunning);
  const shown = hydrated ? value : count;
  return (
    <li className="stat" data-waiting={hydrated ? undefined : ''}>
      <p className="stat-words" role="img" aria-label={`${count} ${label}`}>
        <span className="stat-number" data-target={count}>
          <span>{shown}</span>
        </span>{' '}
        {label}
      </p>
      <StatNodes count={count} shown={shown} />
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
