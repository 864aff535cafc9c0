import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { callAdmin, signUpAs, patchUser } from '../../tests/admin-api.ts';
import { startApi } from '../../tests/api.ts';
import { describeOnEachEngine } from '../../tests/engines.ts';

const tricky = [
  { name: '=1+1', username: '-dash', college: '+91 98765, "Main" Road' },
  { name: '<img src=x onerror=alert(1)>', username: 'markup', college: 'Two\nlines' },
  { name: '@SUM(A1:A9)', username: 'at', college: '\tTabbed' },
  { name: 'हिन्दी Ólafur 💥', username: 'unicode', college: '' },
];

function makeRow(person: { name: string; username: string; college: string }, index: number) {
  const email = `${person.username}.${index}@example.org`;
  return {
    ...person,
    user_id: `u${index}`,
    username_key: `${person.username}.${index}`,
    email,
    email_key: email,
    password_hash: 'secret-hash',
    location: 'Pune',
    verified: 0 as const,
    admin: 0 as const,
    created_at: Date.UTC(2027, 0, 1) + index,
  };
}

/** The cells of a CSV text in which every cell is quoted. */
function readCsv(text: string): string[][] {
  return text
    .split('\r\n')
    .slice(0, -1)
    .map((line) =>
      [...line.matchAll(/"((?:[^"]|"")*)"(?:,|$)/g)].map(([, cell = '']) => cell.replaceAll('""', '"')),
    );
}

