import { adminMessages, type AdminChangeRequest, type AdminUser } from '#contract/admin.ts';
import { describeForAdmin } from '../accounts/users/user-answers.ts';
import { findListedUser, isAdmin, updateUser } from '../accounts/users/users-repository.ts';
import { lockNames, takeLock } from '../database/locks-repository.ts';
import type { AppContext } from '../kernel/context.ts';
import { HttpError } from '../kernel/http-error.ts';
import { insertActs } from './admin-acts-repository.ts';
import { requireOtherAdmin } from './last-admin.ts';
import { describeActs, describeFlagChange } from './admin-rules.ts';

type Wanted = { actor: string; subject: string; change: AdminChangeRequest; fromAddress: string };

/**
 * Verifies an account or makes it an admin, or undoes that, and records it. The account's sessions go on with its new
 * rights. Throws an HttpError: 403 when the actor is no longer an admin, 404 for an unknown account, 409 for the last
 * admin.
 */
export async function changeAccount(
  { database, clock, random }: Pick<AppContext, 'database' | 'clock' | 'random'>,
  { actor, subject, change, fromAddress }: Wanted,
): Promise<AdminUser> {
  const now = clock();
  return database.transact([lockNames.admins()], async (transaction) => {
    await takeLock(transaction, lockNames.admins(), now);
    if (!(await isAdmin(transaction, actor))) throw new HttpError(403, adminMessages.adminsOnly);
    const user = await findListedUser(transaction, subject);
    if (user === undefined) throw new HttpError(404, adminMessages.noSuchUser);
    if (change.roleAdmin === false) await requireOtherAdmin(transaction, subject);
    await insertActs(transaction, describeActs(change, { actor, subject, fromAddress, now }, random));
    const changed = await updateUser(transaction, subject, describeFlagChange(change));
    return describeForAdmin(changed ?? user);
  });
}
