import { call, CallError } from '#app/session/api.ts';
import { findStoredSession } from '#app/session/stored-session.ts';
import { splitProgress } from '#app/learn/progress/sync/progress-batches.ts';
import { readStoredProgress, applyServerAnswer } from '#app/learn/progress/store/progress-store.ts';
import { findUnmerged, mergeProgress } from '#contract/merge-progress.ts';
import { addProgressEndpoint, readProgressEndpoint } from '#contract/endpoints/progress-endpoints.ts';

/**
 * How the last exchange with the account went: `unreachable` will be tried again, `refused` says why in `sentence`.
 */
export type SyncState =
  | { kind: 'signed-out' | 'syncing' | 'synced' | 'unreachable' }
  | { kind: 'refused'; sentence: string };

const changed = new EventTarget();
let state: SyncState = { kind: 'syncing' };
let running: Promise<void> | undefined;
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

/** Brings browser and account to the same progress, one exchange at a time. Never call it from the tutorials. */
export function syncProgress(): Promise<void> {
  running ??= exchangeAll().finally(() => {
    running = undefined;
  });
  return running;
}

async function exchangeAll(): Promise<void> {
  try {
    do {
      const session = findStoredSession();
      if (!session?.userId) return publishState({ kind: 'signed-out' });
      if (state.kind !== 'synced') publishState({ kind: 'syncing' });
      await exchange(session.token, session.userId);
      // Done here while the exchange was under way, or somebody else signed in.
    } while (readStoredProgress().pending);
    lastSyncedAt = Date.now();
    publishState({ kind: 'synced' });
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    publishState(failureOf(error));
  }
}

async function exchange(token: string, userId: string): Promise<void> {
  const held = await call(readProgressEndpoint, { token });
  const { progress: mine } = readStoredProgress();
  let answer = held;
  for (const batch of splitProgress(findUnmerged(held, mine))) {
    answer = mergeProgress(answer, await call(addProgressEndpoint, { body: batch, token }));
  }
  applyServerAnswer(mine, answer, userId);
}

function failureOf({ status, message }: CallError): SyncState {
  if (status === 401) return { kind: 'signed-out' };
  return status >= 400 && status < 500 && status !== 429
    ? { kind: 'refused', sentence: message }
    : { kind: 'unreachable' };
}

const staleAfterMs = 60_000;

/** Whether another device may have added something since the last exchange. */
export function isSyncDue(): boolean {
  return state.kind !== 'synced' || readStoredProgress().pending || Date.now() - lastSyncedAt > staleAfterMs;
}
