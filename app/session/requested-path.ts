import type { PageEntry } from '#app/routes.ts';
import { getAccess, getRedirect, type Visitor } from '#app/session/access.ts';
import { withTabStorage } from '#app/session/tab-storage.ts';

/*
 * The page that a visitor asked for before a guard sent them to the login page, which the courses page offers after the
 * login. It stays in the tab, so that no URL can name another one.
 */

const storageKey = 'requestedPath';

export function rememberRequestedPath(path: string): void {
  withTabStorage((storage) => storage.setItem(storageKey, path));
}

/**
 * Where a guard sends a visitor who may not see the page at a path; null when they may. The page is remembered when they
 * are to log in first.
 */
export function guardPath(
  path: string,
  pages: readonly Pick<PageEntry, 'path' | 'access'>[],
  visitor: Visitor,
): '/login' | '/' | null {
  const target = getRedirect(getAccess(path, pages), visitor);
  if (target === '/login') rememberRequestedPath(path);
  return target;
}

export function findRequestedPath(): string | undefined {
  let path: string | null = null;
  withTabStorage((storage) => {
    path = storage.getItem(storageKey);
  });
  return path ?? undefined;
}

export function forgetRequestedPath(): void {
  withTabStorage((storage) => storage.removeItem(storageKey));
}
