import type { Kysely } from 'kysely';
import type { Schema, UsersTable } from '../../database/schema.ts';
import type { Account } from './account-order.ts';
import { makeText } from './account-text.ts';

const columns = ['user_id', 'name', 'username', 'email', 'college', 'created_at'] as const;
const rowsAtOnce = 1000;
const idsAtOnce = 500;

/** Every account, about in the order of creation. What is written meanwhile may be in it or not. */
export async function readAllAccounts(db: Kysely<Schema>): Promise<Account[]> {
  const accounts: Account[] = [];
  const query = db
    .selectFrom('users')
    .select(columns)
    .orderBy('created_at')
    .orderBy('user_id')
    .limit(rowsAtOnce);
  let rows = await query.execute();
  for (let last = rows.at(-1); last !== undefined; last = rows.at(-1)) {
    for (const row of rows) accounts.push(toAccount(row));
    // SQLite answers without waiting: this lets messages in between.
    await new Promise((resolve) => setImmediate(resolve));
    const { created_at, user_id } = last;
    rows = await query
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('created_at', 'user_id'), '>', tuple(created_at, user_id)),
      )
      .execute();
  }
  return accounts;
}

/** Those of the accounts that exist. */
export async function readAccounts(db: Kysely<Schema>, userIds: readonly string[]): Promise<Account[]> {
  const accounts: Account[] = [];
  for (let start = 0; start < userIds.length; start += idsAtOnce) {
    const rows = await db
      .selectFrom('users')
      .select(columns)
      .where('user_id', 'in', userIds.slice(start, start + idsAtOnce))
      .execute();
    for (const row of rows) accounts.push(toAccount(row));
  }
  return accounts;
}

function toAccount(row: Pick<UsersTable, (typeof columns)[number]>): Account {
  return { userId: row.user_id, createdAt: row.created_at, text: makeText(row) };
}
