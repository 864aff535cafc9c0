import type { Page } from '@playwright/test';
import { waitForHydration, expect, test } from '../../site.ts';
import { expectAccessible, overflowOf } from '../../accessibility/axe.ts';
import { delayScripts } from '../../late-scripts.ts';
import {
  members,
  openDashboard,
  readRows,
  recordListRequests,
  useAdminFixture,
  box,
  button,
  menu,
  names,
} from './admin-fixture.ts';

const fixture = useAdminFixture();
const open = (page: Page, query = '') => openDashboard(page, fixture.site, fixture.admin, query);
const place = (page: Page) => page.getByRole('navigation', { name: 'Pages of users' }).locator('span');
const listCalls = (url: URL) => url.pathname === '/api/admin/users';

test('title, cards, search box, columns and badges match the specification', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard');
  await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveText([
    'Hackathon Panel',
    'Startup Panel',
    'Content Panel',
    'People',
  ]);
  await expect(page.getByRole('columnheader')).toHaveText(['Name', 'Username', 'Email', 'College', 'Status']);
  await expect(page.getByRole('table')).toHaveAccessibleName('Users');
  const firstPage = members
    .slice(0, 5)
    .map(({ name, username, email, college, verified }) => [
      name,
      username,
      email,
      college,
      verified ? 'Verified' : 'Unverified',
      '',
    ]);
  await expect.poll(() => readRows(page)).toEqual(firstPage);
  await expect(page.locator('.user-count')).toHaveText('8 people');
  for (const name of ['Startup Panel', 'Content Panel']) {
    await page.getByText(name).click();
    await expect(page).toHaveURL(`${fixture.site.url}/admin`);
  }
  await page.getByText('Manage hackathons, events and competitions').click();
  await expect(page).toHaveURL(`${fixture.site.url}/hackathon-add`);
  await expect(page.locator('main')).toHaveText('Hackathons Panel');
});

test('a search typed before the scripts load is kept, and filters as soon as they have loaded', async ({
  page,
}) => {
  await fixture.site.signInPage(page, fixture.admin);
  const deferred = await delayScripts(page);
  await page.goto(`${fixture.site.url}/admin?status=verified`);
  await box(page).fill('Zoya');
  deferred.resolve();
  await waitForHydration(page);
  await expect(names(page)).toHaveText(['Zoya Khan']);
  await expect(box(page)).toHaveValue('Zoya');
  await expect(page).toHaveURL(`${fixture.site.url}/admin?q=Zoya&status=verified`);
});

test('Previous and Next change the page, are disabled at the ends and keep the focus, and Back goes back', async ({
  page,
}) => {
  await open(page);
  await expect(place(page)).toHaveText('1 of 2');
  await expect(button(page, 'Previous')).toBeDisabled();
  await button(page, 'Next').focus();
  await page.keyboard.press('Enter');
  await expect(place(page)).toHaveText('2 of 2');
  await expect(names(page)).toHaveText(['Asha Sharma', '<img src=x onerror=alert(1)>', 'Zoya Khan']);
  await expect(button(page, 'Next')).toBeDisabled();
  await expect(button(page, 'Previous')).toBeFocused();
  await expect(page).toHaveURL(`${fixture.site.url}/admin?page=2`);
  await page.goBack();
  await expect(place(page)).toHaveText('1 of 2');
  await expect(names(page).first()).toHaveText('Devika Sharma');
});

test('before the first response, the table says that it is loading and has the height of a full page', async ({
  page,
}) => {
  const deferred = Promise.withResolvers<void>();
  await page.route(listCalls, async (route) => {
    await deferred.promise;
    await route.continue();
  });
  await fixture.site.signInPage(page, fixture.admin);
  await page.goto(`${fixture.site.url}/admin`);
  await waitForHydration(page);
  await expect(page.getByText('Loading users...')).toBeVisible();
  const before = await page.locator('.user-table-frame').boundingBox();
  deferred.resolve();
  await expect(names(page)).toHaveCount(5);
  await expect(page.getByText('Loading users...')).toHaveCount(0);
  expect(await page.locator('.user-table-frame').boundingBox()).toEqual(before);
});

test('typing sharma sends six requests, one for each character, and adds one history entry', async ({
  page,
}) => {
  await open(page);
  const calls = recordListRequests(page);
  const steps = await page.evaluate(() => history.length);
  await box(page).pressSequentially('sharma');
  await expect(names(page)).toHaveText(['Devika Sharma', 'Ishaan Sharma', 'Ana Ribeiro', 'Asha Sharma']);
  expect(calls.map((query) => Object.fromEntries(query))).toEqual(
    ['s', 'sh', 'sha', 'shar', 'sharm', 'sharma'].map((search) => ({
      page: '1',
      limit: '5',
      search,
      status: 'all',
    })),
  );
  await expect(page).toHaveURL(`${fixture.site.url}/admin?q=sharma`);
  expect(await page.evaluate(() => history.length)).toBe(steps);
  await expect(page.locator('tbody mark')).toHaveText(['Sharma', 'sharma', 'Sharma', 'sharma', 'Sharma']);
  await expect(page.getByRole('status').filter({ hasText: '4 of 8 people' })).toBeVisible();
  await button(page, 'Clear the search').click();
  await expect(place(page)).toHaveText('1 of 2');
  await expect(box(page)).toBeFocused();
  expect(calls).toHaveLength(7);
});

