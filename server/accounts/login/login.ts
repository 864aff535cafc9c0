import { accountKey, messages, type LoginRequest, type LoginResponse } from '#contract/accounts.ts';
import type { Caller } from '../../kernel/caller.ts';
import type { AppContext } from '../../kernel/context.ts';
import { HttpError } from '../../kernel/http-error.ts';
import { createSession } from '../sessions/sessions.ts';
import { hashPassword, isHashOutdated } from '../users/password-hash.ts';
import { describeFlags } from '../users/user-answers.ts';
import { replacePasswordHash } from '../users/users-repository.ts';
import { checkPassword } from './check-password.ts';

/** What a login gives: the answer, and the secret by which the account knows this browser from now on. */
export type LoggedIn = { answer: LoginResponse; browserSecret: string };

/**
 * Starts a session, and hashes the password again where today's cost is another one. `browserSecret` is what the browser has from an earlier login, of any account. Throws an HttpError: 401
 * for an unknown email and for a wrong password, after the same work, 403 for a blocked account, 429 past the limits.
 */
export async function login(
  context: AppContext,
  { email, password }: LoginRequest,
  { client, userAgent, browserSecret }: Caller & { browserSecret: string | undefined },
): Promise<LoggedIn> {
  const emailKey = accountKey(email);
  return context.hashQueue.enter(client, async (takeTurn) => {
    const user = await checkPassword(context, { emailKey, password, client, browserSecret }, takeTurn);
    if (user === undefined) throw new HttpError(401, messages.badLogin);
    const secret = browserSecret ?? context.random.token();
    const token = await createSession(context, user, { userAgent, browserSecret: secret });
    if (token === undefined) throw new HttpError(401, messages.badLogin);
    if (isHashOutdated(user.password_hash)) {
      const hashes = { oldHash: user.password_hash, newHash: await takeTurn(() => hashPassword(password)) };
      await replacePasswordHash(context.database.db, user.user_id, hashes);
    }
    return { answer: { token, ...describeFlags(user) }, browserSecret: secret };
  });
}
