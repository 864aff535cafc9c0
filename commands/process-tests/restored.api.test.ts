import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { databaseFile, openDatabase, type DatabaseSettings } from '../../server/database/open.ts';
import type { Database, Engine } from '../../server/database/database.ts';
import { newPerson, startApi, type Api, type Person } from '../../tests/api.ts';
import { describeOnEachEngine } from '../../tests/engines.ts';
import { insertRowOfEachTable, readTables } from '../../tests/server/rows-of-each-table.ts';
import { runCommand, type CommandResult } from '../../tests/run-command.ts';
import { finishLogin, joinWithApp, startLogin } from '../../tests/second-factor-api.ts';
import { ensurePostgresBinaries } from '../../tests/services/postgres-binaries.ts';

const run = promisify(execFile);
const newPassword = 'Winter-kettle-88';

/** Backs up as docs/how-to/back-up.md says. Resolves to the backup's file. */
async function backUp(place: DatabaseSettings): Promise<string> {
  const file = join(place.dataDir, 'backup');
  if (place.databaseUrl === undefined)
    expect((await runCommand('database/backup.ts', [file], place)).stderr).toBe('');
  else
    await run(join(ensurePostgresBinaries(), 'pg_dump'), [
      '--format=custom',
      `--file=${file}`,
      place.databaseUrl,
    ]);
  return file;
}

/** Restores as docs/how-to/back-up.md says. Resolves to the restored database. */
async function restore(
  place: DatabaseSettings,
  file: string,
): Promise<{ restored: DatabaseSettings; result: CommandResult; remove: () => Promise<unknown> }> {
  if (place.databaseUrl === undefined) {
    const result = await runCommand('database/restore.ts', [file], place);
    return { restored: place, result, remove: async () => undefined };
  }
  const url = new URL(place.databaseUrl);
  const name = `${url.pathname.slice(1)}_restored`;
  const bin = ensurePostgresBinaries();
  const server = new URL('/postgres', url).href;
  await run(join(bin, 'createdb'), [`--maintenance-db=${server}`, name]);
  url.pathname = `/${name}`;
  await run(join(bin, 'pg_restore'), [`--dbname=${url.href}`, file]);
  const result = await runCommand('database/restore.ts', ['--after-pg-restore', name], place);
  const remove = () => run(join(bin, 'dropdb'), [`--maintenance-db=${server}`, '--force', name]);
  return { restored: { ...place, databaseUrl: url.href }, result, remove };
}

/** Starts the site on the database, and stops it after the work. */
async function withSite<Result>(
  place: DatabaseSettings,
  work: (api: Api, database: Awaited<ReturnType<typeof openDatabase>>) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(place);
  const api = await startApi(database);
  try {
    return await work(api, database);
  } finally {
    await api.app.close();
    await database.close();
  }
}

/** Proves an email, and returns the cookie of the proof. */
async function prove(api: Api, email: string): Promise<string> {
  const otp = await api.requestCode(email);
  const proved = await api.post('/verify-otp', { email, otp });
  return String(proved.headers['set-cookie']).split(';')[0] ?? '';
}

async function requestResetCode(api: Api, email: string): Promise<string> {
  await api.post('/send-reset-otp', { email });
  await expect.poll(() => api.mails.at(-1)).toMatchObject({ to: email, purpose: 'reset' });
  return api.codeFor(email);
}

/** What people have when the backup is made. */
async function prepare(api: Api, database: Awaited<ReturnType<typeof openDatabase>>) {
  const staying = await api.signUp();
  const leaving = await api.signUp({ name: 'Zelda Quist', username: 'zelda_quist' });
  const withApp = await joinWithApp(api, database);
  const unverified = await api.signUp();
  await database.db.updateTable('users').set({ verified: 1 }).where('email', '=', unverified.email).execute();
  const other = newPerson();
  return {
    staying,
    leaving,
    blocked: await api.signUp(),
    unverified,
    withApp,
    renewing: await joinWithApp(api, database),
    other,
    proof: await prove(api, other.email),
    resetCode: await requestResetCode(api, staying.email),
    token: await api.signIn(staying),
    leavingToken: await api.signIn(leaving),
    challenge: await startLogin(api, withApp.person),
  };
}

type Prepared = Awaited<ReturnType<typeof prepare>>;

const register = (api: Api, person: Person, proof: string) =>
  api.send({ method: 'POST', url: '/register', payload: person, headers: { cookie: proof } });

/** Ends or uses all of it. */
async function endEverything(api: Api, prepared: Prepared): Promise<void> {
  const { staying, leaving, withApp, other, proof, resetCode, token, leavingToken } = prepared;
  const { status } = await api.remove(
    '/api/account',
    { password: leaving.password },
    { token: leavingToken },
  );
  expect(status).toBe(200);
  expect((await api.post('/logout', undefined, { token })).status).toBe(200);
  const reset = { email: staying.email, otp: resetCode, newPassword };
  expect((await api.post('/reset-password', reset)).status).toBe(200);
  expect((await register(api, other, proof)).statusCode).toBe(201);
  const again = await startLogin(api, withApp.person);
  const used = await finishLogin(api, again, { recoveryCode: withApp.recoveryCodes[0] ?? '' });
  expect(used.status).toBe(200);
  const { person, recoveryCodes } = prepared.renewing;
  await finishLogin(api, await startLogin(api, person), { recoveryCode: recoveryCodes[0] ?? '' });
  const renewed = await api.post(
    '/api/account/recovery-codes',
    { password: person.password },
    { token: person.token },
  );
  expect(renewed.status).toBe(200);
}

