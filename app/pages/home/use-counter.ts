import { useEffect, useState } from 'react';
import { countTickMs, nextCount } from '#app/pages/home/next-count.ts';

/** Counts from 0 to `target` once `running`; before that it is 0. */
export function useCounter(target: number, running: boolean): number {
  const [value, setValue] = useState(0);
  useEffect(() => {
    if (!running) return;
    let current = 0;
    const timer = setInterval(() => {
      current = nextCount(current, target);
      setValue(current);
      if (current === target) clearInterval(timer);
    }, countTickMs);
    return () => clearInterval(timer);
  }, [running, target]);
  return value;
}
