import { useSyncExternalStore } from 'react';
import {
  noStoredProgress,
  readStoredProgress,
  watchStoredProgress,
  type StoredProgress,
} from '#app/learn/progress/store/progress-store.ts';

/** The learner's progress in this browser; empty while prerendering and in the first client render. */
export function useProgress(): StoredProgress {
  return useSyncExternalStore(watchStoredProgress, readStoredProgress, () => noStoredProgress);
}
