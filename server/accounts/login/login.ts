import { accountKey, messages, type LoginRequest, type LoginResponse } from '#contract/accounts.ts';
import type { AppContext } from '../../kernel/context.ts';
import { HttpError } from '../../kernel/http-error.ts';
import { limits } from '../limits/account-limits.ts';
import { giveBack, reserve } from '../limits/limits.ts';
import { createSession } from '../sessions/sessions.ts';
import { verifyPassword } from '../users/password-hash.ts';
import { describeFlags } from '../users/user-answers.ts';
import { findUserByEmail, type User } from '../users/users-repository.ts';

/** Where a call comes from, as the limits and the list of sessions see it. */
export type Caller = { client: string; userAgent: string | undefined };

/**
 * Starts a session. Throws an HttpError: 401 for an unknown email and for a wrong password, after the same work,
 * 429 past the limits.
 */
export async function login(
  context: AppContext,
  { email, password }: LoginRequest,
  caller: Caller,
): Promise<LoginResponse> {
  const user = await context.hashQueue.run(() =>
    checkPassword(context, accountKey(email), password, caller.client),
  );
  const token = await createSession(context, user, caller.userAgent);
  if (token === undefined) throw new HttpError(401, messages.badLogin);
  return { token, ...describeFlags(user) };
}

/** Counts the try as a wrong one before the password is compared, and uncounts it when it was right. */
async function checkPassword(
  context: AppContext,
  emailKey: string,
  password: string,
  client: string,
): Promise<User> {
  const reservation = await reserve(context, [
    limits.loginToAccount(emailKey),
    limits.loginFromClient(client),
  ]);
  const user = await findUserByEmail(context.database.db, emailKey);
  const matches = await verifyPassword(password, user?.password_hash ?? context.decoyHash);
  if (user === undefined || !matches) throw new HttpError(401, messages.badLogin);
  await giveBack(context, reservation);
  return user;
}
