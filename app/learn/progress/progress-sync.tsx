import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { readStorage } from '#app/session/read-storage.ts';
import { findStoredSession } from '#app/session/stored-session.ts';

/**
 * Syncs progress between browser and account on every page outside the tutorials, which make no calls. Its
 * modules are loaded only for people who are signed in. After they sign out, progress that the account has is
 * removed from the browser.
 */
export function ProgressSync() {
  const isOutsideTutorials = !useLocation().pathname.startsWith('/learning/');
  useEffect(() => {
    if (!isOutsideTutorials) return;
    if (!findStoredSession()) {
      if (readStorage('progress') !== null)
        import('#app/learn/progress/store/progress-store.ts').then(
          ({ clearSyncedProgress }) => clearSyncedProgress(),
          (error: unknown) => console.info('The stored progress could not be removed:', error),
        );
      return;
    }
    let stop: (() => void) | undefined;
    let isCancelled = false;
    import('#app/learn/progress/sync/start-sync.ts').then(
      ({ startSync }) => {
        if (!isCancelled) stop = startSync();
      },
      (error: unknown) => console.info('Progress could not be sent to the account:', error),
    );
    return () => {
      isCancelled = true;
      stop?.();
    };
  }, [isOutsideTutorials]);
  return null;
}
