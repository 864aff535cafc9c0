import { useEffect, useEffectEvent } from 'react';

/** Does something once, `ms` after `begun` became true; leaving the page calls it off. */
export function useAfter(begun: boolean, ms: number, act: () => void): void {
  const then = useEffectEvent(act);
  useEffect(() => {
    if (!begun) return;
    const timer = setTimeout(() => then(), ms);
    return () => clearTimeout(timer);
  }, [begun, ms]);
}
