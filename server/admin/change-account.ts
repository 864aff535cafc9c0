import type { AdminChangeRequest, AdminUser } from '#contract/admin/admin.ts';
import { endSessionsOf } from '../accounts/sessions/sessions.ts';
import { describeForAdmin, describeWithBlocked } from '../accounts/users/user-responses.ts';
import { updateUser } from '../accounts/users/users-repository.ts';
import type { AppContext } from '../context.ts';
import { queueNotice, sendMailsAfterResponse } from '../mail/queue-notice.ts';
import { actOnAccount, rejectSelf } from './act-on-account.ts';
import { insertActs } from '../accounts/users/admin-acts-repository.ts';
import { actsOf, actRow, flagColumns, findChanges, type ActContext } from './admin-rules.ts';
import { requireOtherAdmin } from '../accounts/users/last-admin.ts';

/**
 * Verifies an account, makes it an admin or blocks it, or undoes that, and records it. The account's sessions
 * continue with its new rights; those of a blocked account end. The person gets a mail about what has really
 * changed. Throws an AppError: 403 when the actor is no longer an admin, 404 for an unknown account, 409 for
 * the last admin and for blocking oneself.
 */
export async function changeAccount(
  context: AppContext,
  actContext: ActContext,
  change: AdminChangeRequest,
): Promise<AdminUser> {
  const { random } = context;
  const { subject } = actContext;
  if (change.blocked) rejectSelf(actContext);
  const response = await actOnAccount(context, actContext, async (transaction, user, now) => {
    if (change.roleAdmin === false || change.blocked) await requireOtherAdmin(transaction, subject);
    if (change.blocked) await endSessionsOf(transaction, subject, now);
    const acts = actsOf(change).map((act) =>
      actRow(act, { ...actContext, reason: change.reason }, { now, random }),
    );
    await insertActs(transaction, acts);
    const changed = (await updateUser(transaction, subject, flagColumns(change))) ?? user;
    const changes = findChanges(user, changed);
    if (changes.length > 0)
      await queueNotice(transaction, context, user, { notice: 'account changed', changes });
    return change.blocked === undefined ? describeForAdmin(changed) : describeWithBlocked(changed);
  });
  sendMailsAfterResponse(context);
  return response;
}
