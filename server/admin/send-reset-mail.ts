import { queueResetCode } from '../accounts/reset/send-reset-code.ts';
import { findOwnUser } from '../accounts/users/users-repository.ts';
import { lockNames, takeLock } from '../database/locks-repository.ts';
import type { AppContext } from '../context.ts';
import { AppError } from '../kernel/app-error.ts';
import { sendMailsAfterResponse } from '../mail/queue-notice.ts';
import { requireActingAdmin } from './act-on-account.ts';
import { insertActs } from '../accounts/users/admin-acts-repository.ts';
import { actRow, type ActContext } from './admin-rules.ts';

/**
 * Sends a person a mail by which they can choose a new password, within the limits of those that people ask
 * for themselves, and records it: both or neither. Throws an AppError: 403 when the actor is no longer an
 * admin, 404 for an unknown account, 429 past the limits.
 */
export async function sendResetMail(
  context: AppContext,
  actContext: ActContext,
  client: string,
): Promise<void> {
  const { database, clock, random } = context;
  const user = await findOwnUser(database.reader, actContext.subject);
  if (user === undefined) throw new AppError('no-such-user');
  await queueResetCode(context, {
    user,
    emailKey: user.email_key,
    client,
    device: `An officer of ${context.settings.siteName}`,
    priorWork: {
      locks: [lockNames.admins()],
      run: async (transaction) => {
        const now = clock();
        await takeLock(transaction, lockNames.admins(), now);
        await requireActingAdmin(transaction, actContext.actor);
        await insertActs(transaction, [actRow('send reset mail', actContext, { now, random })]);
      },
    },
  });
  sendMailsAfterResponse(context);
}
