import { listUrl } from '#app/learn/offline/saved-copy.ts';
import { framePaths } from '#contract/site-paths.ts';

/** Cache first, or the network as long as it answers soon (the names are Workbox's). */
export type RequestStrategy = 'cache-first' | 'network-first';

/** How the worker answers a request; undefined for requests that it leaves to the browser. `origin` is the site's. */
export function chooseStrategy(
  { url, method, mode, cache }: Pick<Request, 'url' | 'method' | 'mode' | 'cache'>,
  origin: string,
): RequestStrategy | undefined {
  const { origin: requestOrigin, pathname } = new URL(url);
  if (method !== 'GET' || requestOrigin !== origin) return undefined;
  // Files with a hash in their name never change.
  if (pathname.startsWith('/assets/')) return 'cache-first';
  if (mode === 'navigate') {
    // The shell is requested only after the server did not answer.
    if (pathname === framePaths.shell) return 'cache-first';
    return pathname.startsWith('/learning/') ? 'network-first' : undefined;
  }
  // The page requests files this way to save a copy, and must not get the old one.
  if (cache === 'no-cache' || pathname === listUrl) return undefined;
  return /^\/(?:lesson-files\/.|generated\/[^/]+$)/.test(pathname) ? 'network-first' : undefined;
}
