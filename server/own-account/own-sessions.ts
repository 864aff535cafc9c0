import { ownAccountMessages, type OwnSession } from '#contract/own-account.ts';
import { isSessionAlive } from '../accounts/sessions/session-rules.ts';
import type { SignedIn } from '../accounts/sessions/sessions.ts';
import { addNotedUses } from '../accounts/sessions/session-uses.ts';
import { deleteSession, listSessionsOf } from '../accounts/sessions/sessions-repository.ts';
import type { AppContext } from '../kernel/context.ts';
import { HttpError } from '../kernel/http-error.ts';
import { describeTime } from './own-account-rules.ts';

/** The person's live sessions: the one of this call first, then the one used last. */
export async function listOwnSessions(
  { database, sessionUses, clock }: Pick<AppContext, 'database' | 'sessionUses' | 'clock'>,
  { sessionId, user }: SignedIn,
): Promise<OwnSession[]> {
  const rows = await listSessionsOf(database.reader, user.user_id);
  const now = clock();
  return addNotedUses(rows, sessionUses)
    .filter((row) => isSessionAlive(row, now))
    .map((row) => ({
      id: row.session_id,
      device: row.device,
      createdAt: describeTime(row.created_at),
      lastUsedAt: describeTime(row.last_used_at),
      current: row.session_id === sessionId,
    }))
    .toSorted((one, other) => Number(other.current) - Number(one.current));
}

/** Ends one of the person's own sessions. Throws an HttpError with status 404 for any other. */
export async function endOwnSession(context: AppContext, signedIn: SignedIn, id: string): Promise<void> {
  const sessions = await listOwnSessions(context, signedIn);
  const found = sessions.find((session) => session.id === id);
  if (found === undefined) throw new HttpError(404, ownAccountMessages.noSuchSession);
  await deleteSession(context.database.db, found.id);
}