/** Nothing of it works any more. */
async function expectAllEnded(api: Api, prepared: Prepared): Promise<void> {
  const { staying, leaving, withApp, other, proof, resetCode, token, leavingToken, challenge } = prepared;
  expect((await api.get('/session', { token })).status).toBe(401);
  expect((await api.get('/session', { token: leavingToken })).status).toBe(401);
  expect((await api.get('/session', { token: withApp.person.token })).status).toBe(401);
  expect((await api.post('/login', leaving)).status).toBe(401);
  const { email, username } = leaving;
  expect((await api.post('/check-availability', { email, username })).body).toEqual({
    email: null,
    username: null,
  });
  const reset = { email: staying.email, otp: resetCode, newPassword };
  expect((await api.post('/reset-password', reset)).status).toBe(400);
  expect((await register(api, other, proof)).statusCode).toBe(403);
  const code = withApp.app.next();
  expect((await finishLogin(api, challenge, { code })).status).toBe(401);
  const fresh = await startLogin(api, withApp.person);
  const usedCode = await finishLogin(api, fresh, { recoveryCode: withApp.recoveryCodes[0] ?? '' });
  expect(usedCode.status).toBe(400);
  const { person, recoveryCodes } = prepared.renewing;
  const renewedLogin = await startLogin(api, person);
  for (const recoveryCode of recoveryCodes.slice(0, 2))
    expect((await finishLogin(api, renewedLogin, { recoveryCode })).status).toBe(400);
  expect((await api.post('/login', prepared.blocked)).status).toBe(403);
  expect((await api.post('/login', prepared.unverified)).body.veri).toBe('unverified');
  // What was not ended is as it was.
  await api.signIn(staying);
  const unusedCode = await finishLogin(api, fresh, { recoveryCode: withApp.recoveryCodes[1] ?? '' });
  expect(unusedCode.status).toBe(200);
}

describeOnEachEngine('a restore', (_open, findSettings, engine: Engine) => {
  test('[65] [67] brings back no session, challenge, code, proof or erased account, and nothing that an admin took away', async () => {
    const place = findSettings();
    const { prepared, file } = await withSite(place, async (api, database) => {
      const people = await prepare(api, database);
      return { prepared: people, file: await backUp(place) };
    });
    await withSite(place, async (api, { db }) => {
      const change = (values: { blocked?: 1; verified?: 0; verified_by?: 'admin' }, { email }: Person) =>
        db.updateTable('users').set(values).where('email', '=', email).execute();
      await change({ blocked: 1 }, prepared.blocked);
      await change({ verified: 0, verified_by: 'admin' }, prepared.unverified);
      // An admin unverifies somebody who then leaves.
      await change({ verified: 0, verified_by: 'admin' }, prepared.leaving);
      await endEverything(api, prepared);
    });
    const { restored, result, remove } = await restore(place, file);
    try {
      expect(result).toMatchObject({ code: 0, stderr: '' });
      expect(result.stdout).toContain('Deleted since the backup, and deleted again: 1 account.\n');
      expect(result.stdout).not.toContain('could not be applied');
      if (engine === 'sqlite') {
        const bytes = readFileSync(databaseFile(place.dataDir)).toString('latin1').toLowerCase();
        expect(bytes).not.toContain('zelda');
        expect(bytes).toContain(prepared.staying.email);
      }
      await withSite(restored, (api) => expectAllEnded(api, prepared));
      // The restored database remembers the deletion: a second restore of the same backup applies it too.
      const second = await runCommand(
        'database/restore.ts',
        engine === 'sqlite'
          ? [file]
          : ['--after-pg-restore', new URL(restored.databaseUrl ?? '').pathname.slice(1)],
        place,
      );
      expect(second.code).toBe(0);
      await withSite(restored, async (api) => {
        expect((await api.post('/login', prepared.leaving)).status).toBe(401);
        // What the admin took away is remembered too, for whoever registers with that email.
        const token = await api.signIn(await api.signUp(prepared.leaving));
        expect((await api.get('/session', { token })).body.veri).toBe('unverified');
      });
    } finally {
      await remove();
    }
  });

  test('[65] leaves no row of what is open for a while', async () => {
    const place = findSettings();
    const open = [
      'sessions',
      'known_browsers',
      'login_challenges',
      'passkey_challenges',
      'codes',
      'email_proofs',
      'email_changes',
      'mails',
    ];
    const readOpen = async (database: Database) => {
      const tables = await readTables(database);
      return tables.filter(({ name, text }) => open.includes(name) && text !== '[]').map(({ name }) => name);
    };
    const file = await withSite(place, async (api, database) => {
      await insertRowOfEachTable(api, database, await api.signUp());
      expect((await readOpen(database)).toSorted()).toEqual(open.toSorted());
      return backUp(place);
    });
    const { restored, remove } = await restore(place, file);
    try {
      const database = await openDatabase(restored);
      expect(await readOpen(database)).toEqual([]);
      await database.close();
    } finally {
      await remove();
    }
  });
});
