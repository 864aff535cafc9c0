import { accountKey, messages } from '#contract/accounts.ts';
import { ownAccountMessages, type ChangePasswordRequest } from '#contract/own-account.ts';
import { hashSecret } from '../kernel/hash-secret.ts';
import { deleteOtherKnownBrowsers } from '../accounts/known-browsers/known-browsers-repository.ts';
import { checkPassword } from '../accounts/login/check-password.ts';
import { endOtherSessionsOf, type SignedIn } from '../accounts/sessions/sessions.ts';
import { sessionExists } from '../accounts/sessions/sessions-repository.ts';
import { hashPassword } from '../accounts/users/password-hash.ts';
import { replacePasswordHash, userExists, type User } from '../accounts/users/users-repository.ts';
import { rejectWeakPassword } from '../accounts/users/weak-password.ts';
import { lockNames } from '../database/locks-repository.ts';
import type { AppContext } from '../kernel/context.ts';
import { HttpError } from '../kernel/http-error.ts';
import type { TakeTurn } from '../kernel/work-queue.ts';
import { eraseAccount } from './erase-account.ts';

/** A signed-in person, the client they call from and the secret of their browser. */
export type OwnCaller = SignedIn & { client: string; browserSecret: string | undefined };

/**
 * Sets a new password, ends every other session and forgets every other browser. Throws an HttpError: 400 for a weak password, 403 for a wrong
 * current password, 429 past the login's limits, 401 when the session ended meanwhile.
 */
export async function changePassword(
  context: AppContext,
  caller: OwnCaller,
  { currentPassword, newPassword }: ChangePasswordRequest,
): Promise<void> {
  await rejectWeakPassword(context.settings, newPassword, caller.user);
  const { user, newHash } = await context.hashQueue.enter(caller.client, async (takeTurn) => ({
    user: await confirmPassword(context, caller, currentPassword, takeTurn),
    newHash: await takeTurn(() => hashPassword(newPassword)),
  }));
  await context.database.transact([lockNames.sessions(user.user_id)], async (transaction) => {
    const isAlive = await endOtherSessionsOf(transaction, user.user_id, caller.sessionId, context.clock());
    if (!isAlive) throw new HttpError(401, messages.sessionEnded);
    // Of two changes at once, the later one finds that its current password is no longer the account's.
    const hashes = { oldHash: user.password_hash, newHash };
    if (!(await replacePasswordHash(transaction, user.user_id, hashes)))
      throw new HttpError(403, ownAccountMessages.wrongPassword);
    const ownBrowser = caller.browserSecret && hashSecret(caller.browserSecret);
    await deleteOtherKnownBrowsers(transaction, user.user_id, ownBrowser);
  });
}

/**
 * Deletes the account and all data stored about the person. Throws an HttpError: 403 for a wrong password, 409 for
 * the last admin, 429 past the login's limits, 401 when the session ended meanwhile.
 */
export async function deleteAccount(context: AppContext, caller: OwnCaller, password: string): Promise<void> {
  const user = await context.hashQueue.enter(caller.client, (takeTurn) =>
    confirmPassword(context, caller, password, takeTurn),
  );
  await eraseAccount(context, user, async (transaction) => {
    // An account that is blocked meanwhile stays: its email must not be free to register again.
    if (!(await sessionExists(transaction, caller.sessionId)))
      throw new HttpError(401, messages.sessionEnded);
  });
}

/** The login's limits count here too, so that a stolen token is no second way to guess. */
async function confirmPassword(
  context: AppContext,
  { user: { user_id, email }, client, browserSecret }: OwnCaller,
  password: string,
  takeTurn: TakeTurn,
): Promise<User> {
  const login = { emailKey: accountKey(email), password, client, browserSecret };
  const user = await checkPassword(context, login, takeTurn);
  if (user === undefined) {
    // Of several deletions at once, the later ones find nobody.
    if (!(await userExists(context.database.reader, user_id)))
      throw new HttpError(401, messages.sessionEnded);
    throw new HttpError(403, ownAccountMessages.wrongPassword);
  }
  return user;
}
