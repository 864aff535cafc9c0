import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `callback` once, `delayMs` after `active` became true; not any more when it turns false or the
 * component is gone.
 */
export function useTimeout(active: boolean, delayMs: number, callback: () => void): void {
  const onTimeout = useEffectEvent(callback);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => onTimeout(), delayMs);
    return () => clearTimeout(timer);
  }, [active, delayMs]);
}
