import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while prerendering and in the first client render, true afterwards: for what only the browser knows. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
