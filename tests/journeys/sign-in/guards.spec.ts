import type { Page } from '@playwright/test';
import { waitForHydration, expect, test } from '../../site.ts';
import { signInAs, visitorKinds, readStorage, type VisitorKind } from '../visitors.ts';

// A missing page is a 404 over HTTP, which Chromium writes on its console.
test.use({ expectedErrors: [/status of 404/] });

type Landing = 'stays' | '/login' | '/';
type Row = { section: string; pages: string[]; landings: Record<VisitorKind, Landing> };

const everyone = {
  'signed out': 'stays',
  member: 'stays',
  'verified member': 'stays',
  'unverified admin': 'stays',
  'verified admin': 'stays',
} as const;

/** Who may see what, written out again here: a test that read app/routes.ts would agree with a wrong rule in it. */
const rows: Row[] = [
  {
    section: 'open to everyone',
    pages: ['/', '/about', '/login', '/register', '/forgot-password', '/hackathons', '/clubs', '/privacy'],
    landings: everyone,
  },
  {
    section: 'for members',
    pages: ['/startups', '/account', '/account/security'],
    landings: { ...everyone, 'signed out': '/login' },
  },
  {
    section: 'for verified members',
    pages: [
      '/courses',
      '/roadmaps',
      '/gallery',
      '/learning/html',
      '/learning/css',
      '/learning/html/project',
      '/learning/css/project',
      '/learning/glossary',
      '/learning/review',
    ],
    landings: {
      'signed out': '/login',
      member: '/',
      'verified member': 'stays',
      'unverified admin': '/',
      'verified admin': 'stays',
    },
  },
  {
    section: 'for admins, verified or not',
    pages: ['/admin', '/admin/person', '/admin/acts'],
    landings: {
      'signed out': '/login',
      member: '/',
      'verified member': '/',
      'unverified admin': 'stays',
      'verified admin': 'stays',
    },
  },
  {
    section: 'for verified admins',
    pages: ['/hackathon-add'],
    landings: {
      'signed out': '/login',
      member: '/',
      'verified member': '/',
      'unverified admin': '/',
      'verified admin': 'stays',
    },
  },
];

/** Unknown addresses, each with a page whose rule it falls under. */
const unknown: Record<string, string> = {
  '/no-such-page': '/about',
  '/about/nobody': '/about',
  '/startups/none': '/startups',
  '/courses/rust': '/courses',
  '/learning/css/none': '/learning/css',
  '/admin/none': '/admin',
  '/hackathon-add/none': '/hackathon-add',
};
const spellings = ['/ADMIN', '/%61dmin', '/Startups', '//courses', '/hackathon-add/'];

