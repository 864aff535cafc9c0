import type { Access, PageEntry } from '#app/routes.ts';

/** What the stored session says of the person; it only chooses what a page shows. */
export type Visitor = { signedIn: boolean; verified: boolean; admin: boolean };

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

/** The rule of an address: that of the longest page path that is the address or a folder above it. Stands alone, too. */
export function accessOf(pathname: string, pages: readonly Pick<PageEntry, 'path' | 'access'>[]): Access {
  let longest = '';
  let access: Access = 'everyone';
  for (const page of pages) {
    const inside = pathname === page.path || (page.path !== '/' && pathname.startsWith(`${page.path}/`));
    if (inside && page.path.length > longest.length) {
      longest = page.path;
      access = page.access;
    }
  }
  return access;
}
