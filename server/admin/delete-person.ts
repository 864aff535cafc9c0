import { findOwnUser, userExists } from '../accounts/users/users-repository.ts';
import type { AppContext } from '../context.ts';
import { AppError } from '../kernel/app-error.ts';
import { eraseAccount } from '../own-account/erase-account.ts';
import { rejectSelf, requireActingAdmin } from './act-on-account.ts';
import { insertActs } from '../accounts/users/admin-acts-repository.ts';
import { actRow, type ActContext } from './admin-rules.ts';

/**
 * Deletes an account with all data stored about the person, and records it; the record no longer
 * names the person. Throws an AppError: 403 when the actor is no longer an admin, 404 for an unknown
 * account, 409 for the last admin and for oneself.
 */
export async function deletePerson(context: AppContext, actContext: ActContext): Promise<void> {
  const { database, clock, random } = context;
  const { actor, subject } = actContext;
  rejectSelf(actContext);
  const user = await findOwnUser(database.reader, subject);
  if (user === undefined) throw new AppError('no-such-user');
  const finalNotice = { notice: 'account deleted by an officer' } as const;
  await eraseAccount(context, user, finalNotice, async (transaction) => {
    await requireActingAdmin(transaction, actor);
    if (!(await userExists(transaction, subject))) throw new AppError('no-such-user');
    await insertActs(transaction, [actRow('delete', actContext, { now: clock(), random })]);
  });
}
