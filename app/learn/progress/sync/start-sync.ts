import { readStoredProgress, watchStoredProgress } from '#app/learn/progress/store/progress-store.ts';
import { isSyncDue, syncProgress } from '#app/learn/progress/sync/sync-progress.ts';

/** Changes made within this time are sent in one call. */
const debounceMs = 400;

function runSync(): void {
  syncProgress().catch((error: unknown) =>
    console.error('Progress could not be sent to the account:', error),
  );
}

/**
 * Exchanges progress with the account now, after every change, when the connection comes back and when the
 * page is looked at again after a while. Returns a function that stops.
 */
export function startSync(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onChange = () => {
    clearTimeout(timer);
    if (readStoredProgress().pending) timer = setTimeout(runSync, debounceMs);
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible' && isSyncDue()) runSync();
  };
  const stopWatching = watchStoredProgress(onChange);
  window.addEventListener('online', runSync);
  document.addEventListener('visibilitychange', onVisible);
  if (isSyncDue()) runSync();
  return () => {
    clearTimeout(timer);
    stopWatching();
    window.removeEventListener('online', runSync);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
