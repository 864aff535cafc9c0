import { sql, type KyselyPlugin } from 'kysely';
import { expect, test, vi } from 'vitest';
import { startApi } from '../../../tests/api.ts';
import { describeOnEachEngine } from '../../../tests/engines.ts';
import type { Database } from '../../database/database.ts';
import { createClockWatch } from '../../kernel/clock.ts';
import { insertMail } from '../../mail/mails-repository.ts';
import { createSessionUses } from './session-uses.ts';
import { deleteExpiredRows, deleteIfClockSteady } from '../../delete-expired.ts';

/** Simulates a full disk: every write fails. */
async function forbidWrites({ db, engine }: Database): Promise<void> {
  if (engine === 'sqlite') await sql`pragma query_only = on`.execute(db);
  else await alterDatabase(db, 'on');
}

async function allowWrites({ db, engine }: Database): Promise<void> {
  if (engine === 'sqlite') await sql`pragma query_only = off`.execute(db);
  else await alterDatabase(db, 'off');
}

async function alterDatabase(db: Database['db'], readOnly: 'on' | 'off'): Promise<void> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const name = sql.id(rows[0]?.name ?? '');
  await sql`alter database ${name} set default_transaction_read_only = ${sql.raw(readOnly)}`.execute(db);
}

/** Records how many rows each statement deletes. A statement may delete no more rows than its limit says. */
function countDeletes(deletes: number[]): KyselyPlugin {
  return {
    transformQuery: ({ node }) => {
      if (node.kind === 'DeleteQueryNode') expect(JSON.stringify(node.where)).toContain('"LimitNode"');
      return node;
    },
    transformResult: async ({ result }) => {
      if (result.numAffectedRows !== undefined) deletes.push(Number(result.numAffectedRows));
      return result;
    },
  };
}

