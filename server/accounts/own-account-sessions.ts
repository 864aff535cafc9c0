import type { OwnSession } from '../../contract/own-account.ts';
import { ownAccountMessages } from '../../contract/own-account.ts';
import { HttpError } from '../kernel/http-error.ts';
import type { AccountContext } from './context.ts';
import { describeTime } from './own-account-rules.ts';
import { isSessionAlive } from './session-rules.ts';
import { endSession, type SignedIn } from './sessions.ts';

/** The person's living sessions: that of the call first, then the one used last. */
export async function listOwnSessions(
  { database, clock }: AccountContext,
  { sessionId, user }: SignedIn,
): Promise<OwnSession[]> {
  const rows = await database.db
    .selectFrom('sessions')
    .select(['session_id', 'device', 'created_at', 'last_used_at'])
    .where('user_id', '=', user.user_id)
    .orderBy('last_used_at', 'desc')
    .orderBy('session_id')
    .execute();
  const now = clock();
  return rows
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
export async function endOwnSession(context: AccountContext, signedIn: SignedIn, id: string): Promise<void> {
  const own = await listOwnSessions(context, signedIn);
  const found = own.find((session) => session.id === id);
  if (found === undefined) throw new HttpError(404, ownAccountMessages.noSuchSession);
  await endSession(context, found.id);
}
