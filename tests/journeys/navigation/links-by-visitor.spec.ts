import { site as community } from '../../../content/site.ts';
import { waitForHydration, expect, test } from '../../site.ts';
import { signInAs, getPerson, visitorKinds, type VisitorKind } from '../visitors.ts';
import { bar } from './navigation-bar.ts';

/** What the bar shows to each kind of visitor; an admin not yet verified gets what a member gets. */
const shown: Record<VisitorKind, { links: string[]; contents: boolean; admin: boolean }> = {
  'signed out': { links: ['Home', 'About', 'Hackathons', 'Clubs'], contents: false, admin: false },
  member: { links: ['Home', 'About', 'Hackathons', 'Clubs', 'Startups'], contents: false, admin: false },
  'verified member': {
    links: ['Home', 'About', 'Hackathons', 'Clubs', 'Startups'],
    contents: true,
    admin: false,
  },
  'unverified admin': {
    links: ['Home', 'About', 'Hackathons', 'Clubs', 'Startups'],
    contents: false,
    admin: false,
  },
  'verified admin': {
    links: ['Home', 'About', 'Hackathons', 'Clubs', 'Startups'],
    contents: true,
    admin: true,
  },
};

for (const kind of visitorKinds) {
  test(`the navigation bar shows the links for ${kind}`, async ({ page, site }) => {
    await signInAs(page, site, kind);
    await page.goto('/about');
    await waitForHydration(page);
    const { links, contents, admin } = shown[kind];
    const names = [...links, ...(admin ? ['Admin'] : [])];
    const seen = await bar(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.textContent.trim()));
    expect(seen.filter((name) => !['Get Started', community.name].includes(name))).toEqual(names);
    await expect(bar(page).getByRole('button', { name: 'Contents' })).toHaveCount(contents ? 1 : 0);
    await expect(bar(page).getByRole('link', { name: 'Get Started' })).toHaveCount(
      kind === 'signed out' ? 1 : 0,
    );
    const person = kind === 'signed out' ? undefined : await getPerson(site, kind);
    if (person) await expect(bar(page).getByRole('button', { name: person.username })).toBeVisible();
    else await expect(bar(page).getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/login');
    await expect(bar(page).getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page');
    await expect(bar(page).locator('[aria-current="page"]').filter({ visible: true })).toHaveCount(1);
  });
}

const contentsPaths = [
  '/courses',
  '/learning/review',
  '/learning/glossary',
  '/learning/html/project',
  '/learning/css/project',
  '/roadmaps',
  '/gallery',
];
const publicPaths = ['/', '/about', '/hackathons', '/clubs'];

/** Every link that the bar and the drawer hold in the document, shown or not, and the buttons' and links' words. */
const held: Record<VisitorKind, { paths: string[]; words: RegExp[] }> = {
  'signed out': { paths: [...publicPaths, '/login'], words: [/Get Started/] },
  member: { paths: [...publicPaths, '/startups', '/account'], words: [/Logout/, /not verified yet/] },
  'verified member': {
    paths: [...publicPaths, '/startups', '/account', ...contentsPaths],
    words: [/Logout/, /Contents/, /verified(?! yet)/],
  },
  'unverified admin': {
    paths: [...publicPaths, '/startups', '/account'],
    words: [/Logout/, /not verified yet/],
  },
  'verified admin': {
    paths: [...publicPaths, '/startups', '/account', ...contentsPaths, '/admin'],
    words: [/Logout/, /Contents/, /admin/],
  },
};
const allPaths = [...new Set(Object.values(held).flatMap(({ paths }) => paths))].sort();
const allWords = [/Get Started/, /Logout/, /Contents/, /verified(?! yet)/, /admin/, /not verified yet/];

for (const kind of visitorKinds) {
  test(`after hydration, bar and drawer have only the links for ${kind}`, async ({ page, site }) => {
    await signInAs(page, site, kind);
    await page.goto('/about');
    await waitForHydration(page);
    const links = bar(page).locator('a');
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect([...new Set(paths)].sort()).toEqual(held[kind].paths.toSorted());
    const text = (await bar(page).textContent()) ?? '';
    expect(allWords.filter((words) => words.test(text))).toEqual(
      allWords.filter((words) => held[kind].words.some(({ source }) => source === words.source)),
    );
  });
}

const communityLinks = ['About', 'Hackathons', 'Clubs', 'Startups', 'Privacy'];
const learnLinks = ['Courses', 'Roadmaps', 'HTML tutorial', 'CSS tutorial'];
const footerLinks: Record<VisitorKind, string[]> = {
  'signed out': ['About', 'Hackathons', 'Clubs', 'Privacy'],
  member: communityLinks,
  'unverified admin': communityLinks,
  'verified member': [...communityLinks, ...learnLinks],
  'verified admin': [...communityLinks, ...learnLinks],
};

for (const kind of visitorKinds) {
  test(`the footer has only the links for ${kind}`, async ({ page, site }) => {
    await signInAs(page, site, kind);
    await page.goto('/about');
    await waitForHydration(page);
    await expect(page.getByRole('contentinfo').locator('a[href^="/"]')).toHaveText(footerLinks[kind]);
  });
}

test('on a wide screen every item of the navigation bar is in the document once', async ({ page, site }) => {
  await page.goto('/about');
  await waitForHydration(page);
  await expect(page.getByText('Get Started')).toHaveCount(1);
  await expect(bar(page).getByText('Hackathons')).toHaveCount(1);
  await signInAs(page, site, 'verified admin');
  await page.goto('/about');
  await waitForHydration(page);
  const { username } = await getPerson(site, 'verified admin');
  for (const text of [username, 'Logout', 'Contents']) await expect(page.getByText(text)).toHaveCount(1);
  for (const path of ['/startups', ...contentsPaths])
    await expect(bar(page).locator(`a[href="${path}"]`)).toHaveCount(1);
  // The user's menu leads admins to the dashboard too.
  await expect(bar(page).locator('a[href="/admin"]:not(.menu-item)')).toHaveCount(1);
});

test('the prerendered page has the navigation bar for every kind of visitor, and follows a login in another tab', async ({
  page,
  site,
  context,
}) => {
  const html = await (await fetch(`${site.url}/about`)).text();
  for (const path of allPaths) expect(html).toContain(`href="${path}"`);
  await page.goto('/about');
  await waitForHydration(page);
  await expect(bar(page).locator('a[href="/startups"]')).toHaveCount(0);
  const other = await context.newPage();
  await signInAs(other, site, 'member');
  await expect(bar(page).getByRole('link', { name: 'Startups' })).toBeVisible();
  await expect(bar(page).locator('a[href="/login"]')).toHaveCount(0);
});
