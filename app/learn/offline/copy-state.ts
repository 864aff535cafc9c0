import { findCompleteCopy, type SavedCopy } from '#app/learn/offline/saved-copy.ts';

/** The state of the offline copy in this browser. `copy` is the complete one, if there is one. */
export type CopyState = {
  kind: 'unknown' | 'ready' | 'saving' | 'outdated' | 'failed' | 'storage-full';
  copy?: SavedCopy;
  done?: number;
  total?: number;
};

const unknown: CopyState = { kind: 'unknown' };
const listeners = new Set<() => void>();
let state = unknown;
let isStarted = false;

function publish(next: CopyState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Whether this browser can store a copy: only in a secure context (https or localhost). */
function canStore(): boolean {
  return 'serviceWorker' in navigator && 'caches' in window && 'locks' in navigator;
}

function isDataSaverOn(): boolean {
  return (
    'connection' in navigator &&
    (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true
  );
}

async function save(
  onProgress: (done: number, total: number) => void,
  failureState: CopyState,
): Promise<void> {
  const { copy } = state;
  const { StorageFullError, saveCopy } = await import('#app/learn/offline/save-copy.ts');
  try {
    publish({ kind: 'ready', copy: await saveCopy(onProgress) });
  } catch (error) {
    console.info('The lessons could not be saved:', error);
    publish(error instanceof StorageFullError ? { kind: 'storage-full', copy } : failureState);
  }
}

/** Saves the tutorials, or continues where it was interrupted, and publishes the progress. */
export function startSaving(): void {
  const { copy } = state;
  const failed: CopyState = { kind: 'failed', copy };
  publish({ kind: 'saving', copy, done: 0, total: 0 });
  save((done, total) => publish({ kind: 'saving', copy, done, total }), failed).catch(() => publish(failed)); // the module that saves could not load
}

/** Removes the copy from this browser. */
export function startRemoving(): void {
  const { copy } = state;
  import('#app/learn/offline/save-copy.ts')
    .then(({ removeCopy }) => removeCopy())
    .then(
      () => publish({ kind: 'ready' }),
      (error: unknown) => {
        console.info('The copy could not be removed:', error);
        publish({ kind: 'ready', copy });
      },
    );
}

/**
 * Updates an outdated copy silently; with the browser's data saver on, it only reports that there is a newer
 * version.
 */
async function updateOutdatedCopy(copy: SavedCopy): Promise<void> {
  const { fetchList } = await import('#app/learn/offline/save-copy.ts');
  const { version } = await fetchList();
  if (version === copy.version || state.kind !== 'ready') return;
  const outdated: CopyState = { kind: 'outdated', copy };
  if (isDataSaverOn()) publish(outdated);
  else await save(() => undefined, outdated);
}

async function readCopy(): Promise<void> {
  const copy = (await findCompleteCopy())?.copy;
  if (state.kind !== 'unknown') return;
  publish({ kind: 'ready', copy });
  if (copy === undefined || !navigator.onLine) return;
  const whenIdle =
    'requestIdleCallback' in window
      ? window.requestIdleCallback
      : (callback: () => void) => window.setTimeout(callback, 1_000);
  whenIdle(() => {
    updateOutdatedCopy(copy).catch((error: unknown) =>
      console.info('Whether the copy is the newest is not known:', error),
    );
  });
}

/**
 * Calls `listener` at every change of the state; the first listener makes it read the copy. Returns a
 * function that stops.
 */
export function watchCopyState(listener: () => void): () => void {
  listeners.add(listener);
  if (!isStarted && canStore()) {
    isStarted = true;
    readCopy().catch((error: unknown) => console.info('What is saved in this browser can’t be read:', error));
  }
  return () => listeners.delete(listener);
}

/** The current state. */
export function readCopyState(): CopyState {
  return state;
}

/** Nothing is known while prerendering and in the first client render. */
export function readServerState(): CopyState {
  return unknown;
}
