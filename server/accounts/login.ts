import { accountKey, messages, type LoginRequest, type LoginResponse } from '../../contract/accounts.ts';
import { HttpError } from '../kernel/http-error.ts';
import { limits } from './account-limits.ts';
import type { AccountContext } from './context.ts';
import { giveBack, reserve } from './limits.ts';
import { verifyPassword } from './password-hash.ts';
import { createSession } from './sessions.ts';
import { describeFlags, findUserByEmail, type User } from './users-store.ts';

/** From where a call comes, as the account rules see it. */
export type Caller = { client: string; userAgent: string | undefined };

/**
 * Begins a session. Throws an HttpError with status 401 for an unknown e-mail and a wrong password alike, after the same work,
 * and a 429 past the limits.
 */
export async function login(
  context: AccountContext,
  { email, password }: LoginRequest,
  caller: Caller,
): Promise<LoginResponse> {
  const user = await context.hashing.run(() =>
    checkPassword(context, accountKey(email), password, caller.client),
  );
  const token = await createSession(context, user, caller.userAgent);
  if (token === undefined) throw new HttpError(401, messages.badLogin);
  return { token, ...describeFlags(user) };
}

/** Counts the try as a wrong one before it is looked at, and takes it back when it was right. */
async function checkPassword(
  context: AccountContext,
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
