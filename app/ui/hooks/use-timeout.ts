import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `callback` once, `delayMs` after `isActive` became true, unless it becomes false or the component
 * unmounts before.
 */
export function useTimeout(isActive: boolean, delayMs: number, callback: () => void): void {
  const onTimeout = useEffectEvent(callback);
  useEffect(() => {
    if (!isActive) return;
    const timer = setTimeout(() => onTimeout(), delayMs);
    return () => clearTimeout(timer);
  }, [isActive, delayMs]);
}
