import type { ActName, ActsFilter } from '#contract/admin/admin-acts.ts';
import { lockNames, takeLock } from '../database/locks-repository.ts';
import type { AppContext } from '../context.ts';
import { requireActingAdmin } from './admin-acts.ts';
import { insertActs } from '../accounts/users/admin-acts-repository.ts';
import { actRow } from './admin-rules.ts';
import { setImmediate } from 'node:timers/promises';
import type { AdminUsersFilter } from '#contract/admin/admin.ts';
import { listUsersById, type ListedUser } from '../accounts/users/users-repository.ts';
import { formatTime } from '../kernel/clock.ts';
import type { CsvResponse } from '../kernel/endpoint-route.ts';
import type { AccountSearch } from './search/account-search.ts';
import { toAdminAct, findActs, readActs } from './find-acts.ts';

/** Characters that a spreadsheet may take for the beginning of a formula, or skip before one. */
const formulaStart = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/**
 * A line of a CSV file (RFC 4180). Every cell is in quotes, and one that begins like a formula gets an
 * apostrophe before it, by which spreadsheets know it for text.
 */
export function writeCsvLine(cells: readonly string[]): string {
  const quoted = cells.map(
    (cell) => `"${(formulaStart.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`,
  );
  return `${quoted.join(',')}\r\n`;
}

type Export = {
  act: ActName & `export ${string}`;
  actor: string;
  fromAddress: string;
  /** How many rows. */
  affected: number;
};

/** Records an export and returns the id of its act. Throws an AppError with status 403 when the actor is no longer an admin. */
async function recordExport(
  { database, clock, random }: Pick<AppContext, 'database' | 'clock' | 'random'>,
  { act, actor, fromAddress, affected }: Export,
): Promise<string> {
  const now = clock();
  const row = actRow(act, { actor, subject: '', fromAddress }, { now, random, affected });
  await database.transact([lockNames.admins()], async (transaction) => {
    await takeLock(transaction, lockNames.admins(), now);
    await requireActingAdmin(transaction, actor);
    await insertActs(transaction, [row]);
  });
  return row.act_id;
}

/** The name of an exported file, with the day (UTC). */
function makeExportFileName(subject: string, now: number): string {
  return `${subject}-${new Date(now).toISOString().slice(0, 10)}.csv`;
}

const rowsPerQuery = 250;
const personColumns = ['id', 'name', 'username', 'email', 'college', 'status', 'admin', 'blocked', 'created'];

type Exporter = { actor: string; fromAddress: string };

/**
 * The accounts that the filter finds, as CSV; those that are deleted meanwhile are left out. The export is
 * recorded before the first line is sent. Throws an AppError with status 403 when the actor is no longer an
 * admin.
 */
export async function exportPeople(
  context: Pick<AppContext, 'database' | 'clock' | 'random'>,
  search: AccountSearch,
  filter: AdminUsersFilter,
  exporter: Exporter,
): Promise<CsvResponse> {
  const { joinedIds, total } = await search.findAllIds(filter);
  await recordExport(context, { act: 'export people', ...exporter, affected: total });
  return {
    fileName: makeExportFileName('people', context.clock()),
    text: writePeople(context, joinedIds),
  };
}

async function* writePeople(
  { database: { reader } }: Pick<AppContext, 'database'>,
  joinedIds: string,
): AsyncGenerator<string> {
  yield writeCsvLine(personColumns);
  for (const userIds of splitIds(joinedIds)) {
    const rows = await listUsersById(reader, userIds);
    const byId = new Map(rows.map((row) => [row.user_id, row]));
    const lines = userIds.flatMap((userId) => toPersonCells(byId.get(userId)));
    yield lines.join('');
    // SQLite's queries block, so other calls run here.
    await setImmediate();
  }
}

/** Splits the ids in batches: splitting a million at once would delay other calls. */
function* splitIds(joinedIds: string): Generator<string[]> {
  let userIds: string[] = [];
  for (let start = 0; start < joinedIds.length;) {
    const end = joinedIds.indexOf('\n', start);
    userIds.push(end < 0 ? joinedIds.slice(start) : joinedIds.slice(start, end));
    start = end < 0 ? joinedIds.length : end + 1;
    if (userIds.length === rowsPerQuery || start === joinedIds.length) {
      yield userIds;
      userIds = [];
    }
  }
}

function toPersonCells(user: ListedUser | undefined): string[] {
  if (user === undefined) return [];
  const { user_id, name, username, email, college } = user;
  const flags = [user.verified === 1 ? 'verified' : 'unverified', yesOrNo(user.admin), yesOrNo(user.blocked)];
  return [writeCsvLine([user_id, name, username, email, college, ...flags, formatTime(user.created_at)])];
}

function yesOrNo(flag: 0 | 1): string {
  return flag === 1 ? 'yes' : 'no';
}

const actColumns = ['when', 'act', 'by', 'by id', 'on', 'on id', 'reason', 'affected', 'from'];

/**
 * The acts that match the filter as CSV, newest first, with each person's name and id. The export is recorded like an
 * export of people; its own act is left out, so that the file has as many acts as the record says.
 */
export async function exportActs(
  context: Pick<AppContext, 'database' | 'clock' | 'random'>,
  filter: ActsFilter,
  exporter: Exporter,
): Promise<CsvResponse> {
  const { reader } = context.database;
  const { total } = await findActs(reader, { ...filter, page: 1, limit: 1 });
  const ownActId = await recordExport(context, { act: 'export acts', ...exporter, affected: total });
  return {
    fileName: makeExportFileName('acts', context.clock()),
    text: writeActs(context, filter, ownActId),
  };
}

async function* writeActs(
  { database: { reader } }: Pick<AppContext, 'database'>,
  filter: ActsFilter,
  ownActId: string,
): AsyncGenerator<string> {
  yield writeCsvLine(actColumns);
  for await (const row of readActs(reader, filter)) {
    if (row.act_id === ownActId) continue;
    const { at, act, actor, subject, reason, affected, fromAddress } = toAdminAct(row);
    yield writeCsvLine([
      at,
      act,
      actor.name,
      row.actor,
      subject?.name ?? '',
      row.subject,
      reason ?? '',
      affected === null ? '' : String(affected),
      fromAddress ?? '',
    ]);
  }
}
