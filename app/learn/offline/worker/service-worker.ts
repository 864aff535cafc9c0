import { findCompleteCopy } from '#app/learn/offline/saved-copy.ts';
import { chooseStrategy } from './request-strategy.ts';

/*
 * Serves the tutorials from their saved copy. The page fills and removes the copy (save-copy.ts); without
 * one, or for anything that is not in it, the worker does what the browser would do.
 */
type Waiting = { waitUntil: (work: Promise<unknown>) => void };
type Fetching = { request: Request; respondWith: (answer: Promise<Response>) => void };
/**
 * The part of a worker's global scope that is used here: TypeScript's own types of it don't go together with
 * those of pages.
 */
declare const self: {
  location: Location;
  clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener: ((kind: 'install' | 'activate', listener: (event: Waiting) => void) => void) &
    ((kind: 'fetch', listener: (event: Fetching) => void) => void);
};

/** How long the server may take before the copy answers. */
const serverTimeoutMs = 3_000;

async function findInCopy({ url }: Request): Promise<Response | undefined> {
  const path = new URL(url).pathname.replace(/\/+$/, '');
  const whole = await findCompleteCopy();
  return whole?.cache.match(path, { ignoreVary: true });
}

async function answerFromCopy(request: Request): Promise<Response> {
  const copied = await findInCopy(request).catch(() => undefined);
  return copied ?? fetch(request);
}

async function answerFromServer(request: Request): Promise<Response> {
  const fetching = fetch(request);
  const timeout = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), serverTimeoutMs);
  });
  const inTime = await Promise.race([fetching.catch(() => undefined), timeout]);
  // A proxy answers 502 for a server that is down.
  if (inTime !== undefined && inTime.status < 500) return inTime;
  const copied = await findInCopy(request).catch(() => undefined);
  return copied ?? fetching;
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const strategy = chooseStrategy(event.request, self.location.origin);
  if (strategy === 'cache-first') event.respondWith(answerFromCopy(event.request));
  if (strategy === 'network-first') event.respondWith(answerFromServer(event.request));
});
