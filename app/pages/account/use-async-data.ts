import { useEffect, useEffectEvent, useState } from 'react';
import { useEndedSession } from '#app/session/use-ended-session.ts';
import { formatError } from '#app/sign-in/format-error.ts';

/** The state of a call. */
export type AsyncData<Value> =
  | { state: 'loading' }
  | { state: 'failed'; message: string; isRetrying: boolean }
  | { state: 'ready'; value: Value };

/**
 * Loads data on hydration and again on `reload`, which keeps the current data until the new data is there.
 * `load` must be the same function in every render.
 */
export function useAsyncData<Value>(load: (signal: AbortSignal) => Promise<Value>): {
  data: AsyncData<Value>;
  reload: () => void;
} {
  const [data, setData] = useState<AsyncData<Value>>({ state: 'loading' });
  const [reloadCount, setReloadCount] = useState(0);
  const leaveIfEnded = useEndedSession();
  const handleError = useEffectEvent((error: unknown) => {
    if (!leaveIfEnded(error)) setData({ state: 'failed', message: formatError(error), isRetrying: false });
  });
  useEffect(() => {
    const controller = new AbortController();
    load(controller.signal).then(
      (value) => {
        if (!controller.signal.aborted) setData({ state: 'ready', value });
      },
      (error: unknown) => {
        if (!controller.signal.aborted) handleError(error);
      },
    );
    return () => controller.abort();
  }, [load, reloadCount]);
  return {
    data,
    reload: () => {
      setData((before) => (before.state === 'failed' ? { ...before, isRetrying: true } : before));
      setReloadCount((count) => count + 1);
    },
  };
}
