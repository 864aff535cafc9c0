import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeWithoutTables } from '../../tests/engines.ts';
import type { Db, Engine } from './database.ts';
import { migrate, migrations, NewerDatabaseError } from './migrate.ts';
import type { Migration } from './migrations/migration.ts';

const notes: Migration = {
  name: '0999-notes',
  up: async (db) => {
    await db.schema.createTable('notes').addColumn('note', 'text').execute();
  },
};

async function listApplied(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** The migrations of release 1.0, which kept their numbers in a separate table. */
const oldNames = ['accounts', 'progress', 'account-changes', 'admins'];

/** Makes a database of a release up to 1.0: `count` migrations and the version table, without Kysely's tables. */
async function makeOld(db: Db, engine: Engine, count: number): Promise<void> {
  if (engine === 'postgres') {
    // Deletes the functions of the triggers too.
    await sql`drop schema public cascade`.execute(db);
    await sql`create schema public`.execute(db);
  } else
    for (const { name } of await db.introspection.getTables({ withInternalKyselyTables: true }))
      await sql`drop table ${sql.table(name)}`.execute(db);
  await migrate(db, engine, migrations.slice(0, count));
  await sql`drop table kysely_migration`.execute(db);
  await sql`drop table kysely_migration_lock`.execute(db);
  await sql`create table schema_versions (version integer primary key not null, name text not null, applied_at bigint not null)`.execute(
    db,
  );
  for (const [index, name] of oldNames.slice(0, count).entries())
    await sql`insert into schema_versions (version, name, applied_at) values (${index + 1}, ${name}, ${1_795_000_000_000})`.execute(
      db,
    );
}

const proof = { email_key: 'a@example.org', secret_hash: '', verified_at: 1, expires_at: 2 };

describeWithoutTables('migrations', (open) => {
  it('have names with numbers from 0001 without gaps', () => {
    expect(migrations.map(({ name }) => Number(name.slice(0, 4)))).toEqual(
      migrations.map((_, index) => index + 1),
    );
  });

  it('run once when many servers start at the same moment on an empty database', async () => {
    const [{ db }] = await Promise.all([open(), open(), open(), open(), open()]);
    expect(await listApplied(db)).toEqual(migrations.map(({ name }) => name));
  });

  it('upgrade an older database and keep its rows', async () => {
    const { db, engine } = await open();
    await db.insertInto('email_proofs').values(proof).execute();
    await migrate(db, engine, [...migrations, notes]);
    await sql`insert into notes (note) values ('kept')`.execute(db);
    await migrate(db, engine, [...migrations, notes]);
    expect((await sql`select note from notes`.execute(db)).rows).toEqual([{ note: 'kept' }]);
    expect(await db.selectFrom('email_proofs').selectAll().execute()).toEqual([proof]);
  });

  it('continue with a database of release 1.0, also when two servers start at the same time', async () => {
    const { db, engine } = await open();
    await makeOld(db, engine, 4);
    await sql`insert into email_proofs (email_key, verified_at, expires_at)
      values (${proof.email_key}, ${proof.verified_at}, ${proof.expires_at})`.execute(db);
    const [database] = await Promise.all([open(), open()]);
    expect(await listApplied(database.db)).toEqual(migrations.map(({ name }) => name));
    expect(await database.db.selectFrom('email_proofs').selectAll().execute()).toEqual([proof]);
    expect((await database.db.introspection.getTables()).map(({ name }) => name)).not.toContain(
      'schema_versions',
    );
  });

  it('apply the missing ones to a database of release 1.0', async () => {
    const { db, engine } = await open();
    await makeOld(db, engine, 3);
    await migrate(db, engine, [...migrations, notes]);
    expect(await listApplied(db)).toEqual([...migrations, notes].map(({ name }) => name));
    expect((await sql`select note from notes`.execute(db)).rows).toEqual([]);
  });

  it('rename an act in the audit log, and no other', async () => {
    const { db, engine } = await open();
    await makeOld(db, engine, 4);
    const row = { acted_at: 1, actor: 'u1', subject: 'u2', from_address: '192.0.2.1' };
    const acts = ['unmake admin', 'make admin', 'verify'];
    await db
      .insertInto('admin_acts')
      .values(acts.map((act, index) => ({ ...row, act, act_id: `a${index}` })))
      .execute();
    await migrate(db, engine);
    const renamed = await db.selectFrom('admin_acts').select('act').orderBy('act_id').execute();
    expect(renamed.map(({ act }) => act)).toEqual(['remove admin role', 'make admin', 'verify']);
  });

  it('roll back completely when a step fails', async () => {
    const { db, engine } = await open();
    const failing: Migration = {
      ...notes,
      up: async (transaction, kind) => {
        await notes.up(transaction, kind);
        throw new Error('disk full');
      },
    };
    await expect(migrate(db, engine, [...migrations, failing])).rejects.toThrow('disk full');
    await expect(sql`select note from notes`.execute(db)).rejects.toThrow(/notes/);
    await migrate(db, engine, [...migrations, notes]);
    expect((await sql`select note from notes`.execute(db)).rows).toEqual([]);
  });

  it('reject a database that a newer release wrote', async () => {
    const { db } = await open();
    await sql`insert into kysely_migration (name, timestamp) values ('0099-later', '2027-01-01T00:00:00.000Z')`.execute(
      db,
    );
    await expect(open()).rejects.toThrow(NewerDatabaseError);
    await expect(open()).rejects.toThrow(/^The database has the migration 0099-later, .*newer release.*$/);
  });
});
