import { findUnmerged } from '#contract/progress/merge-progress.ts';
import { countEntries, emptyProgress, type Progress } from '#contract/progress/progress.ts';
import {
  selectRecord,
  emptyRecord,
  parseRecord,
  mergeServerResponse,
  addToRecord,
  type ProgressRecord,
} from '#app/learn/progress/store/progress-record.ts';
import { clearDrafts } from '#app/learn/progress/drafts/draft-store.ts';
import { createChangeNotifier } from '#app/session/change-notifier.ts';
import { readStorage } from '#app/session/read-storage.ts';
import { findStoredSession, watchStoredSession } from '#app/session/stored-session.ts';

/**
 * The learner's progress in this browser. Nothing here calls the server (the tutorials may not):
 * `sync/sync-progress.ts` does. Never call it while prerendering.
 */

const key = 'progress';
const damagedKey = 'progress-damaged';

export type StoredProgress = {
  progress: Progress;
  /** Whether the account may lack some of it. */
  pending: boolean;
  /** Stored text that can't be parsed. It is set aside and never deleted without being asked. */
  damagedText: string | null;
  /** Whether the browser can't store it, so that it is lost when the page is left. */
  isUnsaved: boolean;
};

export const noStoredProgress: StoredProgress = Object.freeze({
  progress: emptyProgress,
  pending: false,
  damagedText: null,
  isUnsaved: false,
});

const changes = createChangeNotifier();
/** Text that could not be stored, by key, because storage is full or forbidden. */
const unsavedTexts = new Map<string, string>();
/** The record as this tab last wrote or read it, to detect what another tab overwrote. */
let lastSeen: ProgressRecord | undefined;

function readText(name: string): string | null {
  const unsavedText = unsavedTexts.get(name);
  return unsavedText ?? readStorage(name);
}

function writeText(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
    unsavedTexts.delete(name);
  } catch {
    unsavedTexts.set(name, text); // `isUnsaved` tells the learner
  }
}

function removeText(name: string): void {
  unsavedTexts.delete(name);
  try {
    localStorage.removeItem(name);
  } catch {
    // storage forbidden: nothing was kept there
  }
}

function findUserId(): string | undefined {
  return findStoredSession()?.userId || undefined;
}

/** The only way to change the record. It reads the storage first, so that other tabs' changes are kept. */
function update(change: (record: ProgressRecord) => ProgressRecord): void {
  startListening();
  const text = readText(key);
  const parsed = parseRecord(text);
  if (parsed === undefined && text !== null) writeText(damagedKey, text);
  const record = selectRecord(parsed ?? emptyRecord, findUserId());
  const next = change(record);
  lastSeen = next;
  const nextText = JSON.stringify(next);
  if (nextText === text || (text === null && next === emptyRecord)) return;
  writeText(key, nextText);
  changes.notify();
}

let isListening = false;

/** When two tabs write at the same moment, the tab whose change was overwritten adds it again. */
function startListening(): void {
  if (isListening) return;
  isListening = true;
  window.addEventListener('storage', (event) => {
    if (event.key === key && event.newValue !== null) {
      const stored = parseRecord(event.newValue);
      if (stored && lastSeen && stored.owner === lastSeen.owner) {
        const lost = findUnmerged(stored.progress, lastSeen.progress);
        if (countEntries(lost) > 0) addProgress(lost);
        else lastSeen = stored;
      }
    } else if (event.key === null || event.key === key) lastSeen = undefined;
    if (event.key === null || event.key === key || event.key === damagedKey) changes.notify();
  });
}

let cachedSnapshot:
  | {
      text: string | null;
      damaged: string | null;
      userId: string | undefined;
      isUnsaved: boolean;
      stored: StoredProgress;
    }
  | undefined;

/** What is stored now; the same object until something changes. */
export function readStoredProgress(): StoredProgress {
  const text = readText(key);
  const damaged = readText(damagedKey);
  const userId = findUserId();
  if (
    cachedSnapshot &&
    cachedSnapshot.text === text &&
    cachedSnapshot.damaged === damaged &&
    cachedSnapshot.userId === userId &&
    cachedSnapshot.isUnsaved === unsavedTexts.size > 0
  )
    return cachedSnapshot.stored;
  const parsed = parseRecord(text);
  const { progress, pending } = selectRecord(parsed ?? emptyRecord, userId);
  const stored = {
    progress,
    pending,
    damagedText: parsed === undefined ? text : damaged,
    isUnsaved: unsavedTexts.size > 0,
  };
  cachedSnapshot = { text, damaged, userId, isUnsaved: unsavedTexts.size > 0, stored };
  return stored;
}

/**
 * Calls `listener` when progress changes, in this tab or another, or another person signs in; returns a
 * function that stops.
 */
export function watchStoredProgress(listener: () => void): () => void {
  startListening();
  const stop = changes.watch(listener);
  const stopSession = watchStoredSession(listener);
  return () => {
    stop();
    stopSession();
  };
}

/** Adds what was done here or is in a file. */
export function addProgress(more: Progress): void {
  update((record) => addToRecord(record, more));
}

/** Merges the server's response to `sent`, unless somebody else has signed in since. */
export function applyServerResponse(sent: Progress, response: Progress, userId: string): void {
  if (findUserId() === userId) update((record) => mergeServerResponse(record, sent, response));
}

/** Deletes text that could not be parsed, under either key. */
export function discardDamagedText(): void {
  removeText(damagedKey);
  if (parseRecord(readText(key)) === undefined) removeText(key);
  changes.notify();
}

/** Deletes the progress of an account that was deleted. */
export function clearProgress(): void {
  clearDrafts({ userId: findUserId() ?? '' });
  update(({ others }) => ({ ...emptyRecord, others }));
}

/**
 * Call it when nobody is signed in any more: removes the progress that an account has stored already. What
 * the account may lack stays until its owner logs in again.
 */
export function clearSyncedProgress(): void {
  clearDrafts({ isSynced: true });
  const record = parseRecord(readText(key));
  if (!record || record.owner === null || record.pending) return;
  if (Object.keys(record.others).length > 0) update(({ others }) => ({ ...emptyRecord, others }));
  else {
    removeText(key);
    lastSeen = undefined;
    changes.notify();
  }
}
