import type { Access, PageEntry } from '#app/routes.ts';

/** What the stored session says of the person; it only chooses what a page shows. */
export type Visitor = { signedIn: boolean; verified: boolean; admin: boolean };

/** What the navigation bar shows: `admin` means verified and admin; an admin not yet verified sees what a member sees. */
export type VisitorKind = 'visitor' | 'member' | 'verified' | 'admin';

/**
 * Where a visitor without the right is sent, or null when the page may be seen.
 * Stands alone (no imports, no helpers): its source is also placed in the head of every page.
 */
export function redirectFor(access: Access, visitor: Visitor): '/login' | '/' | null {
  if (access === 'everyone') return null;
  if (!visitor.signedIn) return '/login';
  if ((access === 'verified' || access === 'verified-admin') && !visitor.verified) return '/';
  if ((access === 'admin' || access === 'verified-admin') && !visitor.admin) return '/';
  return null;
}

/**
 * The rule of an address: that of the longest page path that is the address or a folder above it. Other spellings that the
 * router takes for the same page (case, doubled slashes, percent signs) fall under the same rule. Stands alone, too.
 */
export function accessOf(pathname: string, pages: readonly Pick<PageEntry, 'path' | 'access'>[]): Access {
  let plain = pathname;
  try {
    plain = decodeURIComponent(pathname);
  } catch {
    // a stray percent sign: no page of the site has one, so the address is taken as it stands
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

/** Where an address leads on to: a tutorial's own to its first lesson, any other nowhere. Stands alone, too. */
export function leadOnFrom(
  pathname: string,
  pages: readonly Pick<PageEntry, 'path' | 'leadsTo'>[],
): string | undefined {
  const address = pathname.replace(/\/+$/, '');
  return pages.find(({ path }) => path === address)?.leadsTo;
}

/** The kind of visitor the document is marked with. Stands alone, too. */
export function visitorKind(visitor: Visitor): VisitorKind {
  if (!visitor.signedIn) return 'visitor';
  if (!visitor.verified) return 'member';
  return visitor.admin ? 'admin' : 'verified';
}
