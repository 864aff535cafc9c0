import type { Access, PageEntry } from '#app/routes.ts';

/**
 * The visitor's rights by the stored session. They only decide what a page shows; the server checks every
 * call.
 */
export type Visitor = { isSignedIn: boolean; isVerified: boolean; isAdmin: boolean };

/**
 * What the navigation bar shows: `admin` means verified and admin; an admin not yet verified sees what a
 * member sees.
 */
export type VisitorKind = 'visitor' | 'member' | 'verified' | 'admin';

/**
 * The path to redirect a visitor without access to, or null when they may see the page.
 */
export function getRedirect(access: Access, visitor: Visitor): '/login' | '/' | null {
  if (access === 'everyone') return null;
  if (!visitor.isSignedIn) return '/login';
  if ((access === 'verified' || access === 'verified-admin') && !visitor.isVerified) return '/';
  if ((access === 'admin' || access === 'verified-admin') && !visitor.isAdmin) return '/';
  return null;
}

/**
 * The access rule of a URL: that of the longest page path that equals the URL's path or contains it. Other
 * spellings that the router matches to the same page (case, doubled slashes, percent-encoding) have the same
 * rule.
 */
export function getAccess(pathname: string, pages: readonly Pick<PageEntry, 'path' | 'access'>[]): Access {
  let normalizedPath = pathname;
  try {
    normalizedPath = decodeURIComponent(pathname);
  } catch {
    // a stray percent sign: no page of the site has one, so the path is taken as it is
  }
  normalizedPath = `${normalizedPath}/`.replace(/[/\\]+/g, '/').toLowerCase();
  let longest = '';
  let access: Access = 'everyone';
  for (const page of pages) {
    const isInside = page.path === '/' ? normalizedPath === '/' : normalizedPath.startsWith(`${page.path}/`);
    if (isInside && page.path.length > longest.length) {
      longest = page.path;
      access = page.access;
    }
  }
  return access;
}

/**
 * The first lesson, for a tutorial's own path, which redirects there; undefined for any other.
 */
export function findStartPath(
  pathname: string,
  pages: readonly Pick<PageEntry, 'path' | 'startsAt'>[],
): string | undefined {
  const trimmedPath = pathname.replace(/\/+$/, '');
  return pages.find(({ path }) => path === trimmedPath)?.startsAt;
}

/** The visitor kind in the document's `data-visitor`. */
export function getVisitorKind(visitor: Visitor): VisitorKind {
  if (!visitor.isSignedIn) return 'visitor';
  if (!visitor.isVerified) return 'member';
  return visitor.isAdmin ? 'admin' : 'verified';
}
