import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startApi, wrongCode, type Api, type Person } from '../../tests/api.ts';
import { describeOnEachEngine } from '../../tests/engines.ts';
import type { Database } from '../database/open.ts';
import { insertMail } from '../mail/mails-repository.ts';

let acts = 0;

/** Gives the person a row in every table that can hold one, and returns a token and their id. */
async function liveABit(
  api: Api,
  database: Database,
  person: Person,
): Promise<{ token: string; userId: string }> {
  const { email } = person;
  const answer = await api.post('/login', person);
  const userId = String(answer.body.userId);
  await api.post('/send-reset-otp', { email });
  await expect.poll(() => api.mails.at(-1)).toMatchObject({ to: email, purpose: 'reset' });
  await api.post('/reset-password', {
    email,
    otp: wrongCode(api.codeFor(email)),
    newPassword: 'Winter-kettle-88',
  });
  await api.post('/login', { email, password: 'Wrong-passw0rd' });
  const progress = { version: 1, lessons: { 'html/lists': { doneAt: 1 } } };
  await api.app.inject({
    method: 'PUT',
    url: '/api/progress',
    payload: progress,
    headers: { authorization: `Bearer ${String(answer.body.token)}` },
  });
  await database.db
    .insertInto('email_proofs')
    .values({ email_key: email, client: '192.0.2.1', secret_hash: 'x', verified_at: 1, expires_at: 2 })
    .execute();
  await insertMail(database.db, {
    mail_id: `m${acts}`,
    email_key: email,
    purpose: 'reset',
    content: JSON.stringify({ purpose: 'register', to: email, code: '000000' }),
    created_at: 1,
    expires_at: 2,
  });
  await database.db.updateTable('mails').set({ due_at: null }).where('mail_id', '=', `m${acts}`).execute();
  acts += 1;
  await database.db
    .insertInto('admin_acts')
    .values([
      {
        act_id: `a${acts}`,
        acted_at: 1,
        actor: 'someone-else',
        subject: userId,
        act: 'verify',
        from_address: '203.0.113.9',
      },
      {
        act_id: `b${acts}`,
        acted_at: 2,
        actor: userId,
        subject: 'someone-else',
        act: 'verify',
        from_address: '203.0.113.5',
      },
    ])
    .execute();
  return { token: String(answer.body.token), userId };
}

/** Each table with its columns, and all its rows as one text. */
async function readTables({ db }: Database): Promise<{ name: string; columns: string[]; text: string }[]> {
  const tables = await db.introspection.getTables();
  return Promise.all(
    tables.map(async ({ name, columns }) => ({
      name,
      columns: columns.map((column) => column.name),
      text: JSON.stringify((await sql`select * from ${sql.table(name)}`.execute(db)).rows),
    })),
  );
}

/** Where the export shows each column. A new table or column fails the test below until somebody has decided about it. */
const shownAs: Record<string, { part: string; columns: Record<string, string>; kept?: readonly string[] }> = {
  users: {
    part: 'account',
    columns: {
      user_id: 'userId',
      name: 'name',
      username: 'username',
      username_key: 'usernameKey',
      email: 'email',
      email_key: 'emailKey',
      college: 'college',
      location: 'location',
      verified: 'veri',
      admin: 'roleAdmin',
      created_at: 'createdAt',
      blocked: 'blocked',
    },
    kept: ['password_hash'],
  },
  sessions: {
    part: 'sessions',
    columns: { session_id: 'id', device: 'device', created_at: 'createdAt', last_used_at: 'lastUsedAt' },
    kept: ['token_hash', 'user_id'],
  },
  progress: {
    part: 'progress',
    columns: { progress: 'progress', updated_at: 'updatedAt' },
    kept: ['user_id'],
  },
  codes: {
    part: 'codes',
    columns: {
      code_id: 'id',
      purpose: 'purpose',
      email_key: 'emailKey',
      created_at: 'createdAt',
      expires_at: 'expiresAt',
      used_at: 'usedAt',
      voided_at: 'voidedAt',
    },
    kept: ['code_hash', 'link_hash'],
  },
  code_guesses: {
    part: 'wrongGuesses',
    columns: { guess_id: 'id', purpose: 'purpose', email_key: 'emailKey', guessed_at: 'guessedAt' },
  },
  known_browsers: {
    part: 'knownBrowsers',
    columns: { browser_id: 'id', created_at: 'createdAt', last_used_at: 'lastUsedAt' },
    kept: ['secret_hash', 'user_id'],
  },
  mails: {
    part: 'mails',
    columns: {
      mail_id: 'id',
      purpose: 'purpose',
      email_key: 'emailKey',
      created_at: 'createdAt',
      expires_at: 'expiresAt',
      due_at: 'nextAttemptAt',
      attempts: 'attempts',
      may_have_left: 'mayHaveLeft',
      failure: 'failure',
      given_up_at: 'givenUpAt',
    },
    // What the mail says is a code; who claimed it is a server.
    kept: ['content', 'claim_id'],
  },
  email_proofs: {
    part: 'emailProofs',
    columns: { email_key: 'emailKey', client: 'client', verified_at: 'verifiedAt', expires_at: 'expiresAt' },
    kept: ['secret_hash'],
  },
  rate_hits: { part: 'countedTries', columns: { hit_id: 'id', bucket: 'bucket', hit_at: 'at' } },
  locks: { part: 'locks', columns: { lock_name: 'name', taken_at: 'takenAt' } },
  // PostgreSQL writes down its transaction as well: a number that tells nothing of a person.
  account_changes: {
    part: 'accountChanges',
    columns: { change_id: 'id', created_at: 'accountCreatedAt', changed_at: 'changedAt' },
    kept: ['user_id', 'written_by'],
  },
  admin_acts: {
    part: 'adminActs',
    columns: {
      act_id: 'id',
      act: 'act',
      acted_at: 'at',
      actor: 'actor',
      subject: 'subject',
      from_address: 'fromAddress',
      reason: 'reason',
      affected: 'affected',
    },
  },
};

