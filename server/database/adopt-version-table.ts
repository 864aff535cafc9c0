import { DEFAULT_MIGRATION_TABLE, sql } from 'kysely';
import type { Db } from './database.ts';
import type { Engine } from './database.ts';

// Any number will do, as long as every server uses the same one.
const adoptionLock = 7_160_211;

/**
 * Releases up to 1.0 recorded migrations in their own table, `schema_versions (version, name, applied_at)`. This
 * hands its rows to Kysely's migrator and drops the table, so that an old release can't start on the database any more.
 */
export async function adoptVersionTable(db: Db, engine: Engine): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${adoptionLock})`.execute(transaction);
    // Only with the lock: PostgreSQL can't list tables while another server drops one.
    if (!(await hasVersionTable(transaction))) return;
    const { rows } = await sql<{ version: number; name: string; applied_at: number | string }>`
      select version, name, applied_at from schema_versions order by version`.execute(transaction);
    // The columns that Kysely gives its table.
    await transaction.schema
      .createTable(DEFAULT_MIGRATION_TABLE)
      .ifNotExists()
      .addColumn('name', 'varchar(255)', (column) => column.notNull().primaryKey())
      .addColumn('timestamp', 'varchar(255)', (column) => column.notNull())
      .execute();
    // On this connection PostgreSQL gives a bigint as text.
    for (const { version, name, applied_at } of rows)
      await sql`
        insert into ${sql.table(DEFAULT_MIGRATION_TABLE)} (name, timestamp)
        values (${`${String(version).padStart(4, '0')}-${name}`}, ${new Date(Number(applied_at)).toISOString()})`.execute(
        transaction,
      );
    await sql`drop table schema_versions`.execute(transaction);
  });
}

async function hasVersionTable(db: Db): Promise<boolean> {
  const tables = await db.introspection.getTables();
  return tables.some(({ name }) => name === 'schema_versions');
}
