import { expect, test } from 'vitest';
import { callAdmin, signUpAs, patchUser } from '../../tests/admin-api.ts';
import { startApi } from '../../tests/api.ts';
import { describeOnEachEngine } from '../../tests/engines.ts';
import { actsKeptDays } from '#contract/periods.ts';
import { insertActs } from '../accounts/users/admin-acts-repository.ts';
import { deleteExpiredRows } from '../delete-expired.ts';
import { secureRandom } from '../kernel/random.ts';
import { actRow } from './admin-rules.ts';

type Acts = { acts: { act: string; reason: string | null }[]; total: number };

describeOnEachEngine('the audit log', (open) => {
  test('[46] contains admin, person, kind, time, client and reason, and no call of the API changes it', async () => {
    const database = await open();
    const api = await startApi(database, { startAt: Date.UTC(2026, 10, 21, 9) });
    const admin = await signUpAs(api, database, { admin: 1 }, { name: 'Nikhil Thomas' });
    const person = await signUpAs(api, database, { verified: 0 }, { name: 'Esther Lalrinpuii' });
    const from = '198.51.100.7';
    const change = (body: object) =>
      patchUser(api, person.userId, body, { token: admin.token, from }).then(() => api.pass({ minutes: 1 }));
    await change({ veri: 'verified' });
    await change({ roleAdmin: true, reason: 'Runs the club in Thrissur.' });
    await change({ roleAdmin: false });
    await change({ blocked: true, reason: 'Spam in team messages.' });
    await change({ blocked: false, reason: '' });
    const listed = await callAdmin(api, 'GET', '/acts', admin);
    const act = (name: string, minute: number, reason: string | null) => ({
      id: expect.any(String),
      at: `2026-11-21T09:0${minute}:00.000Z`,
      act: name,
      actor: { userId: admin.userId, name: 'Nikhil Thomas' },
      subject: { userId: person.userId, name: 'Esther Lalrinpuii' },
      fromAddress: from,
      reason,
      affected: null,
    });
    expect([listed.status, listed.body]).toEqual([
      200,
      {
        acts: [
          act('unblock', 4, null),
          act('block', 3, 'Spam in team messages.'),
          act('remove admin role', 2, null),
          act('make admin', 1, 'Runs the club in Thrissur.'),
          act('verify', 0, null),
        ],
        currentPage: 1,
        totalPages: 1,
        total: 5,
      },
    ]);
    const [{ id = '' } = {}] = listed.body.acts as { id?: string }[];
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const)
      for (const path of ['/acts', `/acts/${id}`, '/acts.csv']) {
        const { status } = await callAdmin(api, method, path, admin, { reason: 'Another.' });
        expect([404, 405]).toContain(status);
      }
    expect((await callAdmin(api, 'GET', '/acts', admin)).body).toEqual(listed.body);
  });

  test('can be paged, searched and filtered, and is kept for a year', async () => {
    const database = await open();
    const api = await startApi(database, { startAt: Date.UTC(2026, 10, 21, 9) });
    const admin = await signUpAs(api, database, { admin: 1 }, { name: 'Šárka Admin' });
    const person = await signUpAs(api, database, {}, { name: 'Esther Lalrinpuii' });
    const list = async (query: Record<string, string>) =>
      (await callAdmin(api, 'GET', `/acts?${new URLSearchParams(query)}`, admin)).body as Acts;
    for (const [index, veri] of ['verified', 'unverified', 'verified', 'unverified', 'verified'].entries()) {
      await patchUser(api, person.userId, { veri, reason: `Card 10${index}%_` }, admin);
      api.pass({ days: 1 });
      admin.token = await api.signIn(admin);
    }
    await patchUser(api, person.userId, { blocked: true }, admin);
    expect(await list({ limit: '4', page: '2' })).toMatchObject({ currentPage: 2, totalPages: 2, total: 6 });
    expect(await list({ limit: '4', page: '9' })).toEqual(await list({ limit: '4', page: '2' }));
    const find = async (search: string) => (await list({ search })).total;
    expect([await find('ŠÁRKA'), await find('lalRIN'), await find('100%_'), await find('%_')]).toEqual([
      6, 6, 1, 5,
    ]);
    expect([await find(person.email.toUpperCase()), await find('nobody'), await find('\0')]).toEqual([
      6, 0, 0,
    ]);
    const searched = await list({ search: 'card', limit: '2', page: '2' });
    expect(searched).toMatchObject({ currentPage: 2, totalPages: 3, total: 5 });
    expect(searched.acts.map(({ reason }) => reason)).toEqual(['Card 102%_', 'Card 101%_']);
    expect((await list({ search: 'card', limit: '2', page: '7' })).acts).toMatchObject([
      { reason: 'Card 100%_' },
    ]);
    expect((await list({ kind: 'block' })).acts).toMatchObject([{ act: 'block' }]);
    expect(await list({ kind: 'roles' })).toEqual({ acts: [], currentPage: 1, totalPages: 1, total: 0 });
    const between = { from: '2026-11-22T14:30:00+05:30', until: '2026-11-24T09:00:00Z' };
    expect((await list(between)).acts.map(({ reason }) => reason)).toEqual(['Card 102%_', 'Card 101%_']);
    expect((await list({ ...between, search: 'Card 102', kind: 'verify' })).total).toBe(1);
    for (const query of [
      'kind=all',
      'from=yesterday',
      'until=2026-11-24',
      'limit=101',
      'search=a&search=b',
    ]) {
      const rejected = await callAdmin(api, 'GET', `/acts?${query}`, admin);
      expect([query, rejected.status, Object.keys(rejected.body)]).toEqual([
        query,
        400,
        expect.arrayContaining(['error', 'code']),
      ]);
    }
    const clock = (days: number) => () => Date.UTC(2026, 10, 21, 9) + days * 86_400_000;
    await deleteExpiredRows({ database, clock: clock(actsKeptDays) });
    expect((await database.db.selectFrom('admin_acts').selectAll().execute()).length).toBe(6);
    await deleteExpiredRows({ database, clock: clock(actsKeptDays + 2.5) });
    expect((await database.db.selectFrom('admin_acts').selectAll().execute()).length).toBe(3);
  });

  test('is searched whole, also when more acts than are read at a time are of the same moment', async () => {
    const database = await open();
    const api = await startApi(database);
    const admin = await signUpAs(api, database, { admin: 1 });
    const act = { actor: admin.userId, subject: admin.userId, fromAddress: '', reason: 'All of Pune.' };
    const acts = Array.from({ length: 501 }, () =>
      actRow('verify', act, { now: api.now(), random: secureRandom }),
    );
    await insertActs(database.db, acts);
    expect((await callAdmin(api, 'GET', '/acts?search=pune', admin)).body.total).toBe(501);
  });
});
