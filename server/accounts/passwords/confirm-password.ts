import { accountKey } from '#contract/accounts.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../kernel/app-error.ts';
import type { RunQueued } from '../../kernel/concurrency/work-queue.ts';
import type { OwnCaller } from '../sessions/sessions.ts';
import { userExists, type User } from '../users/users-repository.ts';
import { checkPassword } from './check-password.ts';

/**
 * The account of a signed-in person who enters the password again. The login's limits count here too, so
 * that a stolen token is no second way to guess. Throws an AppError: 403 for a wrong password, 429 past the
 * limits, 401 when the account was deleted meanwhile.
 */
export async function confirmPassword(
  context: AppContext,
  { user: { user_id, email }, client, browserSecrets }: OwnCaller,
  password: string,
  runQueued: RunQueued,
): Promise<User> {
  const login = { emailKey: accountKey(email), password, client, browserSecrets };
  const checked = await checkPassword(context, login, runQueued);
  if (checked === undefined) {
    // Of several deletions at once, the later ones find nobody.
    if (!(await userExists(context.database.reader, user_id))) throw new AppError('session-ended');
    throw new AppError('wrong-password');
  }
  return checked.user;
}
