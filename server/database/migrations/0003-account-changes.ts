import { sql } from 'kysely';
import type { Db } from '../database.ts';
import type { Migration } from './migration.ts';

/**
 * A log of the accounts that were added, deleted or edited in a column that the admin's search looks at. Triggers write
 * it, so the row is in the transaction of the change. Servers read it to keep their indexes current.
 */
export const accountChanges: Migration = {
  name: '0003-account-changes',
  async up(db, engine) {
    if (engine === 'sqlite') await logInSqlite(db);
    else await logInPostgres(db);
  },
};

const searched = 'user_id, name, username, email, college, created_at';

async function logInSqlite(db: Db): Promise<void> {
  // Numbers are never used twice, not even after the newest row was deleted: readers go by them.
  await run(
    db,
    `create table account_changes (
    change_id integer primary key autoincrement not null,
    user_id text not null,
    created_at bigint not null,
    changed_at bigint not null default (unixepoch() * 1000)
  )`,
  );
  const note = (row: 'old' | 'new') =>
    `insert into account_changes (user_id, created_at) values (${row}.user_id, ${row}.created_at);`;
  await run(db, `create trigger users_added after insert on users begin ${note('new')} end`);
  await run(db, `create trigger users_deleted after delete on users begin ${note('old')} end`);
  await run(
    db,
    `create trigger users_edited after update of ${searched} on users begin ${note('old')} ${note('new')} end`,
  );
}

async function logInPostgres(db: Db): Promise<void> {
  // Numbers don't tell the order of commits here, so readers go by the transaction that wrote a row.
  await run(
    db,
    `create table account_changes (
    change_id bigint generated always as identity primary key,
    user_id text not null,
    created_at bigint not null,
    changed_at bigint not null default extract(epoch from clock_timestamp()) * 1000,
    written_by xid8 not null default pg_current_xact_id()
  )`,
  );
  await run(db, 'create index account_changes_written_by on account_changes (written_by)');
  await run(
    db,
    `create function note_accounts() returns trigger language plpgsql as $$ begin
    insert into account_changes (user_id, created_at) select user_id, created_at from noted;
    return null;
  end $$`,
  );
  await run(
    db,
    `create function note_edited_account() returns trigger language plpgsql as $$ begin
    insert into account_changes (user_id, created_at) values (old.user_id, old.created_at), (new.user_id, new.created_at);
    return null;
  end $$`,
  );
  await run(
    db,
    'create trigger users_added after insert on users referencing new table as noted for each statement execute function note_accounts()',
  );
  await run(
    db,
    'create trigger users_deleted after delete on users referencing old table as noted for each statement execute function note_accounts()',
  );
  await run(
    db,
    `create trigger users_edited after update of ${searched} on users for each row execute function note_edited_account()`,
  );
}

async function run(db: Db, statement: string): Promise<void> {
  await sql.raw(statement).execute(db);
}
