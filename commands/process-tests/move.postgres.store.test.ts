import { spawn } from 'node:child_process';
import { readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databaseFile, openDatabase } from '../../server/database/open.ts';
import { makeTestDatabase, type TestDatabase } from '../../tests/engines.ts';
import { watchCommandLines } from '../../tests/server/command-lines.ts';
import { fillTables } from '../../tests/server/fill-tables.ts';
import { commandEnvironment, runCommand } from '../../tests/run-command.ts';

let source: TestDatabase;
let target: TestDatabase;
let client: pg.Client;
const file = () => databaseFile(source.dataDir);
const move = (to = target.databaseUrl ?? '') => runCommand('database/move.ts', ['--to', to], source);

/** Starts the command, to be killed. */
function startMove() {
  const child = spawn(process.execPath, ['commands/database/move.ts', '--to', target.databaseUrl ?? ''], {
    env: { ...process.env, ...commandEnvironment(source) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return { child, ended: new Promise((resolve) => child.once('close', resolve)) };
}

beforeEach(async () => {
  source = await makeTestDatabase('sqlite');
  target = await makeTestDatabase('postgres');
  client = new pg.Client({
    connectionString: target.databaseUrl,
    types: {
      getTypeParser: (oid, format) =>
        oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format),
    },
  });
  await client.connect();
  await (await openDatabase(source)).close();
});
afterEach(async () => {
  await client.end();
  await Promise.all([source.remove(), target.remove()]);
});

const fillEveryTable = (rows: number) => fillTables(file(), rows);

const listMoved = () =>
  readdirSync(source.dataDir)
    .filter((name) => name.startsWith('site.db.moved-'))
    .map((name) => join(source.dataDir, name));

const readMoved = (table: string, key: string) => {
  const database = new DatabaseSync(listMoved()[0] ?? '', { readOnly: true });
  const rows = database.prepare(`select * from ${table} order by ${key}`).all();
  database.close();
  return rows.map((row) => ({ ...row }));
};

describe('the move command', () => {
  it('copies every row of every table, and the site works on PostgreSQL afterwards', async () => {
    const tables = fillEveryTable(2500);
    const { code, stdout, stderr } = await move();
    expect(stderr).toContain('rows copied or compared');
    expect(stdout).toMatch(
      /^Moved \d+ rows of \d+ tables to test_\w+ at 127\.0\.0\.1:\d+ and compared each, in [\d.]+ s\. .*DATABASE_URL.* is kept as site\.db\.moved-\S+ for 30 days\.\n$/,
    );
    expect(code).toBe(0);
    for (const table of tables) {
      const expected = readMoved(table, '1');
      expect(expected.length, table).toBeGreaterThan(0);
      const columns = Object.keys(expected[0] ?? {});
      const { rows } = await client.query(`select ${columns.join(',')} from ${table}`);
      const byKey = (row: Record<string, unknown>) => String(row[columns[0] ?? '']);
      expect(Object.fromEntries(rows.map((row) => [byKey(row), row])), table).toEqual(
        Object.fromEntries(expected.map((row) => [byKey(row), row])),
      );
    }

    // Triggers are on again, and no number is given out twice.
    const database = await openDatabase(target);
    await database.db.deleteFrom('users').where('user_id', '=', 'u1').execute();
    const newest = await client.query('select max(change_id)::int as newest from account_changes');
    await database.close();
    expect(newest.rows[0].newest).toBe(2501);
  });

  it('moves a site without accounts', async () => {
    expect(await move()).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Moved 0 rows/) });
  });

  it('rejects a target with rows or with other tables', async () => {
    fillEveryTable(2);
    expect((await move()).code).toBe(0);
    renameSync(listMoved()[0] ?? '', file());
    const again = await move();
    expect(again).toMatchObject({
      code: 1,
      stderr: 'The target is not empty: its table users has rows. Make a new database.\n',
    });
    const other = await makeTestDatabase('postgres');
    const otherClient = new pg.Client({ connectionString: other.databaseUrl });
    await otherClient.connect();
    await otherClient.query('create table invoices (id int)');
    expect(await move(other.databaseUrl)).toMatchObject({
      code: 1,
      stderr: 'The target is not empty: it has a table invoices. Make a new database.\n',
    });
    expect(
      (await otherClient.query('select tablename from pg_tables where schemaname = current_schema()')).rows,
    ).toEqual([{ tablename: 'invoices' }]);
    await otherClient.end();
    await other.remove();
  });

  it('rejects the move while a server has the embedded database open', async () => {
    const open = await openDatabase(source);
    const refused = await move();
    await open.close();
    expect(refused).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^The database \S+ is in use: stop the server[^\n]*\n$/),
    });
  });

  it('rejects a damaged or missing source, and a target that is not PostgreSQL', async () => {
    expect(await move('postgres://tests@127.0.0.1:1/none')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^PostgreSQL at 127\.0\.0\.1:1 can't be used: [^\n]+\n$/),
    });
    expect(await move('mysql://secret@127.0.0.1/none')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^(?!.*secret)[^\n]*postgres:\/\/\.\n$/),
    });
    const empty = { ...source, dataDir: join(source.dataDir, 'elsewhere') };
    expect(await runCommand('database/move.ts', ['--to', target.databaseUrl ?? ''], empty)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^There is no database [^\n]+\n$/),
    });
  });

  it('is marked: nothing starts on the embedded database any more, until it is restored', async () => {
    const { code } = await move();
    expect(code).toBe(0);
    const [moved = ''] = listMoved();
    const sentence = `The data of ${file()} was moved to PostgreSQL on ${new Date().toISOString().slice(0, 10)}: set DATABASE_URL. To go back to the data of that day, run npm run restore -- ${moved}.\n`;
    for (const [command, ...args] of [
      ['user.ts', 'list'],
      ['seed.ts', '--users', '1'],
      ['database/backup.ts', join(source.dataDir, 'copy.db')],
      ['database/migrate.ts'],
      ['database/move.ts', '--to', target.databaseUrl ?? ''],
    ] as const)
      expect(await runCommand(command, args, source), command).toEqual({
        code: 1,
        stdout: '',
        stderr: sentence,
      });
    await expect(openDatabase(source)).rejects.toThrow(sentence.trim());
    expect((await runCommand('database/restore.ts', [moved], source)).code).toBe(0);
    await (await openDatabase(source)).close();
  });

  it('reads the URL from a file or standard input, and then no list of processes has its password', async () => {
    fillEveryTable(300);
    const url = new URL(target.databaseUrl ?? '');
    url.password = 'kept-out-of-sight';
    const urlFile = join(source.dataDir, 'url');
    writeFileSync(urlFile, `${url.href}\n`, { mode: 0o600 });
    const watching = watchCommandLines('kept-out-of-sight', 'move.ts');
    const { code, stderr } = await runCommand('database/move.ts', ['--to-file', urlFile], source);
    expect(code).toBe(0);
    expect(stderr).not.toContain('kept-out-of-sight');
    const other = await makeTestDatabase('postgres');
    renameSync(listMoved()[0] ?? '', file());
    const otherUrl = new URL(other.databaseUrl ?? '');
    otherUrl.password = 'kept-out-of-sight';
    expect((await runCommand('database/move.ts', ['--to', '-'], source, otherUrl.href)).code).toBe(0);
    const seen = watching.stop();
    expect(seen.others, 'the command was seen').toBeGreaterThan(0);
    expect(seen.withSecret).toEqual([]);
    await other.remove();
    expect(
      await runCommand('database/move.ts', ['--to-file', join(source.dataDir, 'none')], source),
    ).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^--to-file names a file that can't be read \(ENOENT\): [^\n]+\n$/),
    });
    // On the command line it can be read, so the command says so.
    const open = new URL('postgres://tests:secret@127.0.0.1:1/none').href;
    renameSync(listMoved()[0] ?? '', file());
    expect((await move(open)).stderr).toMatch(/^Other users .*--to-file[^\n]*\n(?!.*secret)[^\n]*\n$/);
  });

  it('copies nothing when a copied row differs from its source', async () => {
    fillEveryTable(3);
    await (await openDatabase(target)).close();
    // A target whose column is not as the source's.
    await client.query('alter table mails alter column failure type char(40)');
    const { code, stderr } = await move();
    expect(code).toBe(1);
    expect(stderr.split('\n').at(-2)).toBe(
      'Nothing was moved: failure of mails mail_id 1 arrived as something else.',
    );
    expect((await client.query('select * from locks')).rows).toEqual([]);
  });

  it('is killed after the commit: nothing starts on the embedded database, and the move ends when it runs again', async () => {
    fillEveryTable(2000);
    const { child, ended } = startMove();
    await new Promise((resolve) => child.stderr.once('data', resolve));
    // The move holds every table until it commits; then this lock keeps it from its last step.
    await client.query('begin');
    await client.query('lock table users in share update exclusive mode');
    child.kill('SIGKILL');
    await ended;
    await client.query('rollback');
    expect((await client.query('select count(*)::int as n from users')).rows).toEqual([{ n: 2000 }]);
    expect(listMoved()).toEqual([]);
    const sentence = `The move of ${file()} to PostgreSQL was interrupted at its end. If the site runs on PostgreSQL, set DATABASE_URL. Otherwise run npm run move again.`;
    await expect(openDatabase(source)).rejects.toThrow(sentence);
    expect((await runCommand('user.ts', ['list'], source)).stderr).toBe(`${sentence}\n`);
    // The site ran on PostgreSQL meanwhile.
    await client.query('update locks set taken_at = taken_at + 1');
    expect(await move()).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /The target is not empty: [^\n]+set DATABASE_URL[^\n]+ taken_at of locks [^\n]+\n$/,
      ),
    });
    await client.query('update locks set taken_at = taken_at - 1');
    expect(await move()).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Moved \d+ rows/) });
    expect(listMoved()).toHaveLength(1);
    await expect(openDatabase(source)).rejects.toThrow('was moved to PostgreSQL');
  });

  it('leaves the target empty after an interruption, and can run again', async () => {
    fillEveryTable(4000);
    for (const signal of ['SIGINT', 'SIGKILL'] as const) {
      const { child, ended } = startMove();
      // The first tenth of the rows.
      child.stderr.on('data', () => child.kill(signal));
      await ended;
      expect((await client.query('select count(*)::int as n from users')).rows).toEqual([{ n: 0 }]);
    }
    expect((await move()).code).toBe(0);
    expect((await client.query('select count(*)::int as n from users')).rows).toEqual([{ n: 4000 }]);
  });
});
