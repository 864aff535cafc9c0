import { sql } from 'kysely';
import type { Db } from '../database.ts';
import type { Migration } from './migration.ts';

/**
 * Accounts that may not sign in, and why an admin did something. The admins' list is filtered and sorted by
 * the flags, so the log of changed accounts notes a changed flag as well.
 */
export const blockedAccounts: Migration = {
  name: '0008-blocked-accounts',
  async up(db, engine) {
    await db.schema
      .alterTable('users')
      .addColumn('blocked', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('admin_acts').addColumn('reason', 'text').execute();
    await db.schema.alterTable('admin_acts').addColumn('affected', 'integer').execute();
    for (const person of ['actor', 'subject'])
      await db.schema
        .createIndex(`admin_acts_of_${person}`)
        .on('admin_acts')
        .columns([person, 'acted_at'])
        .execute();
    if (engine === 'sqlite') await noteFlagsInSqlite(db);
    else await noteFlagsInPostgres(db);
  },
};

const noted = 'user_id, name, username, email, college, created_at, verified, admin, blocked';

async function noteFlagsInSqlite(db: Db): Promise<void> {
  const note = (row: 'old' | 'new') =>
    `insert into account_changes (user_id, created_at) values (${row}.user_id, ${row}.created_at);`;
  await sql`drop trigger users_edited`.execute(db);
  await sql
    .raw(
      `create trigger users_edited after update of ${noted} on users begin ${note('old')} ${note('new')} end`,
    )
    .execute(db);
}

async function noteFlagsInPostgres(db: Db): Promise<void> {
  await sql`drop trigger users_edited on users`.execute(db);
  await sql
    .raw(
      `create trigger users_edited after update of ${noted} on users for each row execute function note_edited_account()`,
    )
    .execute(db);
}
