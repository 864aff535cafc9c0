/**
 * What the build writes at `listUrl`: the URLs of all files that the tutorials need, with the bytes that are
 * transferred for each. The version changes with any of them.
 */
export type OfflineList = { version: string; files: { address: string; bytes: number }[] };
/** A complete copy. `savedAt` is in milliseconds since 1970, `bytes` the sum of its list. */
export type SavedCopy = { version: string; savedAt: number; bytes: number };

export const listUrl = '/generated/offline.json';
const cacheNamePrefix = 'lessons-';

/** The name of the cache for a version of the tutorials. */
export function getCacheName(version: string): string {
  return `${cacheNamePrefix}${version}`;
}

/** The caches that hold tutorials, complete or not. */
export async function listCacheNames(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(cacheNamePrefix));
}

/** A complete copy and its cache. A cache is complete when it has the entry that `markComplete` adds last. */
export async function findCompleteCopy(): Promise<{ cache: Cache; copy: SavedCopy } | undefined> {
  for (const name of await listCacheNames()) {
    const cache = await caches.open(name);
    const marker = await cache.match(listUrl);
    if (marker) return { cache, copy: await marker.json() };
  }
  return undefined;
}

/** Marks a cache as complete. */
export async function markComplete(cache: Cache, copy: SavedCopy): Promise<void> {
  await cache.put(listUrl, Response.json(copy));
}
