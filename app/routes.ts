import type { RouteConfigEntry } from '@react-router/dev/routes';

/** Who may see a page: `admin` asks for an admin, verified or not; `verified-admin` for both. */
export type Access = 'everyone' | 'member' | 'verified' | 'admin' | 'verified-admin';

/** One address of the site, the module that draws it below `app/`, and who may see it and everything below it. */
export type PageEntry = { path: string; file: string; access: Access };

/** The map of pages. Guards, navigation, the early guard, the sitemap and the tests all read it from here. */
export const pages: readonly PageEntry[] = [
  { path: '/', file: 'pages/home/page.tsx', access: 'everyone' },
  { path: '/about', file: 'pages/about/page.tsx', access: 'everyone' },
  { path: '/hackathons', file: 'pages/hackathons/page.tsx', access: 'everyone' },
  { path: '/clubs', file: 'pages/clubs/page.tsx', access: 'everyone' },
  { path: '/login', file: 'pages/login/page.tsx', access: 'everyone' },
  { path: '/register', file: 'pages/register/page.tsx', access: 'everyone' },
  { path: '/forgot-password', file: 'pages/forgot-password/page.tsx', access: 'everyone' },
  { path: '/startups', file: 'pages/startups/page.tsx', access: 'member' },
  { path: '/courses', file: 'pages/courses/page.tsx', access: 'verified' },
  { path: '/roadmaps', file: 'pages/roadmaps/page.tsx', access: 'verified' },
  { path: '/gallery', file: 'pages/gallery/page.tsx', access: 'verified' },
  { path: '/learning/html', file: 'pages/learning/html.tsx', access: 'verified' },
  { path: '/learning/css', file: 'pages/learning/css.tsx', access: 'verified' },
  { path: '/admin', file: 'pages/admin/page.tsx', access: 'admin' },
  { path: '/hackathon-add', file: 'pages/hackathon-add/page.tsx', access: 'verified-admin' },
];

const routes: RouteConfigEntry[] = [
  ...pages.map(({ path, file }) =>
    path === '/' ? { index: true, file, id: file } : { path: path.slice(1), file, id: file },
  ),
  { path: '*', file: 'pages/error/unknown.tsx', id: 'unknown' },
];

export default routes;
