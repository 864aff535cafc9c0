import { useEffect, useEffectEvent, useState } from 'react';

export type LoadedValue<Value> = {
  value: Value | undefined;
  hasFailed: boolean;
  /** Loads again after a failure. */
  retry: () => void;
};

/**
 * Calls `load` when `key` is given and each time it changes. The value is undefined until it is loaded. Without
 * a key, nothing is loaded, and the last value stays. `name` begins the message on the console when it fails.
 */
export function useLoadedValue<Value>(
  name: string,
  key: string | undefined,
  load: () => Promise<Value> | undefined,
): LoadedValue<Value> {
  const [result, setResult] = useState<{ key: string } & ({ value: Value } | { hasFailed: true })>();
  const [attempt, setAttempt] = useState(0);
  const startLoading = useEffectEvent(load);
  const reportFailure = useEffectEvent((error: unknown) => console.info(`${name} could not load:`, error));
  useEffect(() => {
    if (key === undefined) return undefined;
    let isCancelled = false;
    startLoading()?.then(
      (value) => {
        if (!isCancelled) setResult({ key, value });
      },
      (error: unknown) => {
        reportFailure(error);
        if (!isCancelled) setResult({ key, hasFailed: true });
      },
    );
    return () => {
      isCancelled = true;
    };
  }, [key, attempt]);
  const current = key === undefined || result?.key === key ? result : undefined;
  return {
    value: current && 'value' in current ? current.value : undefined,
    hasFailed: current !== undefined && 'hasFailed' in current,
    retry: () => {
      setResult(undefined);
      setAttempt(attempt + 1);
    },
  };
}
