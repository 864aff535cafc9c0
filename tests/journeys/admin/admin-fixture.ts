import type { Page } from '@playwright/test';
import type { Selectable } from 'kysely';
import { openDatabase } from '../../../server/database/open.ts';
import type { UsersTable } from '../../../server/database/schema.ts';
import { waitForHydration, Site, test, type Person } from '../../site.ts';

type Member = Pick<Selectable<UsersTable>, 'name' | 'username' | 'email' | 'college' | 'verified'>;

/** Accounts created after the admin's, newest first, in the order the list shows them. */
export const members: readonly Member[] = [
  {
    name: 'Devika Sharma',
    username: 'devika.sh',
    email: 'devika.sharma@example.edu',
    college: 'Government Engineering College, Thrissur',
    verified: 1,
  },
  {
    name: 'Ishaan Sharma',
    username: 'ishaan_s',
    email: 'ishaan@example.org',
    college: 'Institute of Technology, Pune',
    verified: 0,
  },
  {
    name: 'Pema Lhamo',
    username: 'pema.l',
    email: 'pema.sharmila@example.edu',
    college: 'State University, Gangtok',
    verified: 1,
  },
  {
    name: 'Mohammed Sharmin',
    username: 'msharmin',
    email: 'm.sharmin@example.org',
    college: 'College of Engineering, Guindy',
    verified: 0,
  },
  {
    name: 'Ana Ribeiro',
    username: 'sharma.ana',
    email: 'ana.ribeiro@example.edu',
    college: 'Exchange, Universidade do Porto',
    verified: 1,
  },
  {
    name: 'Asha Sharma',
    username: 'asha_sh',
    email: 'asha@example.edu',
    college: 'Malnad Institute, Hassan',
    verified: 0,
  },
  {
    name: '<img src=x onerror=alert(1)>',
    username: 'markup',
    email: 'markup@example.org',
    college: '100% _real_ College',
    verified: 0,
  },
];

/** A running site with one admin and the members above in its database. */
export type AdminFixture = { site: Site; admin: Person };

/** Starts a site with the accounts. The caller must stop `site`. */
async function startAdminFixture(): Promise<AdminFixture> {
  const site = await Site.start();
  const admin = await site.createPerson({
    name: 'Zoya Khan',
    username: 'zoya',
    email: 'zoya@example.com',
    verified: true,
    admin: true,
  });
  const database = await openDatabase({ dataDir: site.dataDir, databaseUrl: undefined });
  const rows = members.map((member, index) => ({
    ...member,
    user_id: `member-${index}`,
    username_key: member.username,
    email_key: member.email,
    password_hash: '-',
    location: 'Pune',
    admin: 0 as const,
    created_at: Date.now() + 60_000 - index,
  }));
  await database.db.insertInto('users').values(rows).execute();
  await database.close();
  return { site, admin };
}

/** Starts the fixture before the tests of a file, and stops its site after them. */
export function useAdminFixture(): AdminFixture {
  let fixture: AdminFixture | undefined;
  test.beforeAll(async () => {
    fixture = await startAdminFixture();
  });
  test.afterAll(async () => {
    await fixture?.site.stop();
  });
  const getStarted = () => {
    if (!fixture) throw new Error('The fixture starts with the first test.');
    return fixture;
  };
  return {
    get site() {
      return getStarted().site;
    },
    get admin() {
      return getStarted().admin;
    },
  };
}

/** Opens the dashboard signed in as `person` and waits until the list has loaded. */
export async function openDashboard(page: Page, site: Site, person: Person, query = ''): Promise<void> {
  await site.signInPage(page, person);
  await page.goto(`${site.url}/admin${query}`);
  await waitForHydration(page);
  await page.locator('.user-table-frame[aria-busy="false"]').waitFor();
}

/** The text of every row's cells. */
export async function readRows(page: Page): Promise<string[][]> {
  return page
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => `${cell.textContent}`)));
}

/** Collects the query of every request for the list from now on. */
export function recordListRequests(page: Page): URLSearchParams[] {
  const requests: URLSearchParams[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/admin/users' && request.method() === 'GET') requests.push(searchParams);
  });
  return requests;
}

/** The search box. */
export const box = (page: Page) => page.getByPlaceholder('Search users...');

/** The names in the list. */
export const names = (page: Page) => page.locator('tbody').getByRole('rowheader');

/** The row of the person with that name. */
export const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });

/** The button that opens the menu of what an admin can do with that person. */
export const menu = (page: Page, name: string) =>
  row(page, name).getByRole('button', { name: `Act on ${name}` });

/** The button with exactly that name. */
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