describeOnEachEngine('the export as CSV', (open) => {
  test('[46] [50] contains the accounts that the list finds, as text, and is recorded before it is sent', async () => {
    const database = await open();
    const api = await startApi(database, { startAt: Date.UTC(2026, 10, 21, 9) });
    const admin = await signUpAs(api, database, { admin: 1 }, { name: 'Nikhil Thomas' });
    await database.db.insertInto('users').values(tricky.map(makeRow)).execute();
    await patchUser(api, 'u1', { blocked: true, reason: '=HYPERLINK("x")' }, admin);
    const { status, text, headers } = await callAdmin(api, 'GET', '/users.csv', admin);
    expect([
      status,
      headers['content-type'],
      headers['content-disposition'],
      headers['cache-control'],
    ]).toEqual([200, 'text/csv; charset=utf-8', 'attachment; filename="people-2026-11-21.csv"', 'no-store']);
    const day = '2027-01-01T00:00:00';
    expect(readCsv(text)).toEqual([
      ['id', 'name', 'username', 'email', 'college', 'status', 'admin', 'blocked', 'created'],
      [
        'u3',
        'हिन्दी Ólafur 💥',
        'unicode',
        'unicode.3@example.org',
        '',
        'unverified',
        'no',
        'no',
        `${day}.003Z`,
      ],
      ['u2', "'@SUM(A1:A9)", 'at', 'at.2@example.org', "'\tTabbed", 'unverified', 'no', 'no', `${day}.002Z`],
      [
        'u1',
        '<img src=x onerror=alert(1)>',
        'markup',
        'markup.1@example.org',
        'Two\nlines',
        'unverified',
        'no',
        'yes',
        `${day}.001Z`,
      ],
      [
        'u0',
        "'=1+1",
        "'-dash",
        "'-dash.0@example.org",
        `'+91 98765, "Main" Road`,
        'unverified',
        'no',
        'no',
        `${day}.000Z`,
      ],
      [
        admin.userId,
        'Nikhil Thomas',
        admin.username,
        admin.email,
        admin.collegeName,
        'verified',
        'yes',
        'no',
        '2026-11-21T09:00:00.000Z',
      ],
    ]);
    expect(text).not.toContain('secret-hash');
    const filtered = await callAdmin(
      api,
      'GET',
      '/users.csv?search=EXAMPLE.org&status=unverified&sort=name',
      admin,
    );
    expect(readCsv(filtered.text).map(([, name]) => name)).toEqual([
      'name',
      '<img src=x onerror=alert(1)>',
      "'=1+1",
      "'@SUM(A1:A9)",
      'हिन्दी Ólafur 💥',
    ]);
    expect(
      readCsv((await callAdmin(api, 'GET', '/users.csv?search=nobody-at-all', admin)).text),
    ).toHaveLength(1);
    for (const query of ['status=gone', 'sort=created', 'search=a&search=b'])
      expect((await callAdmin(api, 'GET', `/users.csv?${query}`, admin)).status).toBe(400);

    const acts = await callAdmin(api, 'GET', '/acts?kind=export', admin);
    expect(acts.body.total).toBe(3);
    expect(acts.body.acts).toContainEqual({
      id: expect.any(String),
      at: '2026-11-21T09:00:00.000Z',
      act: 'export people',
      actor: { userId: admin.userId, name: 'Nikhil Thomas' },
      subject: null,
      fromAddress: '192.0.2.1',
      reason: null,
      affected: 5,
    });
    const record = await callAdmin(api, 'GET', '/acts.csv?kind=block', admin);
    expect(readCsv(record.text)).toEqual([
      ['when', 'act', 'by', 'by id', 'on', 'on id', 'reason', 'affected', 'from'],
      [
        '2026-11-21T09:00:00.000Z',
        'block',
        'Nikhil Thomas',
        admin.userId,
        '<img src=x onerror=alert(1)>',
        'u1',
        `'=HYPERLINK("x")`,
        '',
        '192.0.2.1',
      ],
    ]);
  });

  test('[46] [69] two people of one name are told apart by id, and an export of the acts holds all but its own', async () => {
    const database = await open();
    let ticks = Date.UTC(2026, 10, 21, 9);
    // Every reading is later than the one before, as with a real clock.
    const api = await startApi(database, { clock: () => (ticks += 7) });
    const admin = await signUpAs(api, database, { admin: 1 }, { name: 'Asha Rao' });
    const namesake = await signUpAs(api, database, {}, { name: 'Asha Rao' });
    await patchUser(api, namesake.userId, { blocked: true }, admin);
    const first = await callAdmin(api, 'GET', '/acts.csv', admin);
    // An id that begins with a hyphen has an apostrophe before it, so that no spreadsheet takes it for a formula.
    const readPeople = (text: string) =>
      readCsv(text).map((line) => line.slice(1, 6).map((cell) => cell.replace(/^'-/, '-')));
    const header = ['act', 'by', 'by id', 'on', 'on id'];
    const block = ['block', 'Asha Rao', admin.userId, 'Asha Rao', namesake.userId];
    expect(readPeople(first.text)).toEqual([header, block]);
    const second = await callAdmin(api, 'GET', '/acts.csv', admin);
    const ownExport = ['export acts', 'Asha Rao', admin.userId, '', ''];
    expect(readPeople(second.text)).toEqual([header, ownExport, block]);
  });

  test('is read from the database only as fast as the client receives it, and reading stops when the client disconnects', async () => {
    const database = await open();
    let queries = 0;
    const reader = database.reader.withPlugin({
      transformQuery: ({ node }) => {
        queries += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const api = await startApi({ ...database, reader });
    onTestFinished(() => api.app.close());
    const admin = await signUpAs(api, database, { admin: 1 });
    const long = 'x'.repeat(900);
    const people = Array.from({ length: 20_000 }, (_, index) =>
      makeRow({ name: `Asha ${index}`, username: `asha${index}`, college: long }, index),
    );
    for (let start = 0; start < people.length; start += 1000)
      await database.db
        .insertInto('users')
        .values(people.slice(start, start + 1000))
        .execute();
    const call = request({
      port: await api.listen(),
      host: '127.0.0.1',
      path: '/api/admin/users.csv',
      headers: { authorization: `Bearer ${admin.token}` },
    }).end();
    const [response] = await once(call, 'response');
    await once(response, 'readable');
    const waitUntilSettled = async () => {
      for (let before = -1; before !== queries;) {
        before = queries;
        await sleep(200);
      }
      return queries;
    };
    const whileReading = await waitUntilSettled();
    expect(whileReading, 'of 80 queries for rows').toBeLessThan(75);
    response.destroy();
    await sleep(100);
    // A query that had begun is finished.
    expect(await waitUntilSettled()).toBeLessThanOrEqual(whileReading + 1);
    expect((await api.get('/health')).status).toBe(200);
    const rest = await fetch(`http://127.0.0.1:${await api.listen()}/api/admin/users.csv?search=asha`, {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect((await rest.text()).split('\r\n')).toHaveLength(20_002);
  });
});
