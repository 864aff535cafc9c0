import {
  accountKey,
  normalizePassword,
  type LoginChallenge,
  type LoginRequest,
  type LoginResponse,
} from '#contract/accounts.ts';
import type { BrowserCaller } from '../../kernel/caller.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../kernel/app-error.ts';
import { chooseBrowserSecret } from '../known-browsers/known-browsers.ts';
import { openLoginChallenge } from '../second-factor/login-challenge.ts';
import { hasSecondFactor } from '../second-factor/second-factor.ts';
import { createSession } from '../sessions/sessions.ts';
import { isHashOutdated } from '../passwords/password-hash.ts';
import { toAccountFlags } from '../users/user-responses.ts';
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
 * today's cost is another one, or its hash is not of the normalized password.
 * Throws an AppError: 401 for an unknown email and for a wrong password, after the same work, 403 for a
 * blocked account, 429 past the limits.
 */
export async function login(
  context: AppContext,
  { email, password }: LoginRequest,
  { client, userAgent, browserSecrets }: BrowserCaller,
): Promise<LoginResult> {
  const emailKey = accountKey(email);
  return context.hashQueue.enter(client, async (runQueued) => {
    const checked = await checkPassword(context, { emailKey, password, client, browserSecrets }, runQueued);
    if (checked === undefined) throw new AppError('invalid-login');
    const { user, isNormalized } = checked;
    if (user.blocked === 1) throw new AppError('account-blocked');
    const secret = await chooseBrowserSecret(context, browserSecrets, emailKey);
    const challenge = await openLoginChallenge(context, user, { client, browserSecret: secret });
    const loggedIn: LoginResult =
      challenge === undefined
        ? { response: await startSession(context, user, userAgent, secret), browserSecret: secret }
        : { challenge, browserSecret: secret };
    if (!isNormalized || isHashOutdated(user.password_hash, context.hashThreads.cost)) {
      const passwordHash = await runQueued(() => context.hashThreads.hash(normalizePassword(password)));
      const version = user.password_version;
      await replacePasswordHash(context.database.db, user.user_id, { passwordHash, version });
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
  if (token === undefined) throw new AppError('invalid-login');
  return { token, ...toAccountFlags(user) };
}
