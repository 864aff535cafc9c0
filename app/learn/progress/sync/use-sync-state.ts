import { useSyncExternalStore } from 'react';
import { readSyncState, watchSyncState, type SyncState } from '#app/learn/progress/sync/sync-progress.ts';

const initialState: SyncState = { kind: 'syncing' };

/** The result of the last sync. For pages outside the tutorials only. */
export function useSyncState(): SyncState {
  return useSyncExternalStore(watchSyncState, readSyncState, () => initialState);
}
