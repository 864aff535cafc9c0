import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '../../../tests/engines.ts';
import { runCommand } from '../../../tests/run-command.ts';
import { databaseFile, openDatabase } from '../open.ts';

let place: TestDatabase;
beforeEach(async () => {
  place = await makeTestDatabase('sqlite');
});
afterEach(() => place.remove());

/** As a release without `secure_delete` left the file. */
function deleteAsOldRelease(): void {
  const database = new DatabaseSync(databaseFile(place.dataDir));
  database.exec(`pragma secure_delete = off; pragma user_version = 0`);
  for (let row = 0; row < 500; row += 1)
    database.prepare('insert into rate_hits values (?, ?, 1)').run(`hit-${row}`, `zelda@example.org ${row}`);
  database.exec(`delete from rate_hits`);
  database.close();
}

const hasTraces = () => readFileSync(databaseFile(place.dataDir)).includes('zelda');

async function start(): Promise<void> {
  await (await openDatabase(place)).close();
}

it('[64] the first start overwrites what an older release deleted, and only that one', async () => {
  await start();
  deleteAsOldRelease();
  expect(hasTraces()).toBe(true);
  const { stdout } = await runCommand('doctor.ts', [], place);
  expect(stdout).toMatch(
    /note  database  bytes of what older releases deleted may still be in \S+site\.db: the next start/,
  );
  expect((await runCommand('user.ts', ['list'], place)).code).toBe(0);
  expect(hasTraces()).toBe(true);
  await start();
  expect(hasTraces()).toBe(false);
  expect((await runCommand('doctor.ts', [], place)).stdout).not.toContain('bytes of what older releases');

  // A later start writes nothing anew: it would take seconds with a large file.
  const database = new DatabaseSync(databaseFile(place.dataDir));
  database.exec(
    "pragma secure_delete = off; create table t (a); insert into t values ('zelda'); drop table t",
  );
  database.close();
  await start();
  expect(hasTraces()).toBe(true);
});

it('a restored backup of an older release has none of it either', async () => {
  await start();
  deleteAsOldRelease();
  const backup = `${place.dataDir}/old.backup`;
  expect((await runCommand('database/backup.ts', [backup], place)).code).toBe(0);
  expect(readFileSync(backup).includes('zelda')).toBe(true);
  expect((await runCommand('database/restore.ts', [backup], place)).code).toBe(0);
  expect(hasTraces()).toBe(false);
});
