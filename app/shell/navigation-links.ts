import { pages } from '#app/routes.ts';
import { getAccess, type VisitorKind } from '#app/session/access.ts';
import { projectPath } from '#content/lessons/order.ts';

/** A link of the navigation bar. */
export type NavigationLinkData = { to: string; label: string };

/**
 * Who sees a part of the navigation bar: `visitor` means only people who are not logged in; any other kind
 * includes those with more rights.
 */
export type Audience = VisitorKind;

/** Who sees the links to a page, by the page's own access rule; undefined for everybody. */
export function getAudience(path: string): Audience | undefined {
  const access = getAccess(path, pages);
  if (access === 'everyone') return undefined;
  return access === 'member' || access === 'verified' ? access : 'admin';
}

const membersByRights: readonly VisitorKind[] = ['member', 'verified', 'admin'];

/** Whether a part for `audience` is shown to a visitor of this kind. */
export function isShownTo(audience: Audience | undefined, kind: VisitorKind): boolean {
  if (audience === undefined || audience === kind) return true;
  if (audience === 'visitor') return false;
  return membersByRights.indexOf(kind) >= membersByRights.indexOf(audience);
}

export const mainLinks: readonly NavigationLinkData[] = [
  { to: '/', label: 'Home' },
  { to: '/about', label: 'About' },
  { to: '/hackathons', label: 'Hackathons' },
  { to: '/clubs', label: 'Clubs' },
  { to: '/startups', label: 'Startups' },
];

export const contentsLinks: readonly NavigationLinkData[] = [
  { to: '/courses', label: 'Courses' },
  { to: '/learning/review', label: 'Review' },
  { to: '/learning/glossary', label: 'Glossary' },
  { to: projectPath('html'), label: 'HTML project' },
  { to: projectPath('css'), label: 'CSS project' },
  { to: '/roadmaps', label: 'Roadmaps' },
  { to: '/gallery', label: 'Gallery' },
];

export const adminLink: NavigationLinkData = { to: '/admin', label: 'Admin' };

export const accountLink: NavigationLinkData = { to: '/account', label: 'Account' };