describeOnEachEngine('sessions', (open, _findSettings, engine) => {
  test('[45] /session and /user return the account and only the fields in the contract', async () => {
    const api = await startApi(await open());
    const person = await api.signUp();
    const token = await api.signIn(person);
    const flags = {
      userId: expect.any(String),
      username: person.username,
      veri: 'verified',
      roleAdmin: false,
    };
    expect((await api.get('/session', { token })).body).toEqual(flags);
    expect((await api.get('/user', { token })).body).toEqual({
      ...flags,
      name: person.name,
      email: person.email,
    });
  });

  test('[33] [41] a missing, changed, truncated, empty, unsigned or foreign token gives 401', async () => {
    const api = await startApi(await open());
    const token = await api.signIn(await api.signUp());
    const changed = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`;
    const unsigned = `${btoa('{"alg":"none"}')}.${btoa('{"sub":"1"}')}.`;
    for (const badToken of [
      undefined,
      changed,
      token.slice(0, -1),
      `${token}A`,
      '',
      unsigned,
      'x'.repeat(5000),
    ]) {
      for (const path of ['/session', '/user']) {
        const response = await api.get(path, badToken === undefined ? {} : { token: badToken });
        expect([response.status, Object.keys(response.body)]).toEqual([401, ['error', 'code']]);
      }
      expect(
        (await api.post('/logout', undefined, badToken === undefined ? {} : { token: badToken })).status,
      ).toBe(401);
    }
    expect((await api.get('/session', { headers: { authorization: token } })).status).toBe(401);
    expect((await api.get(`/session?token=${token}`)).status).toBe(401);
  });

  test('the word before the token may be in any case, and more than one space may follow it', async () => {
    const api = await startApi(await open());
    const token = await api.signIn(await api.signUp());
    for (const word of ['bearer ', 'BEARER  '])
      expect((await api.get('/session', { headers: { authorization: word + token } })).status).toBe(200);
  });

  test('[34] every login gives its own token', async () => {
    const api = await startApi(await open());
    const person = await api.signUp();
    const chosenToken = 'A'.repeat(43);
    const headers = { cookie: `token=${chosenToken}; known-browser=${chosenToken}` };
    const loginWithToken = await api.post(
      '/login',
      { ...person, token: chosenToken },
      { token: chosenToken, headers },
    );
    expect(loginWithToken.status).toBe(200);
    expect(loginWithToken.body.token).not.toBe(chosenToken);
    expect((await api.get('/session', { token: chosenToken })).status).toBe(401);
    expect(await api.signIn(person)).not.toBe(loginWithToken.body.token);
  });

  test('[35] logging out ends only this session, at once and on every server', async () => {
    const database = await open();
    const api = await startApi(database);
    const otherServer = await startApi(database);
    const person = await api.signUp();
    const [firstToken, secondToken] = [await api.signIn(person), await api.signIn(person)];
    expect((await otherServer.get('/session', { token: firstToken })).status).toBe(200);
    expect((await api.post('/logout', undefined, { token: firstToken })).status).toBe(200);
    for (const server of [api, otherServer]) {
      expect((await server.get('/session', { token: firstToken })).status).toBe(401);
      expect((await server.get('/session', { token: secondToken })).status).toBe(200);
    }
  });

  test('[37] a session is valid while it is used every week, and at most 30 days', async () => {
    const database = await open();
    const api = await startApi(database);
    const person = await api.signUp();
    const token = await api.signIn(person);
    for (let week = 0; week < 4; week += 1) {
      api.pass({ days: 6.9 });
      expect((await api.get('/session', { token })).status).toBe(200);
    }
    api.pass({ days: 2.5 });
    expect((await api.get('/session', { token })).status).toBe(401);
    await database.db.updateTable('sessions').set({ last_used_at: api.now() }).execute();
    await deleteExpiredRows({ database, clock: api.now });
    expect(await database.db.selectFrom('sessions').selectAll().execute()).toEqual([]);

    const idle = await api.signIn(person);
    api.pass({ days: 7 });
    expect((await api.get('/session', { token: idle })).status).toBe(401);
  });

  test('[44] the next response contains a changed flag', async () => {
    const database = await open();
    const api = await startApi(database);
    const token = await api.signIn(await api.signUp());
    await database.db.updateTable('users').set({ verified: 0, admin: 1 }).execute();
    expect((await api.get('/session', { token })).body).toMatchObject({
      veri: 'unverified',
      roleAdmin: true,
    });
  });

  test('reading needs no write, so it works while the disk is full', async () => {
    const database = await open();
    // PostgreSQL's settings of a database apply to new connections, and this pool has none yet.
    const [later, last] = engine === 'postgres' ? [await open(), await open()] : [database, database];
    const api = await startApi(database);
    const person = await api.signUp();
    const token = await api.signIn(person);
    const readUse = async () =>
      (await database.db.selectFrom('sessions').select('last_used_at').execute())[0];
    const before = await readUse();
    await forbidWrites(database);
    const reading = await startApi(later);
    reading.pass({ minutes: 5 });
    for (const path of ['/session', '/user', '/api/account/sessions', '/api/progress', '/api/account/export'])
      expect((await reading.get(path, { token })).status, path).toBe(200);
    expect((await reading.post('/login', person)).status).toBe(503);
    expect(await readUse()).toEqual(before);
    await allowWrites(database);
    const writing = await startApi(last);
    writing.pass({ minutes: 5 });
    expect((await writing.get('/session', { token })).status).toBe(200);
    await writing.app.close();
    const after = await readUse();
    expect((after?.last_used_at ?? 0) - (before?.last_used_at ?? 0)).toBe(5 * 60_000);
  });

  test('a use that could not be written is written with the next ones, and the newest counts', async () => {
    const database = await open();
    const api = await startApi(database);
    const person = await api.signUp();
    for (const _ of ['first', 'second']) await api.signIn(person);
    const sessions = database.db.selectFrom('sessions').select(['session_id', 'last_used_at']);
    const [first = '', second = ''] = (await sessions.execute()).map(({ session_id }) => session_id);
    let isFailing = true;
    const failingPlugin: KyselyPlugin = {
      transformQuery: ({ node }) => {
        if (isFailing) throw new Error('no disk');
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const uses = createSessionUses({ db: database.db.withPlugin(failingPlugin) });
    const [early, late] = [api.now() + 60_000, api.now() + 120_000];
    for (const id of [first, second]) uses.note(id, early);
    const failed = uses.flush();
    expect(uses.findUse(first)).toBe(early);
    uses.note(first, late);
    await expect(failed).rejects.toThrow('no disk');
    expect([uses.findUse(first), uses.findUse(second)]).toEqual([late, early]);
    isFailing = false;
    await uses.flush();
    // Another server may have written a later use.
    uses.note(first, early);
    await uses.flush();
    const stored = new Map((await sessions.execute()).map((row) => [row.session_id, row.last_used_at]));
    expect([stored.get(first), stored.get(second)]).toEqual([late, early]);
  });

  test('only a hash of the token is stored', async () => {
    const database = await open();
    const api = await startApi(database);
    const token = await api.signIn(await api.signUp());
    expect(JSON.stringify(await database.db.selectFrom('sessions').selectAll().execute())).not.toContain(
      token,
    );
  });

  test('any number of expired sessions is deleted, and valid ones are kept', async () => {
    const database = await open();
    const hits = Array.from({ length: 1200 }, (_, index) => ({
      hit_id: `h${index}`,
      bucket: 'old',
      hit_at: 1,
    }));
    await database.db.insertInto('rate_hits').values(hits).execute();
    const mail = {
      email_key: 'x@example.edu',
      purpose: 'reset',
      content: null,
      created_at: 1,
      expires_at: 2,
    } as const;
    await insertMail(database.db, { mail_id: 'm1', ...mail });
    await database.db.updateTable('mails').set({ due_at: null, given_up_at: 2 }).execute();
    const api = await startApi(database, { startAt: Date.now() });
    const person = await api.signUp();
    const token = await api.signIn(person);
    const deletes: number[] = [];
    const watched = { ...database, db: database.db.withPlugin(countDeletes(deletes)) };
    await deleteExpiredRows({ database: watched, clock: Date.now });
    expect((await api.get('/session', { token })).status).toBe(200);
    await deleteExpiredRows({ database: watched, clock: () => Date.now() + 8 * 24 * 60 * 60 * 1000 });
    // One large delete would block every other write and reach PostgreSQL's timeout, again each hour.
    expect(Math.max(...deletes)).toBe(500);
    for (const table of [
      'sessions',
      'codes',
      'code_guesses',
      'email_proofs',
      'rate_hits',
      'mails',
      'locks',
    ] as const) {
      expect(await database.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
    }
    expect(await database.db.selectFrom('users').select('email').execute()).toEqual([
      { email: person.email },
    ]);
  });

  test('while the clock has jumped a year ahead nothing is deleted, until it has run steadily for a day', async () => {
    const database = await open();
    const api = await startApi(database);
    const token = await api.signIn(await api.signUp());
    let [wallTime, uptime] = [api.now(), 0];
    const isClockSteady = createClockWatch(
      () => wallTime,
      () => uptime,
    );
    const warn = vi.fn();
    const pass = async ({ hours, jumpDays = 0 }: { hours: number; jumpDays?: number }) => {
      wallTime += (hours + 24 * jumpDays) * 60 * 60 * 1000;
      uptime += hours * 60 * 60 * 1000;
      const deleteExpired = () => deleteExpiredRows({ database, clock: () => wallTime });
      await deleteIfClockSteady(deleteExpired, isClockSteady, { warn });
      return (await api.get('/session', { token })).status;
    };
    expect(await pass({ hours: 1 })).toBe(200);
    expect(await pass({ hours: 1, jumpDays: 365 })).toBe(200);
    expect(await pass({ hours: 1, jumpDays: -365 })).toBe(200);
    expect(warn).toHaveBeenCalledTimes(2);
    expect(await pass({ hours: 25 })).toBe(200);
    expect(await pass({ hours: 1, jumpDays: 365 })).toBe(200);
    expect(await pass({ hours: 25 })).toBe(401);
  });
});
