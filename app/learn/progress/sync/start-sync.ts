import { readStoredProgress, watchStoredProgress } from '#app/learn/progress/store/progress-store.ts';
import { hasUnsent, isSyncDue, readSyncState, syncProgress } from '#app/learn/progress/sync/sync-progress.ts';

/** Changes made within this time are sent in one call. */
const debounceMs = 400;

/** After a failed sync with unsent changes, the next one begins after this time, then after twice as long. */
const firstRetryDelayMs = 5_000;
const maxRetryDelayMs = 5 * 60_000;

/**
 * Exchanges progress with the account now, after every change, when the connection comes back and when the
 * page is looked at again after a while. When the browser is online and the server can't be reached, changes are
 * sent again with growing pauses. Returns a function that stops.
 */
export function startSync({ firstRetryMs = firstRetryDelayMs } = {}): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryDelayMs = firstRetryMs;
  let isStopped = false;
  const schedule = (delayMs: number) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(runSync, delayMs);
  };
  const runSync = () => {
    syncProgress().then(
      () => {
        if (readSyncState().kind !== 'unreachable') retryDelayMs = firstRetryMs;
        else if (hasUnsent() && navigator.onLine) {
          schedule(retryDelayMs);
          retryDelayMs = Math.min(2 * retryDelayMs, maxRetryDelayMs);
        }
      },
      (error: unknown) => console.error('Progress could not be sent to the account:', error),
    );
  };
  const onChange = () => {
    if (readStoredProgress().pending) schedule(debounceMs);
    else clearTimeout(timer);
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible' && isSyncDue()) runSync();
  };
  const stopWatching = watchStoredProgress(onChange);
  window.addEventListener('online', runSync);
  document.addEventListener('visibilitychange', onVisible);
  if (isSyncDue()) runSync();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    stopWatching();
    window.removeEventListener('online', runSync);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
