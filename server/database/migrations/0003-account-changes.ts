import { sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';
import type { Migration } from './migration.ts';

/**
 * A log of which accounts were added, deleted or edited in a column that the admin's search looks at, kept by the
 * database itself: whoever writes, the row is in the same transaction. Servers read it to keep their indexes current.
 */
export const accountChanges: Migration = {
  version: 3,
  name: 'account-changes',
  async up(transaction, engine) {
    if (engine === 'sqlite') await logInSqlite(transaction);
    else await logInPostgres(transaction);
  },
};

const searched = 'user_id, name, username, email, college, created_at';

async function logInSqlite(transaction: Transaction<Schema>): Promise<void> {
  // Numbers are never used twice, not even after the newest row was deleted: readers go by them.
  await run(
    transaction,
    `create table account_changes (
    change_id integer primary key autoincrement not null,
    user_id text not null,
    created_at bigint not null,
    changed_at bigint not null default (unixepoch() * 1000)
  )`,
  );
  const note = (row: 'old' | 'new') =>
    `insert into account_changes (user_id, created_at) values (${row}.user_id, ${row}.created_at);`;
  await run(transaction, `create trigger users_added after insert on users begin ${note('new')} end`);
  await run(transaction, `create trigger users_deleted after delete on users begin ${note('old')} end`);
  await run(
    transaction,
    `create trigger users_edited after update of ${searched} on users begin ${note('old')} ${note('new')} end`,
  );
}

async function logInPostgres(transaction: Transaction<Schema>): Promise<void> {
  // Numbers don't tell the order of commits here, so readers go by the transaction that wrote a row.
  await run(
    transaction,
    `create table account_changes (
    change_id bigint generated always as identity primary key,
    user_id text not null,
    created_at bigint not null,
    changed_at bigint not null default extract(epoch from clock_timestamp()) * 1000,
    written_by xid8 not null default pg_current_xact_id()
  )`,
  );
  await run(transaction, 'create index account_changes_written_by on account_changes (written_by)');
  await run(
    transaction,
    `create function note_accounts() returns trigger language plpgsql as $$ begin
    insert into account_changes (user_id, created_at) select user_id, created_at from noted;
    return null;
  end $$`,
  );
  await run(
    transaction,
    `create function note_edited_account() returns trigger language plpgsql as $$ begin
    insert into account_changes (user_id, created_at) values (old.user_id, old.created_at), (new.user_id, new.created_at);
    return null;
  end $$`,
  );
  await run(
    transaction,
    'create trigger users_added after insert on users referencing new table as noted for each statement execute function note_accounts()',
  );
  await run(
    transaction,
    'create trigger users_deleted after delete on users referencing old table as noted for each statement execute function note_accounts()',
  );
  await run(
    transaction,
    `create trigger users_edited after update of ${searched} on users for each row execute function note_edited_account()`,
  );
}

async function run(transaction: Transaction<Schema>, statement: string): Promise<void> {
  await sql.raw(statement).execute(transaction);
}
