import { type LoginResponse } from '#contract/accounts.ts';
import { type FinishLoginRequest } from '#contract/second-factor.ts';
import type { BrowserCaller } from '../../../kernel/caller.ts';
import type { AppContext } from '../../../context.ts';
import { hashSecret } from '../../../kernel/hash-secret.ts';
import { AppError } from '../../../kernel/app-error.ts';
import { chooseBrowserSecret } from '../../known-browsers/known-browsers.ts';
import { findLoginChallenge, type LoginChallengeRow } from '../../sessions/login-challenges-repository.ts';
import { createSession } from '../../sessions/sessions.ts';
import { toAccountFlags } from '../../users/user-responses.ts';
import { findUser } from '../../users/users-repository.ts';
import { answerChallenge } from '../answer-challenge.ts';

/**
 * Ends a login with the second factor and starts the session. Throws an AppError: 400 for a wrong code or
 * passkey, 401 when the challenge has expired, was tried too often or is not the caller's, 403 for a blocked
 * account, 429 past the limits of codes, which never concern a passkey.
 */
export async function finishLogin(
  context: AppContext,
  { challenge: secret, ...answer }: FinishLoginRequest,
  caller: BrowserCaller,
): Promise<{ response: LoginResponse; browserSecret: string }> {
  const { database, clock } = context;
  const challenge = await findLoginChallenge(database.db, hashSecret(secret), clock());
  // A challenge of a session needed no password, so it starts no other session.
  if (challenge === undefined || challenge.session_id !== null || !isCallersChallenge(challenge, caller))
    throw new AppError('login-expired');
  const user = await findUser(database.reader, challenge.user_id);
  if (user === undefined || !(await answerChallenge(context, { challenge, user }, answer, caller)))
    throw new AppError('login-expired');
  const browserSecret =
    findSecretOf(challenge, caller) ??
    (await chooseBrowserSecret(context, caller.browserSecrets, user.email_key));
  const token = await createSession(context, user, { userAgent: caller.userAgent, browserSecret });
  if (token === undefined) throw new AppError('login-expired');
  return { response: { token, ...toAccountFlags(user) }, browserSecret };
}

/** A challenge is valid only where the password was typed: in that browser, or from that client address. */
function isCallersChallenge(challenge: LoginChallengeRow, caller: BrowserCaller): boolean {
  return findSecretOf(challenge, caller) !== undefined || caller.client === challenge.client;
}

/** The secret that the browser got for this login when the password was right. */
function findSecretOf({ browser_hash }: LoginChallengeRow, caller: BrowserCaller): string | undefined {
  return caller.browserSecrets.find((secret) => hashSecret(secret) === browser_hash);
}
