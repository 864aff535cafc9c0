import { accountKey, messages } from '../../contract/accounts.ts';
import { ownAccountMessages, type ChangePasswordRequest } from '../../contract/own-account.ts';
import { HttpError } from '../kernel/http-error.ts';
import { limits } from './account-limits.ts';
import type { AccountContext } from './context.ts';
import { giveBack, reserve } from './limits.ts';
import { eraseRows } from './own-account-rows.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { endOtherSessionsOf, type SignedIn } from './sessions.ts';
import { refuseWeakPassword } from './weak-password.ts';
import { findUserByEmail, type User } from './users-store.ts';

/** A signed-in person and the client they call from. */
export type OwnCaller = SignedIn & { client: string };

/**
 * Sets a new password and ends every other session. Throws an HttpError: 400 weak password, 403 wrong current password,
 * 429 past the login's limits, 401 when the session ended meanwhile.
 */
export async function changePassword(
  context: AccountContext,
  caller: OwnCaller,
  { currentPassword, newPassword }: ChangePasswordRequest,
): Promise<void> {
  await refuseWeakPassword(context.settings, newPassword, caller.user);
  const user = await context.hashing.run(() => confirmPassword(context, caller, currentPassword));
  const passwordHash = await context.hashing.run(() => hashPassword(newPassword));
  await context.database.db.transaction().execute(async (transaction) => {
    const stands = await endOtherSessionsOf(transaction, user.user_id, caller.sessionId, context.clock());
    if (!stands) throw new HttpError(401, messages.sessionEnded);
    const changed = await transaction
      .updateTable('users')
      .set({ password_hash: passwordHash })
      .where('user_id', '=', user.user_id)
      // Of two changes at once the later one finds that the current password is no longer the one it was shown.
      .where('password_hash', '=', user.password_hash)
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n) throw new HttpError(403, ownAccountMessages.wrongPassword);
  });
}

/** Deletes the account and every row about the person. Throws an HttpError: 403 wrong password, 429 past the login's limits. */
export async function deleteAccount(
  context: AccountContext,
  caller: OwnCaller,
  password: string,
): Promise<void> {
  const user = await context.hashing.run(() => confirmPassword(context, caller, password));
  await eraseRows(context, user);
}

/** The login's own limits count here, too: a stolen token opens no second way to guess. */
async function confirmPassword(
  context: AccountContext,
  { user: { email }, client }: OwnCaller,
  password: string,
): Promise<User> {
  const emailKey = accountKey(email);
  const reservation = await reserve(context, [
    limits.loginToAccount(emailKey),
    limits.loginFromClient(client),
  ]);
  const user = await findUserByEmail(context.database.db, emailKey);
  if (user === undefined) throw new HttpError(401, messages.sessionEnded);
  if (!(await verifyPassword(password, user.password_hash)))
    throw new HttpError(403, ownAccountMessages.wrongPassword);
  await giveBack(context, reservation);
  return user;
}
