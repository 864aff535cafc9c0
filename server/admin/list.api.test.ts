import { expect, onTestFinished, test } from 'vitest';
import { joinAs } from '../../tests/admin-api.ts';
import { startApi, type Api } from '../../tests/api.ts';
import { describeOnEachEngine, type OpenTestDatabase } from '../../tests/engines.ts';
import type { UsersTable } from '../database/schema.ts';

const people: readonly Pick<UsersTable, 'name' | 'username' | 'email' | 'college'>[] = [
  {
    name: 'Devika Sharma',
    username: 'devika.sh',
    email: 'devika@example.edu',
    college: 'Government Engineering College, Thrissur',
  },
  { name: 'Ólafur Šarma', username: 'olafur_100', email: 'o%l@example.org', college: 'Háskóli Íslands 🎓' },
  {
    name: 'İpek Öz',
    username: 'ipek',
    email: 'ipek@example.org',
    college: `<img src=x onerror=alert(1)> ' or 1=1 -- \\_%`,
  },
  {
    name: 'Pema Lhamo',
    username: 'pema.l',
    email: 'pema.SHARMila@example.edu',
    college: 'State University, Gangtok',
  },
];

/** An admin's token, over the accounts above, oldest first, and the admin's own, which is the oldest of all. */
async function start(
  open: OpenTestDatabase,
): Promise<{ api: Api; token: string; list: (query: Record<string, string>) => Promise<string[]> }> {
  const database = await open();
  const api = await startApi(database);
  onTestFinished(() => api.app.close());
  const { token } = await joinAs(
    api,
    database,
    { admin: 1 },
    { name: 'Zoya Admin', username: 'zoya', email: 'zoya@example.com', collegeName: 'Quiet Valley' },
  );
  const rows = people.map((person, index) => ({
    ...person,
    user_id: `u${index}`,
    username_key: person.username,
    email_key: person.email,
    password_hash: 'secret-hash',
    location: 'Pune',
    verified: 0 as const,
    admin: 0 as const,
    created_at: Date.UTC(2027, 0, 1) + index,
  }));
  await database.db.insertInto('users').values(rows).execute();
  const list = async (query: Record<string, string>) => {
    const answer = await api.get(`/api/admin/users?${new URLSearchParams(query)}`, { token });
    const { users } = answer.body as { users: { userId: string }[] };
    return users.map(({ userId }) => userId);
  };
  return { api, token, list };
}

describeOnEachEngine('the list of accounts', (open) => {
  test('[45] tells each account as documented and nothing more, newest first, five a page', async () => {
    const { api, token } = await start(open);
    const { status, body, headers } = await api.get('/api/admin/users', { token });
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    const { users, ...place } = body as { users: Record<string, unknown>[] };
    expect(place).toEqual({ currentPage: 1, totalPages: 1, total: 5 });
    expect(users.map(({ username }) => username)).toEqual([
      'pema.l',
      'ipek',
      'olafur_100',
      'devika.sh',
      'zoya',
    ]);
    expect(users[3]).toEqual({ userId: 'u0', ...people[0], veri: 'unverified', roleAdmin: false });
    expect(users[4]).toMatchObject({ college: 'Quiet Valley', veri: 'verified', roleAdmin: true });
  });

  test('pages by the limit, and answers a page past the end with the last', async () => {
    const { api, token } = await start(open);
    const ask = async (query: string) => (await api.get(`/api/admin/users?${query}`, { token })).body;
    expect(await ask('limit=2&page=2')).toMatchObject({
      currentPage: 2,
      totalPages: 3,
      total: 5,
      users: [{ userId: 'u1' }, { userId: 'u0' }],
    });
    for (const page of ['4', '9007199254740993', '9'.repeat(400)]) {
      expect(await ask(`limit=2&page=${page}`)).toMatchObject({
        currentPage: 3,
        totalPages: 3,
        users: [{ username: 'zoya' }],
      });
    }
    expect(await ask('limit=100&page=2')).toMatchObject({ currentPage: 1, totalPages: 1, total: 5 });
    expect(await ask('search=nobody-at-all&page=7')).toEqual({
      users: [],
      currentPage: 1,
      totalPages: 1,
      total: 0,
    });
  });

  test('[48] compares as toLowerCase() does, in each of the four columns alone, and takes every character literally', async () => {
    const { list } = await start(open);
    expect(await list({ search: 'sHaRm' })).toEqual(['u3', 'u0']);
    expect(await list({ search: 'devika.SH' })).toEqual(['u0']);
    expect(await list({ search: 'GANGTOK' })).toEqual(['u3']);
    expect(await list({ search: 'šARMA' })).toEqual(['u1']);
    expect(await list({ search: 'háskóli ísl' })).toEqual(['u1']);
    expect(await list({ search: '🎓' })).toEqual(['u1']);
    expect(await list({ search: 'i̇pek ö' }), 'İ has a lower case of two characters').toEqual(['u2']);
    expect(await list({ search: '%' })).toEqual(['u2', 'u1']);
    expect(await list({ search: '_' })).toEqual(['u2', 'u1']);
    expect(await list({ search: '\\' })).toEqual(['u2']);
    expect(await list({ search: `' or 1=1 --` })).toEqual(['u2']);
    expect(await list({ search: '<IMG' })).toEqual(['u2']);
    expect(await list({ search: 'Sharmadevika' }), 'no match runs from one column into the next').toEqual([]);
    expect(await list({ search: 'Pune' }), 'the location is not searched').toEqual([]);
    expect(await list({ search: 'secret-hash' })).toEqual([]);
    expect(await list({ search: ' ' })).toHaveLength(5);
  });

  test('[47] [49] wrong pages, limits and searches get 400 in words or find nobody, never a 5xx', async () => {
    const { api, token } = await start(open);
    const refused = [
      ...['', '0', '-1', '1.5', '1e3', 'two', ' 1', '0x1', 'NaN', 'Infinity', '%00', '%2B1'].flatMap(
        (value) => [`page=${value}`, `limit=${value}`],
      ),
      'limit=101',
      'limit=1000000',
      `limit=${'9'.repeat(400)}`,
      'page=1&page=2',
      'limit=5&limit=5',
      'search=a&search=b',
    ];
    for (const query of refused) {
      const answer = await api.get(`/api/admin/users?${query}`, { token });
      expect([query, answer.status, Object.keys(answer.body)]).toEqual([query, 400, ['error']]);
      expect(answer.body.error).toMatch(/^(page|limit|search) must be/);
    }
    const finding = [
      'search=%00',
      `search=${'a'.repeat(10_000)}`,
      'search=a%00',
      `search=${encodeURIComponent('💥'.repeat(500))}`,
      'search=%ED%A0%80',
      'search[]=a',
      'search=__proto__',
    ];
    for (const query of finding) {
      const answer = await api.get(`/api/admin/users?${query}`, { token });
      expect([query, answer.status, answer.body.currentPage, answer.body.totalPages]).toEqual([
        query,
        200,
        1,
        1,
      ]);
      if (query !== 'search[]=a') expect(answer.body.users).toEqual([]);
    }
  });
});