test('a late response never replaces a newer one, and stale requests are aborted', async ({ page }) => {
  await open(page);
  const deferred = Promise.withResolvers<void>();
  const calledOff: string[] = [];
  page.on('requestfailed', (request) =>
    calledOff.push(new URL(request.url()).searchParams.get('search') ?? ''),
  );
  await page.route(
    (url) => listCalls(url) && url.searchParams.get('search') === 'as',
    async (route) => {
      await deferred.promise;
      await route.continue().catch(() => undefined); // called off by then
    },
  );
  await box(page).pressSequentially('asha');
  await expect(names(page)).toHaveText(['Asha Sharma']);
  deferred.resolve();
  await page.waitForTimeout(400);
  await expect(names(page)).toHaveText(['Asha Sharma']);
  expect(calledOff).toContain('as');
});

for (const width of [1280, 390])
  test(`during a request the layout does not move and the last rows stay, and a long wait is announced (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page);
    // In a narrow window the count may have a second line beside the controls.
    const parts = ['.user-table-frame', '.pager', '.sort-select', '.admin-search'].concat(
      width > 390 ? '.user-count' : [],
    );
    const layout = () =>
      page.evaluate(
        (selectors) =>
          selectors.map((part) => {
            const { top, height } = document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
            return [part, top, height];
          }),
        parts,
      );
    const before = await layout();
    const deferred = Promise.withResolvers<void>();
    await page.route(listCalls, async (route) => {
      await deferred.promise;
      await route.continue();
    });
    await box(page).fill('nobody at all');
    await expect(page.getByText('Loading users...')).toBeVisible();
    await expect(names(page)).toHaveCount(5);
    expect(await layout()).toEqual(before);
    deferred.resolve();
    await expect(page.locator('.user-count')).toHaveText('0 of 8 people');
    await expect(place(page)).toHaveText('1 of 1');
    expect(await layout()).toEqual(before);
    await button(page, 'Show everybody').click();
    await expect(names(page)).toHaveCount(5);
  });

test('search and page are in the URL: a shared link shows the same list, and a page past the end shows the last page', async ({
  page,
}) => {
  await open(page, '?q=sharm&page=2');
  await expect(box(page)).toHaveValue('sharm');
  await expect(names(page)).toHaveText(['Asha Sharma']);
  await expect(page.locator('.user-count')).toHaveText('6 people found');
  await open(page, '?q=sharm&page=99');
  await expect(place(page)).toHaveText('2 of 2');
  await box(page).fill('%');
  await expect(names(page)).toHaveText(['<img src=x onerror=alert(1)>']);
  await expect(place(page)).toHaveText('1 of 1');
});

const states: Record<string, (page: Page) => Promise<void>> = {
  'a search': async () => undefined,
  'the open menu': (page) => menu(page, 'Ishaan Sharma').click(),
  'the open dialog': async (page) => {
    await menu(page, 'Ishaan Sharma').click();
    await button(page, 'Make admin…').click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
};
for (const [state, arrive] of Object.entries(states)) {
  test(`with ${state}, the page is accessible in both themes, and nothing scrolls sideways from 320 to 1440`, async ({
    page,
  }) => {
    await open(page, '?q=sharm');
    await arrive(page);
    await expectAccessible(page);
    for (const width of [320, 390, 600, 768, 899, 900, 1040, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflowOf(page), `sideways scroll at ${width}`).toBeLessThanOrEqual(0);
      expect(
        await page.locator('.user-table-frame').evaluate((frame) => frame.scrollWidth - frame.clientWidth),
        `in the table at ${width}`,
      ).toBeLessThanOrEqual(0);
    }
  });
}

test('the dashboard has three cards, and the table a heading for each of its five columns', async ({
  page,
}) => {
  await open(page);
  await expect(page.locator('.admin-panels > li')).toHaveText([
    /^Hackathon Panel/,
    /^Startup Panel/,
    /^Content Panel/,
  ]);
  await expect(page.locator('th')).toHaveText(['Name', 'Username', 'Email', 'College', 'Status']);
  const email = (await page.locator('.user-email').first().textContent()) ?? '';
  expect(email).toContain('@');
  await expect(page.getByRole('cell', { name: email, exact: true })).toHaveCount(1);
  await expect(page.locator('tbody tr').first().locator('td').nth(4)).toHaveText(/^(Verified|Unverified)$/);
});

test('a list with only the fields of the specification is shown', async ({ page }) => {
  const user = {
    name: 'Leena Rao',
    username: 'leena',
    email: 'leena@college.example',
    college: 'Nila College',
  };
  await page.route(listCalls, (route) =>
    route.fulfill({ json: { users: [{ ...user, veri: 'verified' }], currentPage: 1, totalPages: 1 } }),
  );
  await open(page);
  await expect.poll(() => readRows(page)).toEqual([[...Object.values(user), 'Verified', '']]);
});

test('on a phone the records are still a table to a screen reader', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await open(page);
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const count = (role: string) => nodes.filter((node) => !node.ignored && node.role?.value === role).length;
  expect({
    table: count('table'),
    row: count('row'),
    columnheader: count('columnheader'),
    rowheader: count('rowheader'),
    cell: count('cell'),
  }).toEqual({ table: 1, row: 6, columnheader: 5, rowheader: 5, cell: 26 });
});
