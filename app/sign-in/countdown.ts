import { useSyncExternalStore } from 'react';

/** Whole seconds from `now` until `until` (both in epoch milliseconds), never below 0. */
export function getSecondsUntil(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000));
}

/** Formats a remaining time: 42 is '0:42', 150 is '2:30'. */
export function formatCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function subscribeToTimer(listener: () => void): () => void {
  const timer = setInterval(listener, 250);
  return () => clearInterval(timer);
}

/** Seconds left until a moment (epoch milliseconds), counted down on the page. */
export function useCountdown(until: number): number {
  return useSyncExternalStore(subscribeToTimer, () => getSecondsUntil(until, Date.now()));
}