describeOnEachEngine('what is held about a person', (open, _findPlace, engine) => {
  test('is exported row by row and column by column, hashes and other people apart', async () => {
    const database = await open();
    const api = await startApi(database);
    const person = await api.signUp();
    const other = await api.signUp();
    const { token, userId } = await liveABit(api, database, person);
    await liveABit(api, database, other);
    const { status, body, text, headers } = await api.get('/api/account/export', { token });
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body).toMatchObject({
      format: 'first-commit-account',
      version: 1,
      exportedAt: '2026-11-21T09:00:00.000Z',
      account: {
        userId,
        name: person.name,
        email: person.email,
        college: person.collegeName,
        location: person.location,
        veri: 'verified',
        roleAdmin: false,
      },
      sessions: [{ device: expect.any(String) }],
      progress: {
        progress: { lessons: { 'html/lists': { doneAt: 1 } } },
        updatedAt: '2026-11-21T09:00:00.000Z',
      },
      codes: [{ purpose: 'register' }, { purpose: 'reset' }],
      wrongGuesses: [{ purpose: 'reset' }],
      adminActs: [
        { actor: null, subject: userId, fromAddress: null },
        { actor: userId, subject: null, fromAddress: '203.0.113.5' },
      ],
    });
    for (const { name, columns } of await readTables(database)) {
      const shown = shownAs[name];
      const decided = [...Object.keys(shown?.columns ?? {}), ...(shown?.kept ?? [])];
      expect(
        decided.filter((column) => engine === 'postgres' || column !== 'written_by').toSorted(),
        name,
      ).toEqual(columns.toSorted());
      const rows = [body[shown?.part ?? '']].flat();
      expect(rows.length, name).toBeGreaterThan(0);
      for (const row of rows)
        expect(Object.keys(row as object).toSorted(), name).toEqual(
          Object.values(shown?.columns ?? {}).toSorted(),
        );
    }
    const secrets = await database.db.selectFrom('users').select('password_hash').execute();
    const tokens = await database.db.selectFrom('sessions').select('token_hash').execute();
    const codes = await database.db.selectFrom('codes').select('code_hash').execute();
    for (const secret of [...secrets, ...tokens, ...codes].flatMap((row) => Object.values(row)))
      expect(text).not.toContain(secret);
    for (const foreign of [other.email, other.username, 'someone-else', '203.0.113.9'])
      expect(text).not.toContain(foreign);
  });

  test('is gone with the account, all of it, and other people’s stays', async () => {
    const database = await open();
    const api = await startApi(database);
    const person = await api.signUp({
      name: 'Farida Qureshi',
      collegeName: 'Lakeside College',
      location: 'Udaipur',
    });
    const other = await api.signUp();
    const { token, userId } = await liveABit(api, database, person);
    await liveABit(api, database, other);
    const left = (await readTables(database)).map(({ name, text }) => [name, text.split(other.email).length]);
    const answer = await api.app.inject({
      method: 'DELETE',
      url: '/api/account',
      payload: { password: person.password },
      headers: { authorization: `Bearer ${token}` },
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { message: 'Your account is deleted, and everything we held about you with it.' },
    ]);
    const after = await readTables(database);
    const traces = [
      userId,
      person.email,
      person.username,
      person.name,
      person.collegeName,
      person.location,
      '203.0.113.5',
    ];
    for (const { name, text } of after) {
      if (name === 'account_changes') {
        // The one note by which the servers' searches hear of it, until the log forgets it an hour later.
        expect(text.split(userId)).toHaveLength(2);
        continue;
      }
      // The other person's act has the same made-up address.
      for (const trace of traces)
        if (!(name === 'admin_acts' && trace === '203.0.113.5'))
          expect(text, `${trace} in ${name}`).not.toContain(trace);
    }
    expect(after.map(({ name, text }) => [name, text.split(other.email).length])).toEqual(left);
  });

  test('[46] of what an admin did the record stays, without the person', async () => {
    const database = await open();
    const api = await startApi(database);
    const person = await api.signUp();
    const { token } = await liveABit(api, database, person);
    await api.app.inject({
      method: 'DELETE',
      url: '/api/account',
      payload: { password: person.password },
      headers: { authorization: `Bearer ${token}` },
    });
    const acts = await database.db
      .selectFrom('admin_acts')
      .select(['actor', 'subject', 'act', 'from_address', 'acted_at'])
      .orderBy('acted_at')
      .execute();
    expect(acts).toEqual([
      {
        actor: 'someone-else',
        subject: expect.stringMatching(/^deleted:/),
        act: 'verify',
        from_address: '203.0.113.9',
        acted_at: 1,
      },
      { actor: acts[0]?.subject, subject: 'someone-else', act: 'verify', from_address: '', acted_at: 2 },
    ]);
  });
});
