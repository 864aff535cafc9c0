import { type OwnSession } from '#contract/own-account.ts';
import { describeSession, listActiveSessions } from '../accounts/sessions/active-sessions.ts';
import type { SignedIn } from '../accounts/sessions/sessions.ts';
import { deleteSession } from '../accounts/sessions/sessions-repository.ts';
import type { AppContext } from '../context.ts';
import { AppError } from '../kernel/app-error.ts';

/** The person's live sessions: the one of this call first, then the one used last. */
export async function listOwnSessions(
  context: Pick<AppContext, 'database' | 'sessionUses' | 'clock'>,
  { sessionId, user }: SignedIn,
): Promise<OwnSession[]> {
  const rows = await listActiveSessions(context, user.user_id);
  return rows
    .map((row) => ({ ...describeSession(row), current: row.session_id === sessionId }))
    .toSorted((a, b) => Number(b.current) - Number(a.current));
}

/** Ends one of the person's own sessions. Throws an AppError with status 404 for any other. */
export async function endOwnSession(context: AppContext, signedIn: SignedIn, id: string): Promise<void> {
  const sessions = await listOwnSessions(context, signedIn);
  const found = sessions.find((session) => session.id === id);
  if (found === undefined) throw new AppError('no-such-session');
  await deleteSession(context.database.db, found.id);
}
