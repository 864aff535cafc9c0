import { readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '../../../tests/engines.ts';
import { databaseFile, openDatabase } from '../open.ts';
import { restoreSqlite } from '../restore/restore-sqlite.ts';
import { backUpWhenDue, listBackups } from './scheduled-backups.ts';

const hour = 60 * 60 * 1000;
const start = Date.UTC(2026, 10, 22, 3, 17);

let testDatabase: TestDatabase;
let folder: string;
beforeEach(async () => {
  testDatabase = await makeTestDatabase('sqlite');
  folder = join(testDatabase.dataDir, 'backups');
  await (await openDatabase(testDatabase)).close();
});
afterEach(() => testDatabase.remove());

const backUp = (hours: number, keep = 3) =>
  backUpWhenDue(
    databaseFile(testDatabase.dataDir),
    { folder, everyMs: 24 * hour, keep },
    start + hours * hour,
  );

it('a backup is made when the newest is a day old, and the oldest over BACKUP_KEEP are deleted', async () => {
  expect(await backUp(0)).toBe(join(folder, 'site-2026-11-22T03-17-00Z.db'));
  expect(await backUp(1)).toBeUndefined();
  expect(await backUp(23.9)).toBeUndefined();
  for (const day of [1, 2, 3]) expect(await backUp(day * 24)).toBeDefined();
  expect(readdirSync(folder).toSorted()).toEqual([
    'site-2026-11-23T03-17-00Z.db',
    'site-2026-11-24T03-17-00Z.db',
    'site-2026-11-25T03-17-00Z.db',
  ]);
  expect(listBackups(folder, start + 72 * hour).at(-1)?.madeAt).toBe(start + 72 * hour);
  expect((statSync(folder).mode & 0o777).toString(8)).toBe('700');
});

it('rotation deletes only its own backups and the unfinished ones of a server that ended', async () => {
  await backUp(0, 1);
  const others = ['site.db', 'site-2026-11-22.db', 'notes.txt'];
  const unfinishedBackup = 'site-2026-11-21T03-17-00Z.db.123.partial';
  for (const name of [...others, unfinishedBackup]) writeFileSync(join(folder, name), '');
  utimesSync(join(folder, unfinishedBackup), start / 1000 - 100_000, start / 1000 - 100_000);
  await backUp(24, 1);
  expect(readdirSync(folder).toSorted()).toEqual([...others, 'site-2026-11-23T03-17-00Z.db'].toSorted());
});

it('after the clock was ahead, backups are neither late nor more frequent, and none is deleted too early', async () => {
  for (const day of [-3, -2, -1]) await backUp(day * 24);
  const ahead = await backUp(24 * 365, 4);
  expect(await backUp(0)).toBeDefined();
  for (const minutes of [10, 20, 30]) expect(await backUp(minutes / 60)).toBeUndefined();
  expect(readdirSync(folder).map((name) => join(folder, name))).toContain(ahead);
  expect(listBackups(folder, start + hour).map(({ madeAt }) => (madeAt - start) / hour)).toEqual([
    -48, -24, 0,
  ]);
});

it('its backups can be restored', async () => {
  const file = await backUp(0);
  const target = databaseFile(join(testDatabase.dataDir, 'elsewhere'));
  expect(await restoreSqlite(file ?? '', target, async () => false, new Date())).toMatchObject({
    accounts: 0,
    previousFile: undefined,
  });
});

it('a backup that fails logs the reason', async () => {
  writeFileSync(folder, 'a file, not a folder');
  await expect(backUp(0)).rejects.toThrow(/EEXIST|ENOTDIR/);
});

it.runIf(process.platform === 'linux')('a folder that can’t be created fails at once', async () => {
  folder = '/proc/backups/here';
  await expect(backUp(0)).rejects.toThrow('ENOENT');
});
