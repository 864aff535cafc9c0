/** What the build writes at `listAddress`: everything the tutorials need, with what is sent of each in bytes. The version changes with any of it. */
export type OfflineList = { version: string; files: { address: string; bytes: number }[] };
/** A copy that is whole; `bytes` as in its list. */
export type SavedCopy = { version: string; savedAt: number; bytes: number };

export const listAddress = '/generated/offline.json';
const prefix = 'lessons-';

/** The name of the cache for a version of the tutorials. */
export function cacheName(version: string): string {
  return `${prefix}${version}`;
}

/** The caches that hold tutorials, whole ones and begun ones. */
export async function listCacheNames(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(prefix));
}

/** A whole copy and its cache. A cache is whole when it holds the entry that `markComplete` puts in last. */
export async function findCompleteCopy(): Promise<{ cache: Cache; copy: SavedCopy } | undefined> {
  for (const name of await listCacheNames()) {
    const cache = await caches.open(name);
    const mark = await cache.match(listAddress);
    if (mark) return { cache, copy: await mark.json() };
  }
  return undefined;
}

/** Says of a cache that nothing is missing in it. */
export async function markComplete(cache: Cache, copy: SavedCopy): Promise<void> {
  await cache.put(listAddress, Response.json(copy));
}
