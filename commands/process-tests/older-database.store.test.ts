import { DatabaseSync } from 'node:sqlite';
import { Kysely, PostgresDialect } from 'kysely';
import { expect, test } from 'vitest';
import { migrate, migrations } from '../../server/database/migrate.ts';
import { databaseFile, type DatabaseSettings } from '../../server/database/open.ts';
import { createUnlimitedPool } from '../../server/database/postgres/postgres.ts';
import type { Schema } from '../../server/database/schema.ts';
import { createNodeSqliteDialect } from '../../server/database/sqlite/sqlite-dialect.ts';
import { describeWithoutTables } from '../../tests/engines.ts';
import { runCommand } from '../../tests/run-command.ts';
import { asha } from '../user/people-for-tests.ts';

/** Works on the database without opening it as the site does. */
async function withTables<Result>(
  { databaseUrl, dataDir }: DatabaseSettings,
  work: (db: Kysely<Schema>) => Promise<Result>,
): Promise<Result> {
  const dialect =
    databaseUrl === undefined
      ? createNodeSqliteDialect(new DatabaseSync(databaseFile(dataDir)))
      : new PostgresDialect({ pool: createUnlimitedPool(databaseUrl) });
  const db = new Kysely<Schema>({ dialect });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

const commands = [
  ['user.ts', 'list'],
  ['user.ts', 'set', 'asha@college.example.org', '--admin'],
  ['user.ts', 'create', ...asha],
  ['seed.ts', '--users', '1'],
] as const;

describeWithoutTables('a database of an older release', (_open, findSettings, engine) => {
  const readTables = () =>
    withTables(findSettings(), async (db) => {
      const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
      return tables.map(({ name }) => name).toSorted();
    });

  test('is migrated by npm run migrate, and not by commands that read or change accounts', async () => {
    const settings = findSettings();
    await withTables(settings, (db) => migrate(db, engine, migrations.slice(0, -2)));
    const before = await readTables();
    for (const [command, ...args] of commands)
      expect(await runCommand(command, args, settings), args.join(' ')).toEqual({
        code: 1,
        stdout: '',
        stderr:
          'The database is of an older release, and 2 migrations are missing. Back up, then run npm run migrate, or start this release.\n',
      });
    expect((await runCommand('doctor.ts', [], settings)).stdout).toContain(
      '2 migrations are not applied yet',
    );
    expect(await readTables()).toEqual(before);
    expect(await runCommand('database/migrate.ts', [], settings)).toEqual({
      code: 0,
      stdout: 'The database is up to date.\n',
      stderr: '',
    });
    expect(await readTables()).not.toEqual(before);
    expect(await runCommand('user.ts', ['list'], settings)).toMatchObject({
      code: 0,
      stderr: '0 accounts\n',
    });
  });

  test('without tables gets them from a command that adds accounts, and from no other', async () => {
    const settings = findSettings();
    for (const [command, ...args] of commands.slice(0, 2))
      expect(await runCommand(command, args, settings), args.join(' ')).toMatchObject({
        code: 1,
        stderr: expect.stringMatching(
          engine === 'sqlite'
            ? /^There is no database [^\n]+\n$/
            : /^The database has no tables yet: [^\n]+\n$/,
        ),
      });
    expect((await runCommand('user.ts', ['create', ...asha], settings)).stderr).toBe('');
    expect((await runCommand('user.ts', ['list'], settings)).stdout).toContain('Asha');
  });
});
