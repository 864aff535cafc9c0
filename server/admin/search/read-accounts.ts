import { setImmediate } from 'node:timers/promises';
import { listUsersById, listUsersByAge, type ListedUser } from '../../accounts/users/users-repository.ts';
import type { Db } from '../../database/database.ts';
import type { Account } from './account-key.ts';
import { packFlags } from './account-status.ts';
import { makeSearchText } from './account-text.ts';

const rowsPerBatch = 1000;
const idsPerQuery = 500;

/** Every account, in the order of creation. What is written meanwhile may be missing. */
export async function readAllAccounts(db: Db): Promise<Account[]> {
  const accounts: Account[] = [];
  let batch = await listUsersByAge(db, 'oldest first', undefined, rowsPerBatch);
  for (let last = batch.at(-1); last !== undefined; last = batch.at(-1)) {
    for (const row of batch) accounts.push(toAccount(row));
    // SQLite's queries block, so messages are received here.
    await setImmediate();
    batch = await listUsersByAge(db, 'oldest first', last, rowsPerBatch);
  }
  return accounts;
}

/** Those of the accounts that exist. */
export async function readAccounts(db: Db, userIds: readonly string[]): Promise<Account[]> {
  const accounts: Account[] = [];
  for (let start = 0; start < userIds.length; start += idsPerQuery) {
    const rows = await listUsersById(db, userIds.slice(start, start + idsPerQuery));
    for (const row of rows) accounts.push(toAccount(row));
  }
  return accounts;
}

function toAccount(row: ListedUser): Account {
  return { userId: row.user_id, createdAt: row.created_at, text: makeSearchText(row), flags: packFlags(row) };
}
