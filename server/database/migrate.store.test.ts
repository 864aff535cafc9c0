import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeOnEachEngine } from '../../tests/engines.ts';
import { migrate, migrations, NewerDatabaseError } from './migrate.ts';
import type { Migration } from './migrations/migration.ts';

const notes: Migration = {
  version: migrations.length + 1,
  name: 'notes',
  up: async (transaction) => {
    await transaction.schema.createTable('notes').addColumn('note', 'text').execute();
  },
};

describeOnEachEngine('migrations', (open) => {
  it('have versions that count up from 1 without gaps', () => {
    expect(migrations.map(({ version }) => version)).toEqual(migrations.map((_, index) => index + 1));
  });

  it('run once when many servers start at the same moment on an empty database', async () => {
    const [{ db }] = await Promise.all([open(), open(), open(), open(), open()]);
    const applied = await db.selectFrom('schema_versions').select(['version', 'name']).execute();
    expect(applied).toEqual(migrations.map(({ version, name }) => ({ version, name })));
  });

  it('bring an older database forward and keep its rows', async () => {
    const { db, engine } = await open();
    await db
      .insertInto('email_proofs')
      .values({ email_key: 'a@example.org', verified_at: 1, expires_at: 2 })
      .execute();
    await migrate(db, engine, [...migrations, notes]);
    await sql`insert into notes (note) values ('kept')`.execute(db);
    await migrate(db, engine, [...migrations, notes]);
    expect((await sql`select note from notes`.execute(db)).rows).toEqual([{ note: 'kept' }]);
    expect(await db.selectFrom('email_proofs').select('email_key').execute()).toEqual([
      { email_key: 'a@example.org' },
    ]);
  });

  it('leave nothing half-made when a step fails', async () => {
    const { db, engine } = await open();
    const failing: Migration = {
      ...notes,
      up: async (transaction, kind) => {
        await notes.up(transaction, kind);
        throw new Error('no room');
      },
    };
    await expect(migrate(db, engine, [...migrations, failing])).rejects.toThrow('no room');
    await expect(sql`select note from notes`.execute(db)).rejects.toThrow(/notes/);
    await migrate(db, engine, [...migrations, notes]);
    expect((await sql`select note from notes`.execute(db)).rows).toEqual([]);
  });

  it('refuse a database that a newer release wrote', async () => {
    const { db } = await open();
    await db.insertInto('schema_versions').values({ version: 99, name: 'later', applied_at: 1 }).execute();
    await expect(open()).rejects.toThrow(NewerDatabaseError);
    await expect(open()).rejects.toThrow(/^The database has version 99, .*newer release.*$/);
  });
});
