import { accountKey, otpWrongGuesses } from '#contract/accounts.ts';
import { type FactorAnswer } from '#contract/second-factor.ts';
import { lockNames, takeLock } from '../../database/locks-repository.ts';
import type { BrowserCaller } from '../../kernel/caller.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../kernel/app-error.ts';
import { recogniseBrowser } from '../known-browsers/known-browsers.ts';
import { limits } from '../../limits/account-limits.ts';
import type { Limit } from '../../limits/limit-rules.ts';
import { release, reserve } from '../../limits/limits.ts';
import {
  countWrongGuess,
  deleteLoginChallenge,
  findLoginChallenge,
  type LoginChallengeRow,
} from '../sessions/login-challenges-repository.ts';
import type { User } from '../users/users-repository.ts';
import { prepareVerification, type VerifyFactor } from './verify-factor.ts';

type ChallengeOfUser = { challenge: LoginChallengeRow; user: Pick<User, 'user_id' | 'email'> };

/**
 * Uses the challenge up with a right answer. False when it has expired or was tried too often. Throws an AppError:
 * 400 for a wrong code or passkey, 429 past the limits of codes, which never concern a passkey.
 */
export async function answerChallenge(
  context: AppContext,
  { challenge, user }: ChallengeOfUser,
  answer: FactorAnswer,
  caller: BrowserCaller,
): Promise<boolean> {
  // Counted as wrong before it is checked, and taken back when it is right. Nobody can guess what a passkey
  // signs.
  const reservation =
    answer.passkey === undefined
      ? await reserve(context, await guessLimits(context, { challenge, user }, caller))
      : undefined;
  const verify = await prepareVerification(context, answer, challenge, caller.client);
  if (!(await verifyOnce(context, challenge, verify, answer))) return false;
  if (reservation !== undefined) await release(context, reservation);
  return true;
}

/**
 * The limits that a guess counts on. The account's sessions, and each browser that it was signed in from, have a
 * limit of their own, which somebody else who knows the password can't use up.
 */
async function guessLimits(
  context: AppContext,
  { challenge, user: { user_id, email } }: ChallengeOfUser,
  { client, browserSecrets }: BrowserCaller,
): Promise<Limit[]> {
  if (challenge.session_id !== null) return [limits.secondFactorInSessions(user_id)];
  const browser = await recogniseBrowser(context, browserSecrets, accountKey(email));
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
  { passkey, recoveryCode }: FactorAnswer,
): Promise<boolean> {
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
  if (outcome === 'wrong')
    throw new AppError(
      passkey !== undefined
        ? 'passkey-failed'
        : recoveryCode !== undefined
          ? 'invalid-recovery-code'
          : 'invalid-factor-code',
    );
  return outcome === 'right';
}
