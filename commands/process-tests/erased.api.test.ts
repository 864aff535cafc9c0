import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { bundleServer } from '../../pipeline/server-bundle.ts';
import { openDatabase } from '../../server/database/open.ts';
import { runCommand } from '../../tests/run-command.ts';
import { useServerProcesses, type ServerProcess } from '../../tests/server-process.ts';
import { postJson } from '../../tests/server/send-over-http.ts';

const { start, dataDir } = useServerProcesses(fileURLToPath(await bundleServer()));
const password = 'Monsoon2026';
const hourMs = 60 * 60 * 1000;
const place = () => ({ dataDir: dataDir(), databaseUrl: undefined });

/** The files of the embedded database that hold one of the texts. */
const filesWith = (texts: readonly string[]) =>
  readdirSync(dataDir())
    .filter((name) => name.startsWith('site.db') || name.endsWith('.backup'))
    .filter((name) => {
      const content = readFileSync(join(dataDir(), name)).toString('latin1').toLowerCase();
      return texts.some((text) => content.includes(text.toLowerCase()));
    });

/** Creates an account whose email, username and name contain `name`. Returns the hash of its password. */
async function create(name: string, ...options: string[]): Promise<string> {
  const details = ['--email', `${name}@example.org`, '--username', `${name}.q`, '--name', `${name} qx`];
  const args = ['create', ...details, '--password', password, ...options];
  expect((await runCommand('user.ts', args, place())).stderr).toBe('');
  const database = await openDatabase(place());
  const { password_hash: hash } = await database.db
    .selectFrom('users')
    .select('password_hash')
    .where('email_key', '=', `${name}@example.org`)
    .executeTakeFirstOrThrow();
  await database.close();
  return hash;
}

/** Makes a call as that person. */
async function createCaller(url: string, name: string) {
  const { body } = await postJson(`${url}/login`, { email: `${name}@example.org`, password });
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${String(body.token)}` };
  return {
    userId: String(body.userId),
    call: (method: string, path: string, payload: object) =>
      fetch(`${url}${path}`, { method, headers, body: JSON.stringify(payload) }),
  };
}

/** Neither the database, its log nor a backup made now holds one of the texts. */
async function expectErased(texts: readonly string[]): Promise<void> {
  await expect.poll(() => filesWith(texts)).toEqual([]);
  await runCommand('database/backup.ts', [join(dataDir(), 'later.backup')], place());
  expect(existsSync(join(dataDir(), 'later.backup'))).toBe(true);
  expect(filesWith(texts)).toEqual([]);
  expect(filesWith(['bela'])).toContain('later.backup');
}

test('[64] after an account was deleted, neither the database, its log nor a backup holds the person’s data', async () => {
  const erased = ['zelda', await create('zelda')];
  await create('bela');
  await create('chitra');
  expect(filesWith(erased)).not.toEqual([]);
  const zelda = await createCaller(await start().url, 'zelda');
  expect((await zelda.call('DELETE', '/api/account', { password })).status).toBe(200);
  await expectErased(erased);
});

test('[64] the same after an admin deleted the account', async () => {
  const erased = ['zelda', await create('zelda')];
  await create('bela', '--admin', '--verified');
  const url = await start().url;
  const { userId } = await createCaller(url, 'zelda');
  const admin = await createCaller(url, 'bela');
  expect((await admin.call('DELETE', `/api/admin/users/${userId}`, { reason: 'asked for it' })).status).toBe(
    200,
  );
  await expectErased(erased);
});

/** The newest code that the server printed for an address. */
async function readCode({ output }: ServerProcess, email: string): Promise<string> {
  const find = () =>
    [...output().matchAll(new RegExp(`Mail to ${email}: your code is (\\d{6})`, 'g'))].at(-1)?.[1];
  await expect.poll(find).toBeDefined();
  return find() ?? '';
}

test('[64] after a change of email none of them holds the old address', async () => {
  await create('zelda');
  await create('bela');
  const server = start();
  const zelda = await createCaller(await server.url, 'zelda');
  // Counts a wrong password under the old address.
  await postJson(`${await server.url}/login`, { email: 'zelda@example.org', password: 'Wrong-2026' });
  const newEmail = 'somebody@example.net';
  expect((await zelda.call('POST', '/api/account/email', { newEmail, password })).status).toBe(200);
  const codes = {
    currentCode: await readCode(server, 'zelda@example.org'),
    newCode: await readCode(server, newEmail),
  };
  const changed = await zelda.call('POST', '/api/account/email/confirm', codes);
  expect(await changed.json()).toEqual({ currentCode: true, newCode: true });
  await expectErased(['zelda@example.org']);
  expect(filesWith([newEmail])).toContain('later.backup');
});

test('[64] a running server deletes old databases after 30 days, and mails in the outbox after a day', async () => {
  const outbox = join(dataDir(), 'outbox');
  mkdirSync(outbox);
  const nameOf = (reason: string, days: number) =>
    `site.db.${reason}-${new Date(Date.now() - days * 24 * hourMs).toISOString().replaceAll(':', '-')}`;
  const kept = [nameOf('before-restore', 29), nameOf('moved', 29), 'site.db.mine'];
  const old = [nameOf('before-restore', 31), nameOf('moved', 31), `${nameOf('before-restore', 32)}-wal`];
  for (const name of [...kept, ...old, old[2]?.replace('-wal', '') ?? ''])
    writeFileSync(join(dataDir(), name), 'zelda');
  for (const [name, hours] of [
    ['new.eml', 23],
    ['old.eml', 25],
    ['note.txt', 1000],
  ] as const) {
    writeFileSync(join(outbox, name), 'zelda');
    utimesSync(join(outbox, name), new Date(), new Date(Date.now() - hours * hourMs));
  }
  const doctor = await runCommand('doctor.ts', [], place());
  expect(doctor.stdout).toMatch(
    /note  backups   \S+before-restore-\S+ is the database from before a restore, .* deletes it on /,
  );
  expect(doctor.stdout).toMatch(
    /note  backups   \S+moved-\S+ is the database from before the move to PostgreSQL, /,
  );
  await start().url;
  const listOld = () => readdirSync(dataDir()).filter((name) => name.startsWith('site.db.'));
  await expect.poll(() => listOld().toSorted()).toEqual(kept.toSorted());
  expect(readdirSync(outbox).toSorted()).toEqual(['new.eml', 'note.txt']);
});
