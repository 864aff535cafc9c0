import { sql, type Kysely, type Transaction } from 'kysely';
import { accounts } from './migrations/0001-accounts.ts';
import { progress } from './migrations/0002-progress.ts';
import { accountChanges } from './migrations/0003-account-changes.ts';
import { admins } from './migrations/0004-admins.ts';
import type { Engine, Migration } from './migrations/migration.ts';
import type { Schema } from './schema.ts';

/** In order of version, without gaps. */
export const migrations: readonly Migration[] = [accounts, progress, accountChanges, admins];

/** The database was written by a newer release than this one; running on could damage it. */
export class NewerDatabaseError extends Error {
  override name = 'NewerDatabaseError';
}

// Any number will do, as long as every server uses the same one.
const migrationLock = 7_160_211;

/**
 * Brings a database up to `steps`, all or nothing. Servers that start together take turns:
 * a SQLite transaction starts by taking the write lock, PostgreSQL is asked for an advisory one.
 */
export async function migrate(
  db: Kysely<Schema>,
  engine: Engine,
  steps: readonly Migration[] = migrations,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(transaction);
    await createVersionTable(transaction);
    const found = await findVersion(transaction);
    const newest = steps.at(-1)?.version ?? 0;
    if (found > newest) {
      throw new NewerDatabaseError(
        `The database has version ${found}, this release knows only versions up to ${newest}. Start the newer release, or restore a backup.`,
      );
    }
    for (const step of steps.filter(({ version }) => version > found)) {
      await step.up(transaction, engine);
      await transaction
        .insertInto('schema_versions')
        .values({ version: step.version, name: step.name, applied_at: Date.now() })
        .execute();
    }
  });
}

async function createVersionTable(transaction: Transaction<Schema>): Promise<void> {
  await transaction.schema
    .createTable('schema_versions')
    .ifNotExists()
    .addColumn('version', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('applied_at', 'bigint', (column) => column.notNull())
    .execute();
}

async function findVersion(transaction: Transaction<Schema>): Promise<number> {
  const row = await transaction
    .selectFrom('schema_versions')
    .select(({ fn }) => fn.max('version').as('version'))
    .executeTakeFirst();
  return row?.version ?? 0;
}
