import { call, CallError } from '#app/session/api.ts';
import { createChangeNotifier } from '#app/session/change-notifier.ts';
import { findStoredSession, type StoredSession } from '#app/session/stored-session.ts';
import { findDraftsAt, listDrafts, receiveDrafts } from '#app/learn/progress/drafts/draft-store.ts';
import { splitDrafts, splitProgress } from '#app/learn/progress/sync/progress-batches.ts';
import { readStoredProgress, applyServerResponse } from '#app/learn/progress/store/progress-store.ts';
import { findUnmerged, mergeProgress } from '#contract/progress/merge-progress.ts';
import { emptyProgress } from '#contract/progress/progress.ts';
import { addProgressEndpoint, readProgressEndpoint } from '#contract/endpoints/progress-endpoints.ts';

/** The result of the last sync: `unreachable` is retried, `refused` has the reason in `message`. */
export type SyncState =
  | { kind: 'signed-out' | 'syncing' | 'synced' | 'unreachable' }
  | { kind: 'refused'; message: string };

const changes = createChangeNotifier();
let state: SyncState = { kind: 'syncing' };
let currentSync: Promise<void> | undefined;
let lastSyncedAt = 0;

export function readSyncState(): SyncState {
  return state;
}

export const watchSyncState = changes.watch;

function publishState(next: SyncState): void {
  state = next;
  changes.notify();
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
    let isDone: boolean;
    do {
      const session = findStoredSession();
      if (!session?.userId) return publishState({ kind: 'signed-out' });
      if (state.kind !== 'synced') publishState({ kind: 'syncing' });
      isDone = await exchange(session);
      // Something was done here during the exchange, or somebody else signed in.
    } while (!isDone || readStoredProgress().pending);
    lastSyncedAt = Date.now();
    publishState({ kind: 'synced' });
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    publishState(toFailureState(error));
  }
}

/** Resolves to whether the session stayed the stored one until its progress was read. */
async function exchange({ token, userId }: StoredSession): Promise<boolean> {
  const draftsSince = findDraftsAt(userId);
  const {
    drafts = {},
    draftsAt,
    ...serverProgress
  } = await call(readProgressEndpoint, { token, query: draftsSince === null ? {} : { draftsSince } });
  // What is stored now belongs to whoever is signed in now, so it must not be sent with another token.
  const session = findStoredSession();
  if (session?.token !== token || session.userId !== userId) return false;
  receiveDrafts(userId, { drafts, draftsAt });
  const { progress: localProgress } = readStoredProgress();
  let mergedProgress = serverProgress;
  for (const batch of splitProgress(findUnmerged(serverProgress, localProgress))) {
    mergedProgress = mergeProgress(mergedProgress, await call(addProgressEndpoint, { body: batch, token }));
  }
  applyServerResponse(localProgress, mergedProgress, userId);
  let refusal: CallError | undefined;
  for (const sent of splitDrafts(listDrafts(userId, { isPending: true }))) {
    try {
      const { drafts: received = {} } = await call(addProgressEndpoint, {
        body: { ...emptyProgress, drafts: sent },
        token,
      });
      receiveDrafts(userId, { drafts: received, sent });
    } catch (error) {
      // Others may fit where these are too large.
      if (!(error instanceof CallError) || error.status !== 413) throw error;
      refusal = error;
    }
  }
  if (refusal) throw refusal;
  return true;
}

function toFailureState({ status, message }: CallError): SyncState {
  if (status === 401) return { kind: 'signed-out' };
  return status >= 400 && status < 500 && status !== 429
    ? { kind: 'refused', message }
    : { kind: 'unreachable' };
}

/** Whether the account may lack something that this browser has. */
export function hasUnsent(): boolean {
  const userId = findStoredSession()?.userId ?? '';
  return readStoredProgress().pending || Object.keys(listDrafts(userId, { isPending: true })).length > 0;
}

const staleAfterMs = 60_000;

/** Whether another device may have added something since the last exchange. */
export function isSyncDue(): boolean {
  return state.kind !== 'synced' || hasUnsent() || Date.now() - lastSyncedAt > staleAfterMs;
}
