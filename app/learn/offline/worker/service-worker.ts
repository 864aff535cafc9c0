import { findCompleteCopy } from '#app/learn/offline/saved-copy.ts';
import { chooseStrategy } from './request-strategy.ts';

/*
 * Serves the tutorials from their saved copy. The page fills and removes the copy (save-copy.ts); without
 * one, or for anything that is not in it, the worker does what the browser would do.
 */
type ExtendableEvent = { waitUntil: (work: Promise<unknown>) => void };
type FetchEvent = { request: Request; respondWith: (response: Promise<Response>) => void };
/**
 * The part of a worker's global scope that is used here: TypeScript's own types of it don't go together with
 * those of pages.
 */
declare const self: {
  location: Location;
  clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener: ((kind: 'install' | 'activate', listener: (event: ExtendableEvent) => void) => void) &
    ((kind: 'fetch', listener: (event: FetchEvent) => void) => void);
};

/** How long the server may take before the copy answers. */
const serverTimeoutMs = 3_000;

async function matchInCopy({ url }: Request): Promise<Response | undefined> {
  const path = new URL(url).pathname.replace(/\/+$/, '');
  const completeCopy = await findCompleteCopy();
  return completeCopy?.cache.match(path, { ignoreVary: true });
}

async function respondCacheFirst(request: Request): Promise<Response> {
  const cachedResponse = await matchInCopy(request).catch(() => undefined);
  return cachedResponse ?? fetch(request);
}

async function respondNetworkFirst(request: Request): Promise<Response> {
  const networkResponse = fetch(request);
  const timeout = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), serverTimeoutMs);
  });
  const timelyResponse = await Promise.race([networkResponse.catch(() => undefined), timeout]);
  // A proxy answers 502 for a server that is down.
  if (timelyResponse !== undefined && timelyResponse.status < 500) return timelyResponse;
  const cachedResponse = await matchInCopy(request).catch(() => undefined);
  return cachedResponse ?? networkResponse;
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const strategy = chooseStrategy(event.request, self.location.origin);
  if (strategy === 'cache-first') event.respondWith(respondCacheFirst(event.request));
  if (strategy === 'network-first') event.respondWith(respondNetworkFirst(event.request));
});
