import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { backUpSqlite } from '../../server/database/sqlite/backup.ts';
import { migrate, migrations } from '../../server/database/migrate.ts';
import { databaseFile, openDatabase } from '../../server/database/open.ts';
import type { Schema } from '../../server/database/schema.ts';
import { createNodeSqliteDialect } from '../../server/database/sqlite/sqlite-dialect.ts';
import { makeTestDatabase, type TestDatabase } from '../../tests/engines.ts';
import { commandEnvironment, runCommand } from '../../tests/run-command.ts';

let place: TestDatabase;
let file: string;
let backupFile: string;
beforeEach(async () => {
  place = await makeTestDatabase('sqlite');
  file = databaseFile(place.dataDir);
  backupFile = join(place.dataDir, 'backups', 'copy.db');
  mkdirSync(join(place.dataDir, 'backups'));
});
afterEach(() => place.remove());

const hits = (bucket: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ hit_id: `${bucket}${index}`, bucket, hit_at: index }));

/** Adds rows that say `bucket` to the database. */
async function write(bucket: string, count = 200): Promise<void> {
  const { db, close } = await openDatabase(place);
  await db.insertInto('rate_hits').values(hits(bucket, count)).execute();
  await close();
}

/** The words in the database, each with the number of its rows. */
async function read(dataDir = place.dataDir): Promise<Record<string, number>> {
  const { db, close } = await openDatabase({ dataDir, databaseUrl: undefined });
  const rows = await db.selectFrom('rate_hits').select('bucket').execute();
  await close();
  return Object.fromEntries(
    Object.entries(Object.groupBy(rows, ({ bucket }) => bucket)).map(([bucket, all = []]) => [
      bucket,
      all.length,
    ]),
  );
}

/** A backup that holds `backed up`; the database then goes on to `later`. */
async function makeBackup(): Promise<void> {
  await write('backed up');
  await backUpSqlite(file, backupFile);
  await write('later');
}

const listKept = () => readdirSync(place.dataDir).filter((name) => name.includes('.before-restore-'));
const restore = (path = backupFile) => runCommand('database/restore.ts', [path], place);

