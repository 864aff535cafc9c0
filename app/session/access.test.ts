import { expect, test } from 'vitest';
import { pages } from '#app/routes.ts';
import { getAccess, getRedirect, getVisitorKind } from '#app/session/access.ts';

const people = {
  'a visitor': { isSignedIn: false, isVerified: false, isAdmin: false },
  'a member': { isSignedIn: true, isVerified: false, isAdmin: false },
  'a verified member': { isSignedIn: true, isVerified: true, isAdmin: false },
  'an admin who is not verified': { isSignedIn: true, isVerified: false, isAdmin: true },
  'a verified admin': { isSignedIn: true, isVerified: true, isAdmin: true },
};

/** For each path, where the five of them end up, in the order above; '' stays. */
const expected: Record<string, [string, string, string, string, string]> = {
  '/': ['', '', '', '', ''],
  '/about': ['', '', '', '', ''],
  '/login': ['', '', '', '', ''],
  '/register': ['', '', '', '', ''],
  '/forgot-password': ['', '', '', '', ''],
  '/privacy': ['', '', '', '', ''],
  '/hackathons': ['', '', '', '', ''],
  '/clubs': ['', '', '', '', ''],
  '/startups': ['/login', '', '', '', ''],
  '/account': ['/login', '', '', '', ''],
  '/account/security': ['/login', '', '', '', ''],
  '/courses': ['/login', '/', '', '/', ''],
  '/roadmaps': ['/login', '/', '', '/', ''],
  '/gallery': ['/login', '/', '', '/', ''],
  '/learning/html': ['/login', '/', '', '/', ''],
  '/learning/css': ['/login', '/', '', '/', ''],
  '/learning/html/misc/canvas': ['/login', '/', '', '/', ''],
  '/learning/html/project': ['/login', '/', '', '/', ''],
  '/learning/css/project': ['/login', '/', '', '/', ''],
  '/learning/review': ['/login', '/', '', '/', ''],
  '/learning/glossary': ['/login', '/', '', '/', ''],
  '/admin': ['/login', '/', '/', '', ''],
  '/admin/person': ['/login', '/', '/', '', ''],
  '/admin/acts': ['/login', '/', '/', '', ''],
  '/hackathon-add': ['/login', '/', '/', '/', ''],
};

const unknown: Record<string, [string, string, string, string, string]> = {
  '/no-such-page': ['', '', '', '', ''],
  '/clubs/chess': ['', '', '', '', ''],
  '/adminish': ['', '', '', '', ''],
  '/%': ['', '', '', '', ''],
  '/startups/none': ['/login', '', '', '', ''],
  '/courses/cobol': ['/login', '/', '', '/', ''],
  '/learning/css/none/at-all': ['/login', '/', '', '/', ''],
  '/admin/none': ['/login', '/', '/', '', ''],
  '/hackathon-add/none': ['/login', '/', '/', '/', ''],
};

for (const [index, [who, visitor]] of Object.entries(people).entries()) {
  for (const [path, targets] of Object.entries({ ...expected, ...unknown })) {
    const target = targets[index] || null;
    test(`${who} at ${path} ${target ? `is sent to ${target}` : 'stays'}`, () => {
      expect(getRedirect(getAccess(path, pages), visitor)).toBe(target);
    });
  }
}

test('every page of the site has its line in the table above', () => {
  expect(pages.map((page) => page.path).filter((path) => !(path in expected))).toEqual([]);
});

test('another spelling of a URL falls under the same rule', () => {
  for (const path of ['/admin/', '/ADMIN', '//admin', '/%61dmin', '/admin//x', '/admin%2Fx'])
    expect(getAccess(path, pages), path).toBe('admin');
});

test('the navigation bar of an admin who is not verified is that of a member', () => {
  expect(Object.values(people).map(getVisitorKind)).toEqual([
    'visitor',
    'member',
    'verified',
    'member',
    'admin',
  ]);
});
