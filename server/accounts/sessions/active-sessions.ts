import type { AppContext } from '../../context.ts';
import { formatTime } from '../../kernel/format-time.ts';
import { isSessionActive } from './session-rules.ts';
import { withRecordedUses } from './session-uses.ts';
import { listSessionsOf } from './sessions-repository.ts';

type StoredSession = Awaited<ReturnType<typeof listSessionsOf>>[number];

/** The sessions of an account that have not ended, the one used last first. */
export async function listActiveSessions(
  { database, sessionUses, clock }: Pick<AppContext, 'database' | 'sessionUses' | 'clock'>,
  userId: string,
): Promise<StoredSession[]> {
  const stored = await listSessionsOf(database.reader, userId);
  const now = clock();
  return withRecordedUses(stored, sessionUses).filter((row) => isSessionActive(row, now));
}

/** A session as the API describes it. */
export function describeSession(row: StoredSession) {
  return {
    id: row.session_id,
    device: row.device,
    createdAt: formatTime(row.created_at),
    lastUsedAt: formatTime(row.last_used_at),
  };
}