describe('the restore command', () => {
  it('replaces the database with the backup and keeps the old database', async () => {
    await makeBackup();
    const { code, stdout, stderr } = await restore();
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const [kept = ''] = listKept();
    expect(stdout).toBe(
      `Restored ${backupFile} to ${file} (0 accounts). Everybody has to log in again.\nThe old database is kept as ${kept}.\n`,
    );
    expect(kept).toMatch(/^site\.db\.before-restore-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z$/);
    expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
    expect(await read()).toEqual({ 'backed up': 200 });
    const other = join(place.dataDir, 'other');
    mkdirSync(other);
    writeFileSync(databaseFile(other), readFileSync(join(place.dataDir, kept)));
    expect(await read(other)).toEqual({ 'backed up': 200, later: 200 });
    expect(existsSync(backupFile)).toBe(true);
  });

  it('keeps the writes that are only in the write-ahead log of a killed server', async () => {
    await makeBackup();
    // No checkpoint: as kill -9 leaves it.
    const script = `
      const database = new (require('node:sqlite').DatabaseSync)(process.argv[1]);
      database.exec("pragma journal_mode = wal; insert into rate_hits values ('last', 'only in the log', 1)");
      process.kill(process.pid, 'SIGKILL');`;
    await new Promise((resolve) => spawn(process.execPath, ['-e', script, file]).once('close', resolve));
    expect(statSync(`${file}-wal`).size).toBeGreaterThan(0);
    expect((await restore()).code).toBe(0);
    expect(await read()).toEqual({ 'backed up': 200 });
    const kept = new DatabaseSync(join(place.dataDir, listKept()[0] ?? ''));
    expect(kept.prepare(`select count(*) as n from rate_hits where hit_id = 'last'`).get()).toEqual({ n: 1 });
    kept.close();
  });

  it('restores when there is no database yet', async () => {
    await makeBackup();
    const place2 = { ...place, dataDir: join(place.dataDir, 'new', 'data') };
    expect(
      (await runCommand('database/restore.ts', [backupFile], place2)).stdout.split('\n').slice(1),
    ).toEqual([
      'The old database is missing, damaged or of an older release, so deletions of accounts since the backup could not be applied again.',
      '',
    ]);
    expect(await read(place2.dataDir)).toEqual({ 'backed up': 200 });
  });

  it('is rejected while another process has the database open, and locks the database', async () => {
    await makeBackup();
    const open = await openDatabase(place);
    const refused = await restore();
    await open.close();
    expect(refused).toEqual({
      code: 1,
      stdout: '',
      stderr: `The database ${file} is in use: stop the server, and whatever else has it open, first.\n`,
    });
    expect(await read()).toEqual({ 'backed up': 200, later: 200 });
  });

  it('is rejected while an older release without the lock has the database open', async () => {
    await makeBackup();
    const old = new DatabaseSync(file);
    old.prepare('select * from users').all();
    const refused = await restore();
    old.close();
    expect(refused).toMatchObject({
      code: 1,
      stderr: `The database ${file} is in use: stop the server first.\n`,
    });
    expect(await read()).toEqual({ 'backed up': 200, later: 200 });
    expect(listKept()).toEqual([]);
  });

  it('replaces a damaged database, and keeps the damaged file', async () => {
    await makeBackup();
    writeFileSync(file, 'no database at all');
    await expect(openDatabase(place)).rejects.toThrow(/is damaged .*npm run restore -- FILE/);
    expect(await restore()).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('damaged or of an older release, so deletions'),
      stderr: '',
    });
    expect(await read()).toEqual({ 'backed up': 200 });
    expect(readFileSync(join(place.dataDir, listKept()[0] ?? ''), 'utf8')).toBe('no database at all');
  });

  it.each<[string, (path: string) => void, RegExp]>([
    ['that is cut', (path) => truncateSync(path, 8192), /is damaged|is not a backup/],
    ['that is no database', (path) => writeFileSync(path, 'x'.repeat(5000)), /is not a backup/],
    ['that is empty', (path) => writeFileSync(path, ''), /is not a backup/],
    [
      'whose index misses a row',
      (path) => {
        const bytes = readFileSync(path);
        bytes.write('z', bytes.lastIndexOf('backed up'));
        writeFileSync(path, bytes);
      },
      /is damaged, so nothing was changed/,
    ],
    [
      'with a session of nobody',
      (path) => {
        const copy = new DatabaseSync(path, { enableForeignKeyConstraints: false });
        copy.exec(`insert into sessions values ('s', 't', 'nobody', '', 1, 1, 1)`);
        copy.close();
      },
      /is damaged, so nothing was changed: a row of sessions belongs to nothing/,
    ],
    [
      'of a newer release',
      (path) => {
        const copy = new DatabaseSync(path);
        copy.exec(`insert into kysely_migration values ('9999-later', '2027-01-01T00:00:00.000Z')`);
        copy.close();
      },
      /9999-later, which this release does not know/,
    ],
    ['that is missing', (path) => rmSync(path), /^There is no file /],
    [
      'that is a folder',
      (path) => {
        rmSync(path);
        mkdirSync(path);
      },
      /is not a file\.$/m,
    ],
  ])('rejects a backup %s, and changes nothing', async (_kind, spoil, message) => {
    await makeBackup();
    spoil(backupFile);
    const { code, stderr } = await restore();
    expect(code).toBe(1);
    expect(stderr).toMatch(message);
    expect(stderr).toMatch(/^[^\n]+\n$/);
    expect(await read()).toEqual({ 'backed up': 200, later: 200 });
    expect(readdirSync(place.dataDir).filter((name) => name.includes('restor'))).toEqual([]);
  });

  it('migrates an older backup to this release', async () => {
    await makeBackup();
    rmSync(backupFile);
    const old = new DatabaseSync(backupFile);
    const db = new Kysely<Schema>({ dialect: createNodeSqliteDialect(old) });
    await migrate(db, 'sqlite', migrations.slice(0, 3));
    await db.insertInto('rate_hits').values(hits('backed up', 200)).execute();
    await db.destroy();
    expect(await restore()).toMatchObject({ code: 0, stderr: '' });
    expect(await read()).toEqual({ 'backed up': 200 });
  });

  it('leaves either the complete old or the complete new database when it is killed', async () => {
    const outcomes = new Set<string>();
    await makeBackup();
    const before = join(place.dataDir, '..', `${basename(place.dataDir)}-before`);
    cpSync(place.dataDir, before, { recursive: true });
    for (let changes = 1, ended = false; !ended; changes += 3) {
      rmSync(place.dataDir, { recursive: true });
      cpSync(before, place.dataDir, { recursive: true });
      ended = await restoreAndKillAfter(changes);
      expect(existsSync(file)).toBe(true);
      const found = await read();
      expect([200, undefined]).toContain(found['later']);
      expect(found['backed up']).toBe(200);
      outcomes.add(JSON.stringify(found));
    }
    rmSync(before, { recursive: true });
    expect(outcomes.size).toBe(2);
    // Nothing that the killed ones left is in the way.
    expect((await restore()).code).toBe(0);
  });

  it('points to pg_restore when the data is in PostgreSQL', async () => {
    const { code, stderr } = await runCommand('database/restore.ts', [backupFile], {
      ...place,
      databaseUrl: 'postgres://site@127.0.0.1:1/site',
    });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^[^\n]*pg_restore[^\n]*embedded database\.\n$/);
  });

  it('rejects the database itself as a backup', async () => {
    await write('kept');
    expect(await restore(file)).toMatchObject({
      code: 1,
      stderr: `${file} is the database itself. Name a backup.\n`,
    });
  });
});

/**
 * Kills a restore after that many files have appeared in, left or changed names in the data folder. Resolves
 * to whether it ended by itself.
 */
async function restoreAndKillAfter(changes: number): Promise<boolean> {
  const child = spawn(process.execPath, [join('commands', 'database/restore.ts'), backupFile], {
    env: { ...process.env, ...commandEnvironment(place) },
    stdio: 'ignore',
  });
  let seen = 0;
  const watcher = watch(place.dataDir, (event) => {
    if (event === 'rename') seen += 1;
    if (seen >= changes) child.kill('SIGKILL');
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  watcher.close();
  return code === 0;
}
