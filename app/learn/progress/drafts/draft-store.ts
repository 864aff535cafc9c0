import * as z from 'zod/mini';
import { createChangeNotifier } from '#app/session/change-notifier.ts';
import { readStorage } from '#app/session/read-storage.ts';
import { findStoredSession, watchStoredSession } from '#app/session/stored-session.ts';
import { withTabStorage } from '#app/session/tab-storage.ts';
import {
  draftVersionSchema,
  fitsDraft,
  isSameDraft,
  isSameVersion,
  mergeDrafts,
  type Draft,
  type Drafts,
} from '#contract/progress/drafts.ts';

/**
 * The learner's drafts in this browser, each under a key of its own: typing writes one draft, not all that was ever done.
 * What the browser's storage can't take stays in the storage of the tab. Nothing here calls the server. Never call it
 * while prerendering.
 */

const storedSchema = z.strictObject({
  /** Whether the account may lack some of it. */
  pending: z.boolean(),
  versions: z.array(draftVersionSchema),
});
type StoredDraft = z.output<typeof storedSchema>;
const nothingStored: StoredDraft = { pending: false, versions: [] };

/** The versions of a draft, the newest first, and whether that one is only in this tab. */
export type KeptDraft = { versions: Draft; isOnlyInTab: boolean };
export const noDraft: KeptDraft = Object.freeze({ versions: [], isOnlyInTab: false });

const prefixOf = (userId: string) => `draft:${userId}:`;
const ownKey = (id: string) => prefixOf(findStoredSession()?.userId ?? '') + id;

const changes = createChangeNotifier();
/** What no storage could take, by key: it lives as long as the page. */
const pageTexts = new Map<string, string>();
/** What this tab wrote, by key, to detect what another tab overwrote. */
const written = new Map<string, Draft>();

function parse(text: string | null): StoredDraft {
  if (text === null) return nothingStored;
  try {
    return storedSchema.safeParse(JSON.parse(text)).data ?? nothingStored;
  } catch {
    return nothingStored; // no JSON
  }
}

function readTabText(key: string): string | null {
  let text: string | null = null;
  withTabStorage((storage) => {
    text = storage.getItem(key);
  });
  return pageTexts.get(key) ?? text;
}

function writeToTab(key: string, versions: Draft): void {
  const text = JSON.stringify({ pending: true, versions });
  pageTexts.set(key, text);
  withTabStorage((storage) => {
    storage.setItem(key, text);
    pageTexts.delete(key);
  });
}

function removeFromTab(key: string): void {
  pageTexts.delete(key);
  withTabStorage((storage) => storage.removeItem(key));
}

/** Whether the browser's storage took it. */
function writeToBrowser(key: string, stored: { pending: boolean; versions: Draft }): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(stored));
    written.set(key, stored.versions);
    return true;
  } catch {
    return false;
  }
}

function addToKey(key: string, more: Draft): void {
  startListening();
  const inBrowser = parse(readStorage(key)).versions;
  const versions = mergeDrafts(mergeDrafts(inBrowser, parse(readTabText(key)).versions), more);
  const fitting = versions.filter(({ code }) => fitsDraft(code));
  const isKept = isSameDraft(fitting, inBrowser) || writeToBrowser(key, { pending: true, versions: fitting });
  if (isKept && fitting.length === versions.length) removeFromTab(key);
  else writeToTab(key, versions);
  changes.notify();
}

/** Adds versions to the draft with this id: `<lesson id>#<slug>`. */
export function addVersions(id: string, versions: Draft): void {
  addToKey(ownKey(id), versions);
}

let isListening = false;

/** When two tabs write at the same moment, the tab whose version was overwritten adds it again. */
function startListening(): void {
  if (isListening) return;
  isListening = true;
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === null) written.clear();
    else if (!key.startsWith('draft:')) return;
    else if (newValue === null) written.delete(key);
    else {
      const { versions } = parse(newValue);
      const mine = written.get(key) ?? [];
      if (!isSameDraft(mergeDrafts(versions, mine), versions)) return addToKey(key, mine);
    }
    changes.notify();
  });
}

