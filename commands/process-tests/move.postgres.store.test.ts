import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databaseFile, openDatabase } from '../../server/database/open.ts';
import { makeTestDatabase, type TestDatabase } from '../../tests/engines.ts';
import { commandEnvironment, runCommand } from '../../tests/run-command.ts';

let source: TestDatabase;
let target: TestDatabase;
let client: pg.Client;
const file = () => databaseFile(source.dataDir);
const move = (to = target.databaseUrl ?? '') => runCommand('move.ts', ['--to', to], source);

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

/** Texts that a database could change on the way. */
const texts = [
  '',
  'Śānti 🌱 \u0301',
  `it's "quoted" \\ {1,2} %_`,
  'line\nbreak\ttab',
  '\u{10ffff}',
  ' NULL ',
];

type Column = { name: string; type: string; notnull: number; pk: number };

/** The columns in which no two rows may hold the same. */
function listUniqueColumns(database: DatabaseSync, table: string): Set<unknown> {
  const indexes = database.prepare(`select name from pragma_index_list(?) where "unique" = 1`).all(table);
  return new Set(
    indexes.flatMap(({ name }) =>
      database
        .prepare('select name from pragma_index_info(?)')
        .all(String(name))
        .map((column) => column['name']),
    ),
  );
}

/** Puts `rows` rows into every table of the schema, whatever its columns are. */
function fillEveryTable(rows: number): string[] {
  const database = new DatabaseSync(file(), { enableForeignKeyConstraints: true });
  const tables = database
    .prepare(
      `select name from sqlite_schema where type = 'table' and name not like 'sqlite%' and name not like 'kysely%' order by rowid`,
    )
    .all()
    .map(({ name }) => String(name));
  database.exec('begin');
  for (const table of tables) {
    const columns = database.prepare(`pragma table_info(${table})`).all() as Column[];
    const references = new Set(
      database
        .prepare(`pragma foreign_key_list(${table})`)
        .all()
        .map(({ from }) => from),
    );
    const unique = listUniqueColumns(database, table);
    const insert = database.prepare(`insert into ${table} values (${columns.map(() => '?').join(',')})`);
    // The triggers on users have filled this one.
    if (table === 'account_changes') continue;
    for (let row = 0; row < rows; row += 1)
      insert.run(
        ...columns.map(({ name, type, notnull, pk }, index) => {
          if (references.has(name) || (table === 'users' && pk)) return `u${row}`;
          if (!notnull && row % 3 === 0) return null;
          if (type.toLowerCase() === 'text')
            return pk || unique.has(name) ? `${name} ${row}` : `${texts[(row + index) % texts.length]}`;
          return type.toLowerCase() === 'integer' ? row % 2 : 2 ** 52 - row;
        }),
      );
  }
  // The numbers up to the last were given out, also where their rows are gone.
  database.exec(
    'delete from account_changes where change_id > (select max(change_id) from account_changes) - 3; commit',
  );
  database.close();
  return tables;
}

const readSource = (table: string, key: string) => {
  const database = new DatabaseSync(file(), { readOnly: true });
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
      /^Moved \d+ rows of \d+ tables to test_\w+ at 127\.0\.0\.1:\d+ and compared each, in [\d.]+ s\. .*DATABASE_URL.*\n$/,
    );
    expect(code).toBe(0);
    for (const table of tables) {
      const expected = readSource(table, '1');
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
    expect(await runCommand('move.ts', ['--to', target.databaseUrl ?? ''], empty)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^There is no database at [^\n]+\n$/),
    });
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

  it('leaves the target empty after an interruption, and can run again', async () => {
    fillEveryTable(4000);
    for (const signal of ['SIGINT', 'SIGKILL'] as const) {
      const child = spawn(process.execPath, ['commands/move.ts', '--to', target.databaseUrl ?? ''], {
        env: { ...process.env, ...commandEnvironment(source) },
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      // The first tenth of the rows.
      child.stderr.on('data', () => child.kill(signal));
      await new Promise((resolve) => child.once('close', resolve));
      expect((await client.query('select count(*)::int as n from users')).rows).toEqual([{ n: 0 }]);
    }
    expect((await move()).code).toBe(0);
    expect((await client.query('select count(*)::int as n from users')).rows).toEqual([{ n: 4000 }]);
  });
});
