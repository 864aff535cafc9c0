import { call, CallError } from '#app/session/api.ts';
import { findStoredSession } from '#app/session/stored-session.ts';
import { splitProgress } from '#app/learn/progress/sync/progress-batches.ts';
import { readStoredProgress, applyServerResponse } from '#app/learn/progress/store/progress-store.ts';
import { findUnmerged, mergeProgress } from '#contract/merge-progress.ts';
import { addProgressEndpoint, readProgressEndpoint } from '#contract/endpoints/progress-endpoints.ts';

/** The result of the last sync: `unreachable` is retried, `refused` has the reason in `message`. */
export type SyncState =
  | { kind: 'signed-out' | 'syncing' | 'synced' | 'unreachable' }
  | { kind: 'refused'; message: string };

const changed = new EventTarget();
let state: SyncState = { kind: 'syncing' };
let currentSync: Promise<void> | undefined;
let lastSyncedAt = 0;

export function readSyncState(): SyncState {
  return state;
}

/** Calls the listener after each change; returns the function that ends it. */
export function watchSyncState(listener: () => void): () => void {
  changed.addEventListener('change', listener);
  return () => changed.removeEventListener('change', listener);
}

function publishState(next: SyncState): void {
  state = next;
  changed.dispatchEvent(new Event('change'));
}

/** Syncs browser and account, one exchange at a time. Never call it from the tutorials. */
export function syncProgress(): Promise<void> {
  currentSync ??= exchangeAll().finally(() => {
    currentSync = undefined;
  });
  return currentSync;
}

async function exchangeAll(): Promise<void> {
  try {
    do {
      const session = findStoredSession();
      if (!session?.userId) return publishState({ kind: 'signed-out' });
      if (state.kind !== 'synced') publishState({ kind: 'syncing' });
      await exchange(session.token, session.userId);
      // Something was done here during the exchange, or somebody else signed in.
    } while (readStoredProgress().pending);
    lastSyncedAt = Date.now();
    publishState({ kind: 'synced' });
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    publishState(toFailureState(error));
  }
}

async function exchange(token: string, userId: string): Promise<void> {
  const serverProgress = await call(readProgressEndpoint, { token });
  const { progress: localProgress } = readStoredProgress();
  let mergedProgress = serverProgress;
  for (const batch of splitProgress(findUnmerged(serverProgress, localProgress))) {
    mergedProgress = mergeProgress(mergedProgress, await call(addProgressEndpoint, { body: batch, token }));
  }
  applyServerResponse(localProgress, mergedProgress, userId);
}

function toFailureState({ status, message }: CallError): SyncState {
  if (status === 401) return { kind: 'signed-out' };
  return status >= 400 && status < 500 && status !== 429
    ? { kind: 'refused', message }
    : { kind: 'unreachable' };
}

const staleAfterMs = 60_000;

/** Whether another device may have added something since the last exchange. */
export function isSyncDue(): boolean {
  return state.kind !== 'synced' || readStoredProgress().pending || Date.now() - lastSyncedAt > staleAfterMs;
}