/** Calls `listener` when a draft changes, in this tab or another, or another person signs in; returns what stops it. */
export function watchDrafts(listener: () => void): () => void {
  startListening();
  const stop = changes.watch(listener);
  const stopSession = watchStoredSession(listener);
  return () => {
    stop();
    stopSession();
  };
}

const snapshots = new Map<string, { browserText: string | null; tabText: string | null; kept: KeptDraft }>();

/** The signed-in person's draft; the same object until something changes. */
export function readDraft(id: string): KeptDraft {
  const key = ownKey(id);
  const [browserText, tabText] = [readStorage(key), readTabText(key)];
  if (browserText === null && tabText === null) return noDraft;
  const snapshot = snapshots.get(key);
  if (snapshot && snapshot.browserText === browserText && snapshot.tabText === tabText) return snapshot.kept;
  const inBrowser = parse(browserText).versions;
  const versions = mergeDrafts(inBrowser, parse(tabText).versions);
  const [newest] = versions;
  const isOnlyInTab = newest !== undefined && !inBrowser.some((version) => isSameVersion(version, newest));
  const kept = { versions, isOnlyInTab };
  snapshots.set(key, { browserText, tabText, kept });
  return kept;
}

/** The person's drafts in the browser's storage; with `isPending`, those that the account may lack. */
export function listDrafts(userId: string, { isPending = false } = {}): Drafts {
  const prefix = prefixOf(userId);
  return Object.fromEntries(
    listKeys(prefix)
      .map((key) => [key.slice(prefix.length), parse(readStorage(key))] as const)
      .filter(([, { pending, versions }]) => versions.length > 0 && (pending || !isPending))
      .map(([id, { versions }]) => [id, versions]),
  );
}

function listKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return []; // storage forbidden
  }
}

const readTimeKey = (userId: string) => `draftsAt:${userId}`;

/** Up to when this browser has the drafts of the person's account; null before it asked. */
export const findDraftsAt = (userId: string): string | null => readStorage(readTimeKey(userId));

type AccountDrafts = {
  /** What the account has, of all that changed or of what was sent. */
  drafts: Drafts;
  sent?: Drafts;
  /** Up to when these are all that the account has. */
  draftsAt?: number | undefined;
};

/** Merges what a person's account has into the browser's storage. */
export function receiveDrafts(userId: string, { drafts, sent = {}, draftsAt }: AccountDrafts): void {
  const results = Object.entries(drafts).map(([id, versions]) => {
    const key = prefixOf(userId) + id;
    const isSent = (version: Draft[number]) =>
      sent[id]?.some((each) => isSameVersion(each, version) && each.passed === version.passed) ?? false;
    const addedSince = parse(readStorage(key)).versions.filter((version) => !isSent(version));
    const merged = mergeDrafts(versions, addedSince);
    return writeToBrowser(key, { pending: !isSameDraft(merged, versions), versions: merged });
  });
  changes.notify();
  // What did not fit is asked for again.
  if (draftsAt === undefined || results.includes(false)) return;
  try {
    localStorage.setItem(readTimeKey(userId), String(draftsAt));
  } catch {
    // full: everything is asked for again
  }
}

/** Removes a person's drafts from the browser; with `isSynced`, everybody's that their accounts have. */
export function clearDrafts(which: { userId: string } | { isSynced: true }): void {
  for (const key of listKeys('userId' in which ? readTimeKey(which.userId) : 'draftsAt:'))
    localStorage.removeItem(key);
  for (const key of listKeys('userId' in which ? prefixOf(which.userId) : 'draft:')) {
    if ('isSynced' in which && parse(readStorage(key)).pending) continue;
    localStorage.removeItem(key);
    written.delete(key);
  }
  changes.notify();
}
