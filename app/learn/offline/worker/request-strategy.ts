import { listAddress } from '#app/learn/offline/saved-copy.ts';

/** Out of the copy when it is there; or from the server as long as that answers soon. */
export type Way = 'cache-first' | 'network-first';

/** How the worker answers a request; undefined for all that is none of its business. `origin` is the site's. */
export function chooseStrategy(
  { url, method, mode, cache }: Pick<Request, 'url' | 'method' | 'mode' | 'cache'>,
  origin: string,
): Way | undefined {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin) return undefined;
  // What has its hash in its name never changes.
  if (pathname.startsWith('/assets/')) return 'cache-first';
  if (mode === 'navigate') {
    // The shell is asked for only where the server was found to be silent.
    if (pathname === '/playground/shell') return 'cache-first';
    return pathname.startsWith('/learning/') ? 'network-first' : undefined;
  }
  // Whoever saves a copy asks so, and must not be given the old one.
  if (cache === 'no-cache' || pathname === listAddress) return undefined;
  return /^\/(?:lesson-files\/.|generated\/[^/]+$)/.test(pathname) ? 'network-first' : undefined;
}
