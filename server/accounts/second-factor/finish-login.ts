import { accountKey, otpWrongGuesses, type LoginResponse } from '#contract/accounts.ts';
import { secondFactorMessages as messages, type FinishLoginRequest } from '#contract/second-factor.ts';
import { lockNames, takeLock } from '../../database/locks-repository.ts';
import type { BrowserCaller } from '../../kernel/caller.ts';
import type { AppContext } from '../../context.ts';
import { hashSecret } from '../../kernel/hash-secret.ts';
import { HttpError } from '../../kernel/http-error.ts';
import { recogniseBrowser } from '../known-browsers/known-browsers.ts';
import { limits } from '../../limits/account-limits.ts';
import type { Limit } from '../../limits/limit-rules.ts';
import { release, reserve } from '../../limits/limits.ts';
import { createSession } from '../sessions/sessions.ts';
import { describeFlags } from '../users/user-responses.ts';
import { findUser, type User } from '../users/users-repository.ts';
import { prepareVerification, type VerifyFactor } from './verify-factor.ts';
import {
  countWrongGuess,
  deleteLoginChallenge,
  findLoginChallenge,
  type LoginChallengeRow,
} from '../sessions/login-challenges-repository.ts';

/**
 * Ends a login with the second factor and starts the session. Throws an HttpError: 400 for a wrong code or
 * passkey, 401 when the challenge has expired, was tried too often or is not the caller's, 403 for a blocked
 * account, 429 past the limits of codes, which never concern a passkey.
 */
export async function finishLogin(
  context: AppContext,
  request: FinishLoginRequest,
  caller: BrowserCaller,
): Promise<{ response: LoginResponse; browserSecret: string }> {
  const { database, clock, random } = context;
  const challenge = await findLoginChallenge(database.db, hashSecret(request.challenge), clock());
  if (challenge === undefined || !isCallersChallenge(challenge, caller))
    throw new HttpError(401, messages.loginExpired);
  const user = await findUser(database.reader, challenge.user_id);
  if (user === undefined) throw new HttpError(401, messages.loginExpired);
  // Counted as wrong before it is checked, and taken back when it is right. Nobody can guess what a passkey
  // signs.
  const reservation =
    request.passkey === undefined
      ? await reserve(context, await guessLimits(context, user, caller))
      : undefined;
  const verify = await prepareVerification(context, request, challenge, caller.client);
  await verifyOnce(context, challenge, verify, request);
  if (reservation !== undefined) await release(context, reservation);
  const browserSecret = caller.browserSecret ?? random.token();
  const token = await createSession(context, user, { userAgent: caller.userAgent, browserSecret });
  if (token === undefined) throw new HttpError(401, messages.loginExpired);
  return { response: { token, ...describeFlags(user) }, browserSecret };
}

/** A challenge is valid only where the password was typed: in that browser, or from that client address. */
function isCallersChallenge({ client, browser_hash }: LoginChallengeRow, caller: BrowserCaller): boolean {
  const isSameBrowser =
    caller.browserSecret !== undefined && hashSecret(caller.browserSecret) === browser_hash;
  return isSameBrowser || caller.client === client;
}

/**
 * The limits that a guess counts on. A browser that the account was signed in from has a limit of its own,
 * which somebody else who knows the password can't use up.
 */
async function guessLimits(
  context: AppContext,
  { user_id, email }: User,
  { client, browserSecret }: BrowserCaller,
): Promise<Limit[]> {
  const browser = await recogniseBrowser(context, browserSecret, accountKey(email));
  return browser === undefined
    ? [limits.secondFactorOfAccount(user_id), limits.wrongCodesFromClient(client)]
    : [limits.secondFactorFromBrowser(browser.browser_id)];
}

/**
 * Verifies the guess and stores the outcome: a right one ends the challenge, a wrong code is counted and the
 * fifth voids it. Calls for one account run one after the other, so that of two with the same code only one
 * is accepted.
 */
async function verifyOnce(
  { database, clock }: AppContext,
  { secret_hash, user_id }: LoginChallengeRow,
  verify: VerifyFactor,
  { passkey, recoveryCode }: FinishLoginRequest,
): Promise<void> {
  const lock = lockNames.sessions(user_id);
  const outcome = await database.transact([lock], async (transaction) => {
    const now = clock();
    await takeLock(transaction, lock, now);
    const current = await findLoginChallenge(transaction, secret_hash, now);
    if (current === undefined || current.wrong_guesses >= otpWrongGuesses) return 'expired';
    if (await verify(transaction, now)) {
      await deleteLoginChallenge(transaction, secret_hash);
      return 'right';
    }
    if (passkey === undefined) await countWrongGuess(transaction, secret_hash);
    return 'wrong';
  });
  if (outcome === 'expired') throw new HttpError(401, messages.loginExpired);
  if (outcome === 'wrong')
    throw new HttpError(
      400,
      passkey !== undefined
        ? messages.passkeyFailed
        : recoveryCode !== undefined
          ? messages.wrongRecoveryCode
          : messages.wrongCode,
    );
}
