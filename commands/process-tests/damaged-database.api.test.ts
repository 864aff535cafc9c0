import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { bundleServer } from '../../pipeline/server-bundle.ts';
import { startApi } from '../../tests/api.ts';
import { readLog } from '../../tests/read-log.ts';
import { runCommand } from '../../tests/run-command.ts';
import { useServerProcesses } from '../../tests/server-process.ts';
import { databaseFile, openDatabase } from '../../server/database/open.ts';

/** The server as `npm start` runs it. */
const { dataDir, start } = useServerProcesses(fileURLToPath(await bundleServer()));
const file = () => databaseFile(dataDir());

/** A database of that many rows in one file, as a server that has ended leaves it. */
async function makeDatabase(rows: number): Promise<void> {
  await (await openDatabase({ dataDir: dataDir(), databaseUrl: undefined })).close();
  const database = new DatabaseSync(file());
  database.exec(`with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${rows})
    insert into rate_hits select 'hit ' || n, 'bucket ' || n, n from numbers`);
  database.close();
}

/** Overwrites a few pages in the middle, as a failing disk or another program might. */
function spoilMiddle(): void {
  const handle = openSync(file(), 'r+');
  writeSync(handle, 'x'.repeat(16_384), Math.floor(statSync(file()).size / 2 / 4096) * 4096);
  closeSync(handle);
}

const howToRestore =
  /^First Commit can't (start|run): The database \S+site\.db is damaged \([^\n]+\)\. Put a backup in its place: npm run restore -- FILE \(docs\/how-to\/back-up\.md\)\.$/;

test.each([
  ['a few rows', 2000],
  ['more than is checked before the rest is ready', 100_000],
])('a server does not start with a database of %s that is overwritten in the middle', async (_size, rows) => {
  await makeDatabase(rows);
  spoilMiddle();
  const server = start();
  expect(await server.exited).toBe(1);
  expect(server.output().trim()).toMatch(howToRestore);
});

test('a file that is not a database is rejected with the same message', async () => {
  writeFileSync(file(), 'x'.repeat(10_000));
  const server = start();
  expect(await server.exited).toBe(1);
  expect(server.output().trim()).toMatch(howToRestore);
});

test('in a new folder, the server creates a database and prints a line about it', async () => {
  const server = start({ DATA_DIR: join(dataDir(), 'not', 'there', 'yet') });
  await server.url;
  // A line of the log, like any other.
  const line = server
    .output()
    .split('\n')
    .find((each) => each.includes('Made a new'));
  expect(JSON.parse(line ?? '')).toMatchObject({
    level: 40,
    msg: `Made a new, empty database in ${join(dataDir(), 'not', 'there', 'yet')}.`,
  });
  server.child.kill('SIGTERM');
  expect(await server.exited).toBe(0);
  const again = start({ DATA_DIR: join(dataDir(), 'not', 'there', 'yet') });
  await again.url;
  expect(again.output()).not.toContain('Made a new');
});

test('a folder that has lost its database is rejected until --new asks for a new one', async () => {
  await makeDatabase(1);
  rmSync(file());
  const refused = start();
  expect(await refused.exited).toBe(1);
  expect(refused.output()).toMatch(
    /^First Commit can't start: The database \S+ is gone\. [^\n]*restore[^\n]*--new\.\n$/,
  );
  const meant = start({}, { args: ['--new'] });
  await meant.url;
});

test('an empty database file counts as lost, and no command creates a new database', async () => {
  const place = { dataDir: dataDir(), databaseUrl: undefined };
  const none = await runCommand('user.ts', ['list'], place);
  expect(none).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^There is no database \S+\. [^\n]*DATA_DIR[^\n]*npm start[^\n]*\n$/),
  });
  expect(existsSync(file())).toBe(false);
  // Any user gets this failure; one without rights to the folder gets another in the same way.
  const unseen = { dataDir: join(dataDir(), 'x'.repeat(300)), databaseUrl: undefined };
  expect((await runCommand('user.ts', ['list'], unseen)).stderr).toMatch(
    /^DATA_DIR \S+ can't be used: [^\n]* its name is too long\. [^\n]+\n$/,
  );
  expect((await runCommand('doctor.ts', [], unseen)).stdout).toMatch(/^WRONG database .* is too long\./m);
  await makeDatabase(1);
  truncateSync(file());
  const refused = start();
  expect(await refused.exited).toBe(1);
  expect(refused.output()).toMatch(/^First Commit can't start: The database \S+ is gone\. [^\n]*\n$/);
  const meant = start({}, { args: ['--new'] });
  await meant.url;
  expect(meant.output()).toContain('Made a new');
});

function countRows(): unknown {
  const database = new DatabaseSync(file(), { readOnly: true });
  const row = database.prepare('select count(*) as count from rate_hits').get();
  database.close();
  return row?.count;
}

test('restore is rejected while a server is running', async () => {
  await makeDatabase(3);
  const backup = join(dataDir(), 'copy.db');
  const place = { dataDir: dataDir(), databaseUrl: undefined };
  expect((await runCommand('database/backup.ts', [backup], place)).code).toBe(0);
  const server = start();
  await server.url;
  // The start deletes expired rows; once that is in the file, nothing but a restore would change it.
  await vi.waitFor(() => {
    expect(countRows()).toBe(0);
    const { pages, carriedOver } = readLog(file());
    expect(carriedOver).toBe(pages);
  }, 5000);
  const before = readFileSync(file());
  expect(await runCommand('database/restore.ts', [backup], place)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('is in use: stop the server'),
  });
  expect(readFileSync(file()).equals(before)).toBe(true);
  server.child.kill('SIGKILL');
  await server.exited;
  expect((await runCommand('database/restore.ts', [backup], place)).code).toBe(0);
});

test('a server does not start during a restore', async () => {
  await makeDatabase(1);
  const restoring = new DatabaseSync(join(dataDir(), 'site.db-lock'));
  restoring.exec('begin exclusive');
  const server = start();
  expect(await server.exited).toBe(1);
  expect(server.output()).toMatch(/can't start: [^\n]* is just being restored or moved\.\n$/);
  restoring.close();
});

test('damage that is found during a call is logged with the same message, and all calls are rejected', async () => {
  await makeDatabase(100_000);
  const database = await openDatabase({ dataDir: dataDir(), databaseUrl: undefined });
  const api = await startApi(database);
  // All but the pages that hold the schema, which was read already.
  const handle = openSync(file(), 'r+');
  writeSync(handle, 'x'.repeat(statSync(file()).size - 400_000), 400_000);
  closeSync(handle);
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      api.post(
        '/login',
        { email: `a${index}@example.edu`, password: 'Wrong-passw0rd' },
        { from: `192.0.2.${index}` },
      ),
    ),
  );
  expect(responses.map(({ status }) => status)).toContain(500);
  expect(responses.filter(({ status }) => status === 200)).toEqual([]);
  expect(api.logLines.join('')).toContain(
    'The database is damaged. Put a backup in its place: npm run restore -- FILE',
  );
  await api.app.close();
  await database.close();
});
