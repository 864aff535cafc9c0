import { findUnmerged } from '#contract/merge-progress.ts';
import { countEntries, emptyProgress, type Progress } from '#contract/progress.ts';
import {
  recordOf,
  emptyRecord,
  parseRecord,
  withServerAnswer,
  withAdded,
  type ProgressRecord,
} from '#app/learn/progress/store/progress-record.ts';
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
  /** Text that was once kept here and can't be read; set aside, never thrown away. */
  damagedText: string | null;
  /** Whether the browser refuses to keep it, so that it lasts only until the page is left. */
  fleeting: boolean;
};

export const noStoredProgress: StoredProgress = Object.freeze({
  progress: emptyProgress,
  pending: false,
  damagedText: null,
  fleeting: false,
});

const changed = new EventTarget();
/** What could not be kept, by key: storage is full or forbidden. */
const fleeting = new Map<string, string>();
/** As this tab last saw it, to notice what another tab wrote over. */
let lastSeen: ProgressRecord | undefined;

function readText(name: string): string | null {
  const held = fleeting.get(name);
  if (held !== undefined) return held;
  try {
    return localStorage.getItem(name);
  } catch {
    return null; // storage forbidden by the browser
  }
}

function writeText(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
    fleeting.delete(name);
  } catch {
    fleeting.set(name, text); // `fleeting` tells the learner
  }
}

function removeText(name: string): void {
  fleeting.delete(name);
  try {
    localStorage.removeItem(name);
  } catch {
    // storage forbidden: nothing was kept there
  }
}

function findUserId(): string | undefined {
  return findStoredSession()?.userId || undefined;
}

/** The one way to change what is kept: read afresh, so that other tabs' changes are in it. */
function update(change: (kept: ProgressRecord) => ProgressRecord): void {
  listen();
  const text = readText(key);
  const readable = parseRecord(text);
  if (readable === undefined && text !== null) writeText(damagedKey, text);
  const mine = recordOf(readable ?? emptyRecord, findUserId());
  const next = change(mine);
  lastSeen = next;
  const nextText = JSON.stringify(next);
  if (nextText === text || (text === null && next === emptyRecord)) return;
  writeText(key, nextText);
  changed.dispatchEvent(new Event('change'));
}

let listening = false;

/** Two tabs that write at the same moment: the one whose change was written over adds it again. */
function listen(): void {
  if (listening) return;
  listening = true;
  window.addEventListener('storage', (event) => {
    if (event.key === key && event.newValue !== null) {
      const stored = parseRecord(event.newValue);
      if (stored && lastSeen && stored.owner === lastSeen.owner) {
        const lost = findUnmerged(stored.progress, lastSeen.progress);
        if (countEntries(lost) > 0) addProgress(lost);
        else lastSeen = stored;
      }
    } else if (event.key === null || event.key === key) lastSeen = undefined;
    if (event.key === null || event.key === key || event.key === damagedKey)
      changed.dispatchEvent(new Event('change'));
  });
}

let shown:
  | {
      text: string | null;
      damaged: string | null;
      userId: string | undefined;
      fleeting: boolean;
      stored: StoredProgress;
    }
  | undefined;

/** What is stored now; the same object until something changes. */
export function readStoredProgress(): StoredProgress {
  const text = readText(key);
  const damaged = readText(damagedKey);
  const userId = findUserId();
  if (
    shown &&
    shown.text === text &&
    shown.damaged === damaged &&
    shown.userId === userId &&
    shown.fleeting === fleeting.size > 0
  )
    return shown.stored;
  const readable = parseRecord(text);
  const { progress, pending } = recordOf(readable ?? emptyRecord, userId);
  const stored = {
    progress,
    pending,
    damagedText: readable === undefined ? text : damaged,
    fleeting: fleeting.size > 0,
  };
  shown = { text, damaged, userId, fleeting: fleeting.size > 0, stored };
  return stored;
}

/**
 * Calls `listener` when progress changes, in this tab or another, or another person signs in; returns a
 * function that stops.
 */
export function watchStoredProgress(listener: () => void): () => void {
  listen();
  changed.addEventListener('change', listener);
  const stopSession = watchStoredSession(listener);
  return () => {
    changed.removeEventListener('change', listener);
    stopSession();
  };
}

/** Adds what was done here or is in a file. */
export function addProgress(more: Progress): void {
  update((kept) => withAdded(kept, more));
}

/** Takes over the server's answer to `sent`, unless somebody else has signed in since. */
export function applyServerAnswer(sent: Progress, answer: Progress, userId: string): void {
  if (findUserId() === userId) update((kept) => withServerAnswer(kept, sent, answer));
}

/** Forgets text that could not be read, in whichever place it is. */
export function discardDamagedText(): void {
  removeText(damagedKey);
  if (parseRecord(readText(key)) === undefined) removeText(key);
  changed.dispatchEvent(new Event('change'));
}

/** Forgets what this browser keeps of an account that is no more. */
export function forgetProgress(): void {
  update(({ others }) => ({ ...emptyRecord, others }));
}

/**
 * Call it when nobody is signed in any more: removes the progress that an account has stored already. What
 * the account may lack stays until its owner logs in again.
 */
export function forgetSyncedProgress(): void {
  const kept = parseRecord(readText(key));
  if (!kept || kept.owner === null || kept.pending) return;
  if (Object.keys(kept.others).length > 0) update(({ others }) => ({ ...emptyRecord, others }));
  else {
    removeText(key);
    lastSeen = undefined;
    changed.dispatchEvent(new Event('change'));
  }
}
