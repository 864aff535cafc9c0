import { deleteSession, listSessionsOf } from '../accounts/sessions/sessions-repository.ts';
import { endSessionsOf } from '../accounts/sessions/sessions.ts';
import type { AppContext } from '../context.ts';
import { AppError } from '../kernel/app-error.ts';
import { actOnAccount } from './act-on-account.ts';
import { insertActs } from '../accounts/users/admin-acts-repository.ts';
import { actRow, type ActContext } from './admin-rules.ts';

/**
 * Ends all sessions of an account, or the one named, and records it. Throws an AppError: 403 when the actor
 * is no longer an admin, 404 for an unknown account or session.
 */
export async function endSessions(
  context: Pick<AppContext, 'database' | 'clock' | 'random'>,
  actContext: ActContext,
  sessionId?: string,
): Promise<void> {
  const { random } = context;
  await actOnAccount(context, actContext, async (transaction, user, now) => {
    let affected = 1;
    if (sessionId === undefined) affected = await endSessionsOf(transaction, user.user_id, now);
    else {
      const sessions = await listSessionsOf(transaction, user.user_id);
      if (!sessions.some(({ session_id }) => session_id === sessionId)) throw new AppError('no-such-session');
      await deleteSession(transaction, sessionId);
    }
    await insertActs(transaction, [actRow('end sessions', actContext, { now, random, affected })]);
  });
}
