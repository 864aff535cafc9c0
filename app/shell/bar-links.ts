import { BookOpen, Images, Route, type LucideIcon } from 'lucide-react';
import { pages } from '#app/routes.ts';
import { accessOf } from '#app/session/access.ts';

/** A link of the navigation bar. */
export type BarLink = { to: string; label: string };

/** Who sees what leads to a page, as the mark `data-for` that shell.css shows and hides by. The rule is the page's own. */
export function audienceOf(path: string): 'member' | 'verified' | 'admin' | undefined {
  const access = accessOf(path, pages);
  if (access === 'everyone') return undefined;
  return access === 'member' || access === 'verified' ? access : 'admin';
}

export const mainLinks: readonly BarLink[] = [
  { to: '/', label: 'Home' },
  { to: '/about', label: 'About' },
  { to: '/hackathons', label: 'Hackathons' },
  { to: '/clubs', label: 'Clubs' },
  { to: '/startups', label: 'Startups' },
];

export const contentsLinks: readonly (BarLink & { Icon: LucideIcon })[] = [
  { to: '/courses', label: 'Courses', Icon: BookOpen },
  { to: '/roadmaps', label: 'Roadmaps', Icon: Route },
  { to: '/gallery', label: 'Gallery', Icon: Images },
];

export const adminLink: BarLink = { to: '/admin', label: 'Admin' };

export const accountLink: BarLink = { to: '/account', label: 'Account' };
