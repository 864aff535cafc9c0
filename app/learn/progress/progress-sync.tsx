import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { findStoredSession } from '#app/session/stored-session.ts';

function hasStoredProgress(): boolean {
  try {
    return localStorage.getItem('progress') !== null;
  } catch {
    return false; // storage forbidden
  }
}

/**
 * Keeps browser and account at the same progress on every page outside the tutorials, which make no calls.
 * What it needs is fetched only for people who are signed in. After they have left, nothing of theirs stays
 * in the browser that the account holds too.
 */
export function ProgressSync() {
  const isOutside = !useLocation().pathname.startsWith('/learning/');
  useEffect(() => {
    if (!isOutside) return;
    if (!findStoredSession()) {
      if (hasStoredProgress())
        import('#app/learn/progress/store/progress-store.ts').then(
          ({ forgetSyncedProgress }) => forgetSyncedProgress(),
          (error: unknown) => console.info('The stored progress could not be removed:', error),
        );
      return;
    }
    let stop: (() => void) | undefined;
    let isLeft = false;
    import('#app/learn/progress/sync/start-sync.ts').then(
      ({ startSync }) => {
        if (!isLeft) stop = startSync();
      },
      (error: unknown) => console.info('Progress could not be sent to the account:', error),
    );
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [isOutside]);
  return null;
}
