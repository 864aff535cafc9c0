import { accountKey, messages } from '#contract/accounts.ts';
import { ownAccountMessages } from '#contract/own-account.ts';
import type { BrowserCaller } from '../../kernel/caller.ts';
import type { AppContext } from '../../context.ts';
import { HttpError } from '../../kernel/http-error.ts';
import type { RunQueued } from '../../kernel/work-queue.ts';
import type { SignedIn } from '../sessions/sessions.ts';
import { userExists, type User } from '../users/users-repository.ts';
import { checkPassword } from './check-password.ts';

/** A signed-in person, and where they call from. */
export type OwnCaller = SignedIn & BrowserCaller;

/**
 * The account of a signed-in person who enters the password again. The login's limits count here too, so
 * that a stolen token is no second way to guess. Throws an HttpError: 403 for a wrong password, 429 past the
 * limits, 401 when the account was deleted meanwhile.
 */
export async function confirmPassword(
  context: AppContext,
  { user: { user_id, email }, client, browserSecret }: OwnCaller,
  password: string,
  runQueued: RunQueued,
): Promise<User> {
  const login = { emailKey: accountKey(email), password, client, browserSecret };
  const user = await checkPassword(context, login, runQueued);
  if (user === undefined) {
    // Of several deletions at once, the later ones find nobody.
    if (!(await userExists(context.database.reader, user_id)))
      throw new HttpError(401, messages.sessionEnded);
    throw new HttpError(403, ownAccountMessages.wrongPassword);
  }
  return user;
}
