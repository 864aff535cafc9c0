import type { Access, PageEntry } from '#app/routes.ts';

/** The person by the stored session, which only chooses what a page shows. */
export type Visitor = { signedIn: boolean; verified: boolean; admin: boolean };

/**
 * What the navigation bar shows: `admin` means verified and admin; an admin not yet verified sees what a
 * member sees.
 */
export type VisitorKind = 'visitor' | 'member' | 'verified' | 'admin';

/**
 * Where a visitor without the right is sent, or null when the page may be seen.
 * Self-contained (no imports, no helpers): its source is also placed in the head of every page.
 */
export function redirectFor(access: Access, visitor: Visitor): '/login' | '/' | null {
  if (access === 'everyone') return null;
  if (!visitor.signedIn) return '/login';
  if ((access === 'verified' || access === 'verified-admin') && !visitor.verified) return '/';
  if ((access === 'admin' || access === 'verified-admin') && !visitor.admin) return '/';
  return null;
}

/**
 * The rule of a URL: that of the longest page path that is the URL or a folder above it. Other
 * spellings that the router takes for the same page (case, doubled slashes, percent signs) fall under the
 * same rule. Self-contained, too.
 */
export function accessOf(pathname: string, pages: readonly Pick<PageEntry, 'path' | 'access'>[]): Access {
  let plain = pathname;
  try {
    plain = decodeURIComponent(pathname);
  } catch {
    // a stray percent sign: no page of the site has one, so the path is taken as it is
  }
  plain = `${plain}/`.replace(/[/\\]+/g, '/').toLowerCase();
  let longest = '';
  let access: Access = 'everyone';
  for (const page of pages) {
    const inside = page.path === '/' ? plain === '/' : plain.startsWith(`${page.path}/`);
    if (inside && page.path.length > longest.length) {
      longest = page.path;
      access = page.access;
    }
  }
  return access;
}

/**
 * The first lesson, for a tutorial's own path, which redirects there; undefined for any other.
 * Self-contained, too.
 */
export function findStartPath(
  pathname: string,
  pages: readonly Pick<PageEntry, 'path' | 'startsAt'>[],
): string | undefined {
  const address = pathname.replace(/\/+$/, '');
  return pages.find(({ path }) => path === address)?.startsAt;
}

/** The kind of visitor that the document is marked with. Self-contained, too. */
export function visitorKind(visitor: Visitor): VisitorKind {
  if (!visitor.signedIn) return 'visitor';
  if (!visitor.verified) return 'member';
  return visitor.admin ? 'admin' : 'verified';
}
