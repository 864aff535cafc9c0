import { setTimeout as sleep } from 'node:timers/promises';
import { CompiledQuery, sql, type Transaction } from 'kysely';
import type { Database } from '../../server/database/open.ts';
import type { Schema } from '../../server/database/schema.ts';
import { createPersonMaker, personId, type Person } from './people.ts';

/** `existed`: there from an earlier run; `refused`: another account had taken the username or the e-mail. */
export type SeedCounts = { added: number; existed: number; refused: number };

const batchLength = 10_000;
const rowsPerInsert = 400;
// Longer than the longest pause of a server that waits for SQLite's write lock, so that it gets in between two batches.
const gapMilliseconds = 25;

/** Adds the first `users` accounts of a seed, leaving those that are there already. `report` hears how many are done. */
export async function insertPeople(
  { db, engine }: Database,
  { users, seed }: { users: number; seed: number },
  report: (done: number) => void,
): Promise<SeedCounts> {
  const makePerson = createPersonMaker(seed);
  if (engine === 'sqlite') await makeRoom(db);
  const counts: SeedCounts = { added: 0, existed: 0, refused: 0 };
  for (let start = 0; start < users; start += batchLength) {
    const end = Math.min(start + batchLength, users);
    await db.transaction().execute(async (transaction) => {
      const existing = await findExisting(transaction, personId(seed, start), personId(seed, end));
      const people = [];
      for (let index = start; index < end; index++) {
        if (!existing.has(personId(seed, index))) people.push(makePerson(index));
      }
      const added = await insertAll(transaction, engine, people);
      counts.added += added;
      counts.existed += existing.size;
      counts.refused += people.length - added;
    });
    report(end);
    if (engine === 'sqlite' && end < users) await sleep(gapMilliseconds);
  }
  // Without fresh statistics the planner takes a table that has just grown for a small one.
  await sql`analyze users`.execute(db);
  return counts;
}

/** The keys of people come in no order: with SQLite's usual 2 MB each would be read from the disk and written back anew. */
async function makeRoom(db: Database['db']): Promise<void> {
  const cacheKibibytes = 256 * 1024;
  await sql`pragma cache_size = ${sql.lit(-cacheKibibytes)}`.execute(db);
  await sql`pragma wal_autocheckpoint = 25000`.execute(db);
}

async function findExisting(
  transaction: Transaction<Schema>,
  from: string,
  until: string,
): Promise<Set<string>> {
  const rows = await transaction
    .selectFrom('users')
    .select('user_id')
    .where('user_id', '>=', from)
    .where('user_id', '<', until)
    .execute();
  return new Set(rows.map((row) => row.user_id));
}

const columns = [
  'user_id',
  'name',
  'username',
  'username_key',
  'email',
  'email_key',
  'password_hash',
  'college',
  'location',
  'verified',
  'admin',
  'created_at',
] as const satisfies readonly (keyof Person)[];

async function insertAll(
  transaction: Transaction<Schema>,
  engine: Database['engine'],
  people: readonly Person[],
): Promise<number> {
  let added = 0;
  for (let start = 0; start < people.length; start += rowsPerInsert) {
    const rows = people.slice(start, start + rowsPerInsert);
    const parameters = rows.flatMap((row) => columns.map((column) => row[column]));
    const { numAffectedRows = 0n } = await transaction.executeQuery(
      CompiledQuery.raw(writeInsert(rows.length, engine), parameters),
    );
    added += Number(numAffectedRows);
  }
  return added;
}

/** Written out by hand, since building a query of thousands of values anew each time costs more than running it. */
function writeInsert(rowCount: number, engine: Database['engine']): string {
  const place = (index: number) => (engine === 'postgres' ? `$${index + 1}` : '?');
  const rows = Array.from(
    { length: rowCount },
    (_, row) => `(${columns.map((_column, column) => place(row * columns.length + column)).join(',')})`,
  );
  return `insert into users (${columns.join(',')}) values ${rows.join(',')} on conflict do nothing`;
}
