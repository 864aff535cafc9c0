import {
  getCacheName,
  findCompleteCopy,
  listUrl,
  listCacheNames,
  markComplete,
  type SavedCopy,
  type OfflineList,
} from '#app/learn/offline/saved-copy.ts';

const parallelFetches = 6;
const lock = 'offline-copy';

/** The browser's storage quota for this site is used up. */
export class StorageFullError extends Error {}

export type OnProgress = (done: number, total: number) => void;

/** Fetches the list of the tutorials' current version. Throws when it does not arrive. */
export async function fetchList(): Promise<OfflineList> {
  const response = await fetch(listUrl, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${listUrl} answered ${response.status}`);
  return response.json();
}

async function fetchInto(cache: Cache, address: string): Promise<void> {
  const response = await fetch(address, address.startsWith('/assets/') ? {} : { cache: 'no-cache' });
  if (!response.ok || response.redirected) throw new Error(`${address} answered ${response.status}`);
  await cache.put(address, response);
}

/**
 * Fetches the files of the list that the cache lacks, several at a time. When one fails, those that arrived
 * stay.
 */
async function fetchMissingFiles(
  cache: Cache,
  { files }: OfflineList,
  onProgress: OnProgress,
): Promise<void> {
  const stored = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = files.map(({ address }) => address).filter((address) => !stored.has(address));
  let done = files.length - missing.length;
  onProgress(done, files.length);
  const fetchNext = async () => {
    for (let address = missing.shift(); address !== undefined; address = missing.shift()) {
      try {
        await fetchInto(cache, address);
      } catch (error) {
        missing.length = 0; // the other fetches stop too
        throw error;
      }
      done += 1;
      onProgress(done, files.length);
    }
  };
  // Running fetches are awaited before the error is thrown.
  const results = await Promise.allSettled(Array.from({ length: parallelFetches }, fetchNext));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

async function removeCaches(except?: string): Promise<void> {
  const others = (await listCacheNames()).filter((name) => name !== except);
  await Promise.all(others.map((name) => caches.delete(name)));
}

async function saveList(list: OfflineList, onProgress: OnProgress): Promise<SavedCopy> {
  const completeCopy = await findCompleteCopy();
  if (completeCopy?.copy.version === list.version) return completeCopy.copy;
  const name = getCacheName(list.version);
  const cache = await caches.open(name);
  const copy: SavedCopy = {
    version: list.version,
    savedAt: Date.now(),
    bytes: list.files.reduce((sum, { bytes }) => sum + bytes, 0),
  };
  try {
    await fetchMissingFiles(cache, list, onProgress);
    // If a new version of the site was deployed meanwhile, the copy is a mixture of both.
    if ((await fetchList()).version !== list.version)
      throw new Error('A new version of the tutorials was deployed while they were saved.');
    await markComplete(cache, copy);
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'QuotaExceededError') throw error;
    await caches.delete(name); // a part of a copy is useless when there is no space for the rest
    throw new StorageFullError(error.message);
  }
  await removeCaches(name);
  return copy;
}

/**
 * Saves the current version of the tutorials, continuing an interrupted try, and registers the service worker
 * that answers from the copy. An existing copy is replaced only by a complete one. Throws a StorageFullError,
 * or the error of the connection.
 */
export async function saveCopy(onProgress: OnProgress): Promise<SavedCopy> {
  // The lock lets two tabs save one after the other; the second finds everything stored.
  return navigator.locks.request(lock, async () => {
    const list = await fetchList();
    await navigator.serviceWorker.register('/service-worker.js', { scope: '/' });
    return saveList(list, onProgress);
  });
}

/** Removes the copy and the worker; nothing of either is left in the browser. */
export async function removeCopy(): Promise<void> {
  await navigator.locks.request(lock, async () => {
    await removeCaches();
    const registration = await navigator.serviceWorker.getRegistration('/');
    await registration?.unregister();
  });
}