/** Writes down every heading that is ever on view, frame by frame, over all documents of the tab. */
async function watchHeadings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (self !== top) return; // a lesson's results have no storage
    const look = () => {
      if ('isTaken' in globalThis) return; // the next document writes its own
      const heading = document.querySelector('main h1');
      const seen = new Set<string>(JSON.parse(sessionStorage.getItem('seen') ?? '[]'));
      // The parser may have begun the heading and not read its text.
      if (heading?.checkVisibility() && heading.textContent) seen.add(heading.textContent);
      sessionStorage.setItem('seen', JSON.stringify([...seen]));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** Every heading that was on view since the last call, once this one is. */
async function takeSeen(page: Page, awaited: string): Promise<string[]> {
  await page.waitForFunction(
    (heading) => JSON.parse(sessionStorage.getItem('seen') ?? '[]').includes(heading),
    awaited,
  );
  return page.evaluate(() => {
    const seen: string[] = JSON.parse(sessionStorage.getItem('seen') ?? '[]');
    sessionStorage.removeItem('seen');
    Object.assign(globalThis, { isTaken: true });
    return seen;
  });
}

/** A tutorial's own path redirects to its first lesson. */
const startsAt: Record<string, string> = {
  '/learning/html': '/learning/html/intro',
  '/learning/css': '/learning/css/intro-to-css/introduction',
};

async function landsOn(page: Page, path: string): Promise<string> {
  await page.waitForURL(({ pathname }) => pathname === (startsAt[path] ?? path), { waitUntil: 'commit' });
  const heading = page.locator('main h1');
  await expect(heading).toBeVisible();
  return `${await heading.textContent()}`;
}

for (const kind of visitorKinds) {
  test(`a full load gives ${kind} access or redirects them before anything of the page is painted`, async ({
    page,
    site,
  }) => {
    await signInAs(page, site, kind);
    await watchHeadings(page);
    for (const { pages, landings } of rows) {
      for (const path of pages) {
        await page.goto(path, { waitUntil: 'commit' });
        const heading = await landsOn(page, landings[kind] === 'stays' ? path : landings[kind]);
        expect(await takeSeen(page, heading), `headings on view from ${path}`).toEqual([heading]);
      }
    }
  });

  test(`a client-side navigation gives ${kind} access or redirects them`, async ({ page, site }) => {
    await signInAs(page, site, kind);
    await page.goto('/about');
    await waitForHydration(page);
    await page.evaluate(() => {
      document.documentElement.dataset.sameDocument = '';
    });
    for (const { pages, landings } of rows) {
      for (const path of pages) {
        await page.evaluate((target) => {
          history.pushState(null, '', target);
          dispatchEvent(new PopStateEvent('popstate'));
        }, path);
        await landsOn(page, landings[kind] === 'stays' ? path : landings[kind]);
      }
    }
    await expect(
      page.locator('html[data-same-document]'),
      'the whole way was made without a reload',
    ).toHaveCount(1);
  });

  test(`an unknown URL redirects ${kind} as its section would, or else shows the error screen`, async ({
    page,
    site,
  }) => {
    await signInAs(page, site, kind);
    for (const [path, like] of Object.entries(unknown)) {
      const landing = rows.find(({ pages }) => pages.includes(like))?.landings[kind] ?? 'stays';
      await page.goto(path, { waitUntil: 'commit' });
      const heading = await landsOn(page, landing === 'stays' ? path : landing);
      if (landing === 'stays') expect(heading).toBe('Unexpected Application Error!');
    }
  });
}

test('nothing of a guarded page is visible while the page of the redirect loads slowly', async ({ page }) => {
  await page.goto('/about');
  await watchHeadings(page);
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'complete') console.debug(`complete: ${location.pathname}`);
    });
  });
  for (const path of ['/startups', '/gallery', '/learning/css', '/admin']) {
    const settled = page.waitForEvent('console', (message) => message.text() === `complete: ${path}`);
    await page.route('**/login', async (route) => {
      await settled; // the guarded document has had all the time it wants
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await landsOn(page, '/login');
    expect(await takeSeen(page, 'Welcome Back'), `headings on view from ${path}`).toEqual(['Welcome Back']);
    await page.unroute('**/login');
  }
});

test('another spelling of a guarded URL gives no access', async ({ page, site }) => {
  await signInAs(page, site, 'signed out');
  await page.goto('/about');
  for (const path of spellings) {
    await page.goto(`${site.url}${path}`, { waitUntil: 'commit' });
    const heading = page.locator('main h1');
    await expect(heading).toBeVisible();
    await waitForHydration(page);
    await expect(heading, `at ${path}`).toHaveText(/^(Welcome Back|Unexpected Application Error!)$/);
  }
});

test('an unknown URL has status 404 and the error screen, which links to other pages', async ({
  page,
  site,
}) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await waitForHydration(page);
  await expect(page.locator('main')).toContainText('/no-such-page');
  await page.locator('main').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Unexpected Application Error!');
  expect(new URL(page.url()).origin).toBe(site.url);
});

test('the content of an unknown URL is shown as text and never run', async ({ page }) => {
  await page.goto('/%3Cimg%20src=x%20onerror=alert(1)%3E');
  await waitForHydration(page);
  await expect(page.locator('main h1')).toHaveText('Unexpected Application Error!');
  await expect(page.locator('main img')).toHaveCount(0);
});

test.describe('with flags edited in storage', () => {
  // The page believes the flags and asks; the server refuses, and a failed list is only logged.
  test.use({ expectedErrors: [/status of 403|^The users could not be fetched: CallError: Only admins/] });

  test('[42] nobody gets access: the next load restores the flags of the server', async ({ page, site }) => {
    await signInAs(page, site, 'member');
    await page.evaluate(() => {
      localStorage.setItem('isVerified', 'true');
      localStorage.setItem('roleAdmin', 'true');
    });
    await page.goto('/admin', { waitUntil: 'commit' });
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
    await expect
      .poll(async () => {
        const { isVerified, roleAdmin } = await readStorage(page);
        return { isVerified, roleAdmin };
      })
      .toEqual({ isVerified: 'false', roleAdmin: 'false' });
  });
});
