import {
  accountKey,
  messages,
  type LoginChallenge,
  type LoginRequest,
  type LoginResponse,
} from '#contract/accounts.ts';
import type { BrowserCaller } from '../../kernel/caller.ts';
import type { AppContext } from '../../context.ts';
import { HttpError } from '../../kernel/http-error.ts';
import { openLoginChallenge } from '../second-factor/login-challenge.ts';
import { hasSecondFactor } from '../second-factor/second-factor.ts';
import { createSession } from '../sessions/sessions.ts';
import { isHashOutdated } from '../passwords/password-hash.ts';
import { describeFlags } from '../users/user-responses.ts';
import { replacePasswordHash, type User } from '../users/users-repository.ts';
import { checkPassword } from '../passwords/check-password.ts';

/**
 * The outcome of a right password: the response, or a challenge when the account has a second factor; and the
 * secret for the browser's cookie.
 */
export type LoginResult = { browserSecret: string } & (
  | { response: LoginResponse; challenge?: undefined }
  | { challenge: LoginChallenge; response?: undefined }
);

/**
 * Starts a session, or opens a challenge for an account with a second factor. Hashes the password again where
 * today's cost is another one.
 * Throws an HttpError: 401 for an unknown email and for a wrong password, after the same work, 403 for a
 * blocked account, 429 past the limits.
 */
export async function login(
  context: AppContext,
  { email, password }: LoginRequest,
  { client, userAgent, browserSecret }: BrowserCaller,
): Promise<LoginResult> {
  const emailKey = accountKey(email);
  return context.hashQueue.enter(client, async (runQueued) => {
    const user = await checkPassword(context, { emailKey, password, client, browserSecret }, runQueued);
    if (user === undefined) throw new HttpError(401, messages.badLogin);
    const secret = browserSecret ?? context.random.token();
    if (user.blocked === 1) throw new HttpError(403, messages.accountBlocked);
    const challenge = await openLoginChallenge(context, user, { client, browserSecret: secret });
    const loggedIn: LoginResult =
      challenge === undefined
        ? { response: await startSession(context, user, userAgent, secret), browserSecret: secret }
        : { challenge, browserSecret: secret };
    if (isHashOutdated(user.password_hash, context.hashThreads.cost)) {
      const hashes = {
        oldHash: user.password_hash,
        newHash: await runQueued(() => context.hashThreads.hash(password)),
      };
      await replacePasswordHash(context.database.db, user.user_id, hashes);
    }
    return loggedIn;
  });
}

async function startSession(
  context: AppContext,
  user: User,
  userAgent: string | undefined,
  browserSecret: string,
): Promise<LoginResponse> {
  const token = await createSession(context, user, {
    userAgent,
    browserSecret,
    // The first second factor ends all sessions, and a login that began before it must not begin another.
    isPasswordEnough: async (transaction) => !(await hasSecondFactor(transaction, user.user_id)),
  });
  if (token === undefined) throw new HttpError(401, messages.badLogin);
  return { token, ...describeFlags(user) };
}
