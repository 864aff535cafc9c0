import type { DbTransaction } from '../../database/database.ts';
import { lockNames, takeLock } from '../../database/locks-repository.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../kernel/app-error.ts';
import type { FactorChange } from '../../mail/mailer.ts';
import { queueNotice, sendMailsAfterResponse } from '../../mail/queue-notice.ts';
import type { OwnCaller } from '../sessions/sessions.ts';
import { formatDevice } from '../sessions/device-name.ts';
import { sessionExists } from '../sessions/sessions-repository.ts';

/**
 * Changes the caller's factors in a transaction under the lock of the account's sessions: logins, logouts and
 * other changes of its factors wait. With `notifyOf` the person gets a mail about that change. Throws an
 * AppError with status 401 when the session ended meanwhile.
 */
export async function changeInSession<Result>(
  context: AppContext,
  { user, sessionId, userAgent }: OwnCaller,
  work: (transaction: DbTransaction, userId: string, now: number) => Promise<Result>,
  notifyOf?: FactorChange,
): Promise<Result> {
  const { database, clock } = context;
  const userId = user.user_id;
  const lock = lockNames.sessions(userId);
  const result = await database.transact([lock], async (transaction) => {
    const now = clock();
    await takeLock(transaction, lock, now);
    if (!(await sessionExists(transaction, sessionId))) throw new AppError('session-ended');
    const done = await work(transaction, userId, now);
    const device = formatDevice(userAgent);
    if (notifyOf !== undefined)
      await queueNotice(transaction, context, user, {
        notice: 'second factor changed',
        change: notifyOf,
        device,
      });
    return done;
  });
  if (notifyOf !== undefined) sendMailsAfterResponse(context);
  return result;
}
