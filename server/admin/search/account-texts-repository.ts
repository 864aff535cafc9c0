import { sql, type RawBuilder } from 'kysely';
import type {
  AccountStatus,
  ColumnOrder,
  ListOrder,
  SortedColumn,
  StatusCounts,
} from '#contract/admin/admin.ts';
import type { Db } from '../../database/database.ts';
import { parseOrder } from './list-order.ts';

/**
 * Between the columns of a text in PostgreSQL, which has no `\0` as `columnSeparator` is; no search with it
 * finds anybody.
 */
const separator = '\x01';

/**
 * What an admin searches for, in lower case, among the accounts of a status, and in which order they come.
 */
export type Matches = { term: string; status: AccountStatus; sort: ListOrder };

const rowsPerFetch = 20_000;

/** The comment on the table once it is complete: servers that start later read it. */
export const completeMark = 'complete';
/** Answers with one row: `comment` is the comment, null where there is none. */
export const readComment = "select obj_description(to_regclass('account_texts'), 'pg_class') as comment";

/** Whether every account has its text and the index over them is there. */
export async function isIndexComplete(db: Db): Promise<boolean> {
  const { rows } = await sql.raw<{ comment: string | null }>(readComment).execute(db);
  return rows[0]?.comment === completeMark;
}

/** In bytes, with the texts themselves. */
export async function measureIndex(db: Db): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(pg_total_relation_size(to_regclass('account_texts')), 0) as bytes`.execute(db);
  return rows[0]?.bytes ?? 0;
}

/** How many of those who match have each status. */
export async function countMatches(db: Db, term: string): Promise<StatusCounts> {
  const { rows } = await sql<StatusCounts>`
    select count(*) as "all",
      count(*) filter (where verified = 1) as verified,
      count(*) filter (where verified = 0) as unverified,
      count(*) filter (where blocked = 1) as blocked,
      count(*) filter (where admin = 1) as admins
    from account_texts where ${containsTerm(term)}`.execute(db);
  const [counts] = rows;
  if (counts === undefined) throw new Error('PostgreSQL returned no counts.');
  return counts;
}

/**
 * The ids of one part of those who match, who are `total` in all: the list is walked through from its nearer
 * end.
 */
export async function listMatches(
  db: Db,
  matches: Matches,
  { limit, offset, total }: { limit: number; offset: number; total: number },
): Promise<string[]> {
  const isFromEnd = offset > total / 2;
  const count = Math.max(0, Math.min(limit, total - offset));
  const skipped = isFromEnd ? total - offset - count : offset;
  const query = selectMatches(matches, isFromEnd);
  const userIds = await readIds(db, sql`${query} limit ${sql.lit(count)} offset ${sql.lit(skipped)}`);
  return isFromEnd ? userIds.reverse() : userIds;
}

/** The ids of all who match, as of one moment. */
export function listAllMatches(db: Db, matches: Matches): Promise<string[]> {
  // In parts, since each query has to be answered in time.
  return db.transaction().execute(async (transaction) => {
    await sql`declare found no scroll cursor for ${selectMatches(matches, false)}`.execute(transaction);
    const userIds: string[] = [];
    for (;;) {
      const fetched = await readIds(transaction, sql`fetch ${sql.lit(rowsPerFetch)} from found`);
      userIds.push(...fetched);
      if (fetched.length < rowsPerFetch) return userIds;
    }
  });
}

function selectMatches({ term, status, sort }: Matches, isFromEnd: boolean): RawBuilder<unknown> {
  return sql`select user_id from account_texts
    where ${containsTerm(term)} and ${statusConditions[status]} order by ${orderBy(sort, isFromEnd)}`;
}

async function readIds(db: Db, query: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`${query}`.execute(db);
  return rows.map(({ user_id }) => user_id);
}

function containsTerm(term: string): RawBuilder<unknown> {
  if (term.includes(separator) || term.includes('\0')) return sql`false`;
  // A literal: with a parameter PostgreSQL 15 may plan once for all terms, the common and the rare.
  return sql`text like ${sql.lit(`%${term.replaceAll(/[\\%_]/g, '\\$&')}%`)}`;
}

const statusConditions: Record<AccountStatus, RawBuilder<unknown>> = {
  all: sql`true`,
  verified: sql`verified = 1`,
  unverified: sql`verified = 0`,
  blocked: sql`blocked = 1`,
  admins: sql`admin = 1`,
};

const textColumns: readonly SortedColumn[] = ['name', 'username', 'email', 'college'];

function orderBy(sort: ListOrder, isFromEnd: boolean): RawBuilder<unknown> {
  const newest = isFromEnd ? sql`created_at, user_id` : sql`created_at desc, user_id desc`;
  return sort === 'newest' ? newest : sql`${columnOrder(sort, isFromEnd)}, ${newest}`;
}

/** By code points, not code units as in memory: that differs for emoji beside a few rare letters only. */
function columnOrder(order: ColumnOrder, isFromEnd: boolean): RawBuilder<unknown> {
  const { column, direction } = parseOrder(order);
  const key =
    column === 'status'
      ? sql`verified`
      : sql`split_part(text, ${sql.lit(separator)}, ${sql.lit(textColumns.indexOf(column) + 1)})`;
  return (direction === 1) === isFromEnd ? sql`${key} desc` : key;
}
