import { DEFAULT_MIGRATION_TABLE, Migrator, sql } from 'kysely';
import type { Db, Engine } from './database.ts';
import { accounts } from './migrations/0001-accounts.ts';
import { progress } from './migrations/0002-progress.ts';
import { accountChanges } from './migrations/0003-account-changes.ts';
import { admins } from './migrations/0004-admins.ts';
import { emailProofHolder } from './migrations/0005-email-proof-holder.ts';
import { mails } from './migrations/0006-mails.ts';
import { recovery } from './migrations/0007-recovery.ts';
import { blockedAccounts } from './migrations/0008-blocked-accounts.ts';
import { emailChanges } from './migrations/0009-email-changes.ts';
import { secondFactor } from './migrations/0010-second-factor.ts';
import { nameOfAnAct } from './migrations/0011-name-of-an-act.ts';
import { costOfRecoveryCodes } from './migrations/0012-cost-of-recovery-codes.ts';
import { codeAskers } from './migrations/0013-code-askers.ts';
import { whoSetAFlag } from './migrations/0014-who-set-a-flag.ts';
import { freshFactors } from './migrations/0015-fresh-factors.ts';
import { erasedAccounts } from './migrations/0016-erased-accounts.ts';
import { drafts } from './migrations/0017-drafts.ts';
import type { Migration } from './migrations/migration.ts';

/** In the order of their names. */
export const migrations: readonly Migration[] = [
  accounts,
  progress,
  accountChanges,
  admins,
  emailProofHolder,
  mails,
  recovery,
  blockedAccounts,
  emailChanges,
  secondFactor,
  nameOfAnAct,
  costOfRecoveryCodes,
  codeAskers,
  whoSetAFlag,
  freshFactors,
  erasedAccounts,
  drafts,
];

/** The database was written by a newer release than this one; running on could damage it. */
export class NewerDatabaseError extends Error {
  override name = 'NewerDatabaseError';
}

/** The database was written by an older release, and only a few programs may migrate it. */
export class OlderDatabaseError extends Error {
  override name = 'OlderDatabaseError';
}

/**
 * How a program may change the tables of a database that it opens: bring them up to this release, only make those of a
 * new database, or not at all.
 */
export type SchemaChange = 'migrate' | 'create' | 'none';

/** Changes the tables as far as the program may. Throws an OlderDatabaseError when that is not enough. */
export async function prepareSchema(db: Db, engine: Engine, change: SchemaChange): Promise<void> {
  if (change === 'migrate') return migrate(db, engine);
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  const isNew = !tables.some(({ name }) => [DEFAULT_MIGRATION_TABLE, 'schema_versions'].includes(name));
  if (isNew && change === 'create') return migrate(db, engine);
  if (isNew)
    throw new OlderDatabaseError('The database has no tables yet: npm start or npm run migrate makes them.');
  const applied = await rejectNewerDatabase(db, migrations);
  const missing = migrations.length - applied.length;
  if (missing > 0)
    throw new OlderDatabaseError(
      `The database is of an older release, and ${missing === 1 ? 'a migration is' : `${missing} migrations are`} missing. Back up, then run npm run migrate, or start this release.`,
    );
}

/**
 * Brings a database up to `steps`, all of them or none. Servers that start together take turns: a SQLite transaction
 * starts by taking the write lock, and Kysely's migrator takes an advisory lock of PostgreSQL.
 */
export async function migrate(
  db: Db,
  engine: Engine,
  steps: readonly Migration[] = migrations,
): Promise<void> {
  await adoptVersionTable(db, engine);
  await rejectNewerDatabase(db, steps);
  const known = Object.fromEntries(
    steps.map(({ name, up }) => [name, { up: (transaction: Db) => up(transaction, engine) }]),
  );
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => known },
  }).migrateToLatest();
  if (error !== undefined) throw error;
}

/** Resolves to the names of the migrations that the database has. Throws a NewerDatabaseError for an unknown one. */
async function rejectNewerDatabase(db: Db, steps: readonly Migration[]): Promise<readonly string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(db);
  const names = rows.map(({ name }) => name);
  const unknown = names.findLast((name) => !steps.some((step) => step.name === name));
  if (unknown !== undefined)
    throw new NewerDatabaseError(
      `The database has the migration ${unknown}, which this release does not know. Start the newer release, or restore a backup.`,
    );
  return names;
}

// Any number will do, as long as every server uses the same one.
const adoptionLock = 7_160_211;

/**
 * Releases up to 1.0 recorded migrations in their own table, `schema_versions (version, name, applied_at)`. This
 * hands its rows to Kysely's migrator and drops the table, so that an old release can't start on the database any more.
 */
async function adoptVersionTable(db: Db, engine: Engine): Promise<void> {
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
