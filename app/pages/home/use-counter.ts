import { useEffect, useState } from 'react';
import { countTickMs, getNextCount } from '#app/pages/home/get-next-count.ts';

/** Counts from 0 to `target` once `running`; before that it is 0. */
export function useCounter(target: number, isRunning: boolean): number {
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
