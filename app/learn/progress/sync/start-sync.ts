import { readStoredProgress, watchStoredProgress } from '#app/learn/progress/store/progress-store.ts';
import { isSyncDue, syncProgress } from '#app/learn/progress/sync/sync-progress.ts';

/** Marks made within this time go to the account in one call. */
const debounceMs = 400;

function run(): void {
  syncProgress().catch((error: unknown) =>
    console.error('Progress could not be sent to the account:', error),
  );
}

/**
 * Exchanges progress with the account now, after every change, when the connection comes back and when the
 * page is looked at again after a while. Returns a function that stops.
 */
export function startSync(): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const onChange = () => {
    clearTimeout(waiting);
    if (readStoredProgress().pending) waiting = setTimeout(run, debounceMs);
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible' && isSyncDue()) run();
  };
  const stopWatching = watchStoredProgress(onChange);
  window.addEventListener('online', run);
  document.addEventListener('visibilitychange', onVisible);
  if (isSyncDue()) run();
  return () => {
    clearTimeout(waiting);
    stopWatching();
    window.removeEventListener('online', run);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
