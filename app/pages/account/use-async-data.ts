import { useEffect, useEffectEvent, useState } from 'react';
import { useEndedSession } from '#app/session/use-ended-session.ts';
import { describeError } from '#app/sign-in/describe-error.ts';

/** The state of a call. */
export type AsyncData<Value> =
  | { state: 'loading' }
  | { state: 'failed'; sentence: string }
  | { state: 'ready'; value: Value };

/**
 * Loads something on hydration, and again on `reload`, which keeps what is shown until the new answer is there.
 * `load` must be the same function at every render.
 */
export function useAsyncData<Value>(load: (signal: AbortSignal) => Promise<Value>): {
  data: AsyncData<Value>;
  reload: () => void;
} {
  const [data, setData] = useState<AsyncData<Value>>({ state: 'loading' });
  const [round, setRound] = useState(0);
  const leaveIfEnded = useEndedSession();
  const fail = useEffectEvent((error: unknown) => {
    if (!leaveIfEnded(error)) setData({ state: 'failed', sentence: describeError(error) });
  });
  useEffect(() => {
    const leaving = new AbortController();
    load(leaving.signal).then(
      (value) => {
        if (!leaving.signal.aborted) setData({ state: 'ready', value });
      },
      (error: unknown) => {
        if (!leaving.signal.aborted) fail(error);
      },
    );
    return () => leaving.abort();
  }, [load, round]);
  return { data, reload: () => setRound((count) => count + 1) };
}
