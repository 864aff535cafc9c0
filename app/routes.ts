/** Who may see a page: `admin` asks for an admin, verified or not; `verified-admin` for both. */
export type Access = 'everyone' | 'member' | 'verified' | 'admin' | 'verified-admin';

/**
 * One path of the site, the module below `app/` that renders it, and who may see it and everything below it.
 * A tutorial's own path redirects to its first lesson, `startsAt`; `layout` is the module around its pages.
 * `needsScript` marks a page that shows nothing of use before its script.
 */
export type PageEntry = {
  path: string;
  file: string;
  layout?: string;
  access: Access;
  startsAt?: string;
  needsScript?: true;
};

/** The map of pages. Guards, navigation, the early guard, the sitemap and the tests all read it from here. */
export const pages: readonly PageEntry[] = [
  { path: '/', file: 'pages/home/page.tsx', access: 'everyone' },
  { path: '/about', file: 'pages/about/page.tsx', access: 'everyone' },
  { path: '/hackathons', file: 'pages/hackathons/page.tsx', access: 'everyone' },
  { path: '/clubs', file: 'pages/clubs/page.tsx', access: 'everyone' },
  { path: '/privacy', file: 'pages/privacy/page.tsx', access: 'everyone' },
  { path: '/login', file: 'pages/login/page.tsx', access: 'everyone' },
  { path: '/register', file: 'pages/register/page.tsx', access: 'everyone' },
  { path: '/forgot-password', file: 'pages/forgot-password/page.tsx', access: 'everyone' },
  { path: '/startups', file: 'pages/startups/page.tsx', access: 'member' },
  { path: '/account', file: 'pages/account/page.tsx', access: 'member', needsScript: true },
  { path: '/account/security', file: 'pages/account/security/page.tsx', access: 'member', needsScript: true },
  { path: '/courses', file: 'pages/courses/page.tsx', access: 'verified' },
  { path: '/roadmaps', file: 'pages/roadmaps/page.tsx', access: 'verified' },
  { path: '/gallery', file: 'pages/gallery/page.tsx', access: 'verified' },
  {
    path: '/learning/html',
    file: 'pages/learning/html-start.tsx',
    layout: 'pages/learning/html.tsx',
    access: 'verified',
    startsAt: '/learning/html/intro',
  },
  {
    path: '/learning/css',
    file: 'pages/learning/css-start.tsx',
    layout: 'pages/learning/css.tsx',
    access: 'verified',
    startsAt: '/learning/css/intro-to-css/introduction',
  },
  { path: '/learning/html/project', file: 'pages/project/html.tsx', access: 'verified', needsScript: true },
  { path: '/learning/css/project', file: 'pages/project/css.tsx', access: 'verified', needsScript: true },
  { path: '/learning/review', file: 'pages/review/page.tsx', access: 'verified', needsScript: true },
  { path: '/learning/glossary', file: 'pages/glossary/page.tsx', access: 'verified' },
  { path: '/admin', file: 'pages/admin/page.tsx', access: 'admin', needsScript: true },
  { path: '/admin/person', file: 'pages/admin/person/page.tsx', access: 'admin', needsScript: true },
  { path: '/admin/acts', file: 'pages/admin/acts/page.tsx', access: 'admin', needsScript: true },
  { path: '/hackathon-add', file: 'pages/hackathon-add/page.tsx', access: 'verified-admin' },
];
