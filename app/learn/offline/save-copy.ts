import {
  cacheName,
  findCompleteCopy,
  listUrl,
  listCacheNames,
  markComplete,
  type SavedCopy,
  type OfflineList,
} from '#app/learn/offline/saved-copy.ts';

const lanes = 6;
const lock = 'offline-copy';

/** The browser's room for this site is used up. */
export class NoRoomError extends Error {}

export type OnProgress = (done: number, of: number) => void;

/** The list of the tutorials as the server has them now. Throws when it does not arrive. */
export async function fetchList(): Promise<OfflineList> {
  const answer = await fetch(listUrl, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${listUrl} answered ${answer.status}`);
  return answer.json();
}

async function keep(cache: Cache, address: string): Promise<void> {
  const answer = await fetch(address, address.startsWith('/assets/') ? {} : { cache: 'no-cache' });
  if (!answer.ok || answer.redirected) throw new Error(`${address} answered ${answer.status}`);
  await cache.put(address, answer);
}

/** Fetches what the cache lacks of the list, several at a time. What has arrived stays when something else does not. */
async function fill(cache: Cache, { files }: OfflineList, onProgress: OnProgress): Promise<void> {
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = files.map(({ address }) => address).filter((address) => !kept.has(address));
  let done = files.length - missing.length;
  onProgress(done, files.length);
  const walk = async () => {
    for (let address = missing.shift(); address !== undefined; address = missing.shift()) {
      try {
        await keep(cache, address);
      } catch (error) {
        missing.length = 0; // the other lanes end too
        throw error;
      }
      done += 1;
      onProgress(done, files.length);
    }
  };
  // What is under way comes to its end before the failure is told.
  const ends = await Promise.allSettled(Array.from({ length: lanes }, walk));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
}

async function removeCaches(except?: string): Promise<void> {
  const others = (await listCacheNames()).filter((name) => name !== except);
  await Promise.all(others.map((name) => caches.delete(name)));
}

async function saveList(list: OfflineList, onProgress: OnProgress): Promise<SavedCopy> {
  const whole = await findCompleteCopy();
  if (whole?.copy.version === list.version) return whole.copy;
  const name = cacheName(list.version);
  const cache = await caches.open(name);
  const copy: SavedCopy = {
    version: list.version,
    savedAt: Date.now(),
    bytes: list.files.reduce((sum, { bytes }) => sum + bytes, 0),
  };
  try {
    await fill(cache, list, onProgress);
    // The site may have been renewed meanwhile: then this is a mixture of two.
    if ((await fetchList()).version !== list.version)
      throw new Error('The tutorials were renewed while they were saved.');
    await markComplete(cache, copy);
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'QuotaExceededError') throw error;
    await caches.delete(name); // a part of a copy is of no use where there is no room for the rest
    throw new NoRoomError(error.message);
  }
  await removeCaches(name);
  return copy;
}

/**
 * Saves the tutorials as the server has them now, beginning where the last try ended, and lets the worker
 * answer out of the copy. A copy that is there is replaced only by a whole one. Throws `NoRoomError`, or what
 * went wrong on the line.
 */
export async function saveCopy(onProgress: OnProgress): Promise<SavedCopy> {
  // Two tabs save one after the other: the second finds everything there.
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
