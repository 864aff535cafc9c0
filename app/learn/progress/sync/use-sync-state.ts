import { useSyncExternalStore } from 'react';
import { readSyncState, watchSyncState, type SyncState } from '#app/learn/progress/sync/sync-progress.ts';

const untold: SyncState = { kind: 'syncing' };

/** How the last exchange with the account went. For pages outside the tutorials only. */
export function useSyncState(): SyncState {
  return useSyncExternalStore(watchSyncState, readSyncState, () => untold);
}
