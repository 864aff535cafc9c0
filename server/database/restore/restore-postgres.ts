import { Kysely, PostgresDialect, sql } from 'kysely';
import { toPostgresFailure } from '../postgres/postgres-failure.ts';
import { createUnlimitedPool, preparePostgres } from '../postgres/postgres.ts';
import type { Schema } from '../schema.ts';
import {
  endWhatWasOpen,
  nothingEnded,
  readEndedSinceBackup,
  type EraseAccount,
} from './end-what-was-open.ts';
import type { Restored } from './restore-sqlite.ts';

/**
 * Finishes a restore that pg_restore made into another database of the server at `url`: brings it up to this release,
 * and ends in it what was ended in the database at `url` since the backup. That one does not change. When `url` names
 * the restored database itself, nothing is known of what was ended.
 */
export async function finishPostgresRestore(
  url: string,
  restoredDatabase: string,
  erase: EraseAccount,
  now: Date,
): Promise<Pick<Restored, 'accounts' | 'erasedAgain' | 'isComplete'>> {
  const restoredUrl = new URL(url);
  restoredUrl.pathname = `/${encodeURIComponent(restoredDatabase)}`;
  const isSame = restoredUrl.href === new URL(url).href;
  const ended = isSame ? undefined : await withPostgres(url, readEndedSinceBackup);
  return withPostgres(restoredUrl.href, async (db) => {
    const tables = await db.introspection.getTables();
    if (!tables.some(({ name }) => name === 'users'))
      throw new Error(
        `The database ${restoredDatabase} has no table of this site. Restore the backup into it first: docs/how-to/back-up.md.`,
      );
    await preparePostgres(restoredUrl.href, 'migrate');
    const erasedAgain = await endWhatWasOpen(db, ended ?? nothingEnded, erase, now.getTime());
    const { accounts } = await db
      .selectFrom('users')
      .select(({ fn }) => fn.countAll<number>().as('accounts'))
      .executeTakeFirstOrThrow();
    return { accounts: Number(accounts), erasedAgain, isComplete: ended !== undefined };
  });
}

async function withPostgres<Result>(
  url: string,
  work: (db: Kysely<Schema>) => Promise<Result>,
): Promise<Result> {
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: createUnlimitedPool(url) }) });
  try {
    await sql`select 1`.execute(db).catch((error: unknown) => {
      throw toPostgresFailure(url, error);
    });
    return await work(db);
  } finally {
    await db.destroy();
  }
}
