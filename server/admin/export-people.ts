import { setImmediate } from 'node:timers/promises';
import type { AdminUsersFilter } from '#contract/admin/admin.ts';
import { listUsersById, type ListedUser } from '../accounts/users/users-repository.ts';
import type { AppContext } from '../context.ts';
import { formatTime } from '../kernel/format-time.ts';
import type { CsvResponse } from '../kernel/endpoint-route.ts';
import { writeCsvLine } from './csv.ts';
import { recordExport, makeExportFileName } from './record-export.ts';
import type { AccountSearch } from './search/account-search.ts';

const rowsPerQuery = 250;
const columns = ['id', 'name', 'username', 'email', 'college', 'status', 'admin', 'blocked', 'created'];

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
    text: writeLines(context, joinedIds),
  };
}

async function* writeLines(
  { database: { reader } }: Pick<AppContext, 'database'>,
  joinedIds: string,
): AsyncGenerator<string> {
  yield writeCsvLine(columns);
  for (const userIds of splitIds(joinedIds)) {
    const rows = await listUsersById(reader, userIds);
    const byId = new Map(rows.map((row) => [row.user_id, row]));
    const lines = userIds.flatMap((userId) => describeLine(byId.get(userId)));
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

function describeLine(user: ListedUser | undefined): string[] {
  if (user === undefined) return [];
  const { user_id, name, username, email, college } = user;
  const flags = [user.verified === 1 ? 'verified' : 'unverified', yesOrNo(user.admin), yesOrNo(user.blocked)];
  return [writeCsvLine([user_id, name, username, email, college, ...flags, formatTime(user.created_at)])];
}

function yesOrNo(flag: 0 | 1): string {
  return flag === 1 ? 'yes' : 'no';
}
