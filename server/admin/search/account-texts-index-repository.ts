import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { completeMark, readComment } from './account-texts-repository.ts';

const accountsPerBatch = 5000;
const pollMs = 1000;
/** The key of the advisory lock: a number that nothing else in the database uses. */
const indexLockKey = 7_305_221_101;

/**
 * The columns that are searched, in lower case as `toLowerCase` makes them: ICU follows the same tables of
 * Unicode.
 */
const textOf = (row: string) =>
  ['name', 'username', 'email', 'college']
    .map((column) => `lower(${row}.${column} collate "und-x-icu")`)
    .join(` || e'\\x01' || `);

const columns = 'user_id, created_at, verified, admin, blocked, text';
const valuesOf = (row: string) =>
  `${row}.user_id, ${row}.created_at, ${row}.verified, ${row}.admin, ${row}.blocked, ${textOf(row)}`;

/** A copy of what is searched, kept by a trigger in the transaction of each change. */
const tableAndTrigger = `
  set local lock_timeout = '2s';
  create table if not exists account_texts (
    user_id text collate "C" primary key references users on update cascade on delete cascade,
    created_at bigint not null,
    verified smallint not null,
    admin smallint not null,
    blocked smallint not null,
    text text collate "C" not null
  );
  create index if not exists account_texts_newest on account_texts (created_at desc, user_id desc);
  create or replace function keep_account_text() returns trigger language plpgsql as $$ begin
    insert into account_texts (${columns}) values (${valuesOf('new')})
    on conflict (user_id) do update set created_at = excluded.created_at, verified = excluded.verified,
      admin = excluded.admin, blocked = excluded.blocked, text = excluded.text;
    return null;
  end $$;
  create or replace trigger users_text_kept
    after insert or update of user_id, name, username, email, college, created_at, verified, admin, blocked on users
    for each row execute function keep_account_text();`;

/**
 * The next accounts in the order of creation, in which they then are on the disk: pages of the list read them
 * one after the other. Locked, so that none is deleted or edited between reading and writing.
 */
const copyBatch = `
  with batch as (
    select * from users where (created_at, user_id) > ($1, $2)
    order by created_at, user_id limit ${accountsPerBatch} for key share
  ),
  copied as (insert into account_texts (${columns}) select ${valuesOf('batch')} from batch on conflict do nothing)
  select created_at, user_id from batch order by created_at desc, user_id desc limit 1`;

/**
 * Builds the index of accounts in PostgreSQL, on a connection without a time limit, while the site keeps running.
 * If another server builds it, waits until that is done. If the process is killed, the next start continues. Needs
 * the right to create the extension `pg_trgm`, which the owner of a database has.
 */
export async function buildPostgresIndex(url: string, signal: AbortSignal): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  // Without a listener, a broken connection would end the process; the next query rejects with the error.
  client.on('error', () => undefined);
  await client.connect();
  try {
    // Never waits inside PostgreSQL: making an index waits for every statement that began before it.
    while (!(await tryLock(client))) await sleep(pollMs, undefined, { signal });
    const { rows } = await client.query<{ comment: string | null }>(readComment);
    if (rows[0]?.comment === completeMark) return;
    await client.query('create extension if not exists pg_trgm');
    await createTableAndTrigger(client, signal);
    await copyAccounts(client, signal);
    await client.query('drop index concurrently if exists account_texts_trigrams');
    signal.throwIfAborted();
    await client.query(
      'create index concurrently account_texts_trigrams on account_texts using gin (text gin_trgm_ops)',
    );
    await client.query('analyze account_texts');
    await client.query(`comment on table account_texts is '${completeMark}'`);
  } finally {
    await client.end();
  }
}

async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
    indexLockKey,
  ]);
  return rows[0]?.taken === true;
}

/** The trigger needs a moment without writes to `users`; under load it may come only after some tries. */
async function createTableAndTrigger(client: pg.Client, signal: AbortSignal): Promise<void> {
  for (;;) {
    try {
      await client.query(`begin; ${tableAndTrigger} commit`);
      return;
    } catch (error) {
      await client.query('rollback');
      const isLockTimeout = error instanceof pg.DatabaseError && error.code === '55P03';
      if (!isLockTimeout) throw error;
      await sleep(pollMs, undefined, { signal });
    }
  }
}

async function copyAccounts(client: pg.Client, signal: AbortSignal): Promise<void> {
  let last: { created_at: string; user_id: string } | undefined = { created_at: '-1', user_id: '' };
  while (last !== undefined) {
    signal.throwIfAborted();
    const { rows }: pg.QueryResult<typeof last> = await client.query(copyBatch, [
      last.created_at,
      last.user_id,
    ]);
    last = rows[0];
  }
}
