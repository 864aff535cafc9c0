import { type LoginChallenge } from '#contract/accounts.ts';
import { challengeMinutes } from '#contract/periods.ts';
import type { DbTransaction } from '../../database/database.ts';
import { lockNames, takeLock } from '../../database/locks-repository.ts';
import type { AppContext } from '../../context.ts';
import { hashSecret } from '../../kernel/hash-secret.ts';
import { AppError } from '../../kernel/app-error.ts';
import type { OwnCaller } from '../sessions/sessions.ts';
import { findSignInState, type User } from '../users/users-repository.ts';
import { sessionExists } from '../sessions/sessions-repository.ts';
import {
  deleteChallengesOfSession,
  deleteOlderLoginChallenges,
  insertLoginChallenge,
  type LoginChallengeRow,
} from '../sessions/login-challenges-repository.ts';
import { findRelyingParty } from './relying-party.ts';
import { listRecoveryCodes } from './recovery-codes-repository.ts';
import { hasAnyFactor, readFactors } from './second-factor.ts';
import { createPasskeyLoginOptions } from './webauthn.ts';
import { minuteMs } from '../../kernel/durations.ts';

/**
 * How many logins may wait in one known browser, or in all other browsers of one client: a right password is not
 * limited, and each challenge is a row.
 */
const maxWaitingLogins = 20;

type ChallengeContext = Pick<AppContext, 'database' | 'clock' | 'random' | 'publicUrl'>;

/**
 * Opens a challenge after the right password, for this client and browser alone. Undefined for an account
 * without a second factor. Throws an AppError with status 401 when the password has changed since it was
 * checked, so that the challenge does not outlive the reset that was to end it. Of too many that wait in one place the
 * oldest ends.
 */
export async function openLoginChallenge(
  context: ChallengeContext,
  { user_id: userId, password_version }: Pick<User, 'user_id' | 'password_version'>,
  { client, browserSecret }: { client: string; browserSecret: string },
): Promise<LoginChallenge | undefined> {
  const origin = { client, browser_hash: hashSecret(browserSecret), session_id: null };
  return openChallenge(context, userId, origin, async (transaction) => {
    const state = await findSignInState(transaction, userId);
    if (state?.password_version !== password_version) throw new AppError('invalid-login');
    await deleteOlderLoginChallenges(transaction, { user_id: userId, ...origin }, maxWaitingLogins - 1);
  });
}

/**
 * Opens a challenge for a session whose person is asked again, in place of an earlier one. Undefined for an account
 * without a second factor. Throws an AppError with status 401 when the session ended meanwhile.
 */
export async function openSessionChallenge(
  context: ChallengeContext,
  { user: { user_id: userId }, sessionId, client }: OwnCaller,
): Promise<LoginChallenge | undefined> {
  // No browser has the secret '': the session is what counts.
  const origin = { client, browser_hash: hashSecret(''), session_id: sessionId };
  return openChallenge(context, userId, origin, async (transaction) => {
    if (!(await sessionExists(transaction, sessionId))) throw new AppError('session-ended');
    await deleteChallengesOfSession(transaction, sessionId);
  });
}

async function openChallenge(
  { database, clock, random, publicUrl }: ChallengeContext,
  userId: string,
  origin: Pick<LoginChallengeRow, 'client' | 'browser_hash' | 'session_id'>,
  prepare: (transaction: DbTransaction) => Promise<void>,
): Promise<LoginChallenge | undefined> {
  const factors = await readFactors(database.reader, userId);
  if (!hasAnyFactor(factors)) return undefined;
  const relyingParty = findRelyingParty(publicUrl());
  const passkeyLogin =
    relyingParty === undefined || factors.passkeys.length === 0
      ? undefined
      : await createPasskeyLoginOptions(relyingParty, factors.passkeys);
  const codes = await listRecoveryCodes(database.reader, userId);
  const challenge = random.token();
  const now = clock();
  const lock = lockNames.sessions(userId);
  await database.transact([lock], async (transaction) => {
    await takeLock(transaction, lock, now);
    await prepare(transaction);
    await insertLoginChallenge(transaction, {
      ...origin,
      secret_hash: hashSecret(challenge),
      user_id: userId,
      passkey_challenge: passkeyLogin?.challenge ?? null,
      wrong_guesses: 0,
      created_at: now,
      expires_at: now + challengeMinutes * minuteMs,
    });
  });
  return {
    challenge,
    app: factors.app !== undefined,
    recoveryCodes: codes.some(({ used_at }) => used_at === null),
    passkey: passkeyLogin?.options ?? null,
  };
}
