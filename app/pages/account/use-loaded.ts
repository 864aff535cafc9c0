import { useEffect, useEffectEvent, useState } from 'react';
import { useEndedSession } from '#app/session/ended-session.ts';
import { describeError } from '#app/sign-in/describe-error.ts';

/** What a call has brought so far. */
export type Loaded<Value> =
  | { state: 'loading' }
  | { state: 'failed'; sentence: string }
  | { state: 'ready'; value: Value };

/**
 * Loads something on hydration, and again on `reload`, which keeps what is shown until the new answer is there.
 * `load` must be the same function at every render.
 */
export function useLoaded<Value>(load: (signal: AbortSignal) => Promise<Value>): {
  loaded: Loaded<Value>;
  reload: () => void;
} {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ state: 'loading' });
  const [round, setRound] = useState(0);
  const leaveIfEnded = useEndedSession();
  const fail = useEffectEvent((error: unknown) => {
    if (!leaveIfEnded(error)) setLoaded({ state: 'failed', sentence: describeError(error) });
  });
  useEffect(() => {
    const leaving = new AbortController();
    load(leaving.signal).then(
      (value) => {
        if (!leaving.signal.aborted) setLoaded({ state: 'ready', value });
      },
      (error: unknown) => {
        if (!leaving.signal.aborted) fail(error);
      },
    );
    return () => leaving.abort();
  }, [load, round]);
  return { loaded, reload: () => setRound((count) => count + 1) };
}
