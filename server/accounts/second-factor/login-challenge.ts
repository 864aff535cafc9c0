import { messages, type LoginChallenge } from '#contract/accounts.ts';
import { challengeMinutes } from '#contract/periods.ts';
import { lockNames, takeLock } from '../../database/locks-repository.ts';
import type { AppContext } from '../../context.ts';
import { hashSecret } from '../../kernel/hash-secret.ts';
import { HttpError } from '../../kernel/http-error.ts';
import { findSignInState, type User } from '../users/users-repository.ts';
import { insertLoginChallenge } from '../sessions/login-challenges-repository.ts';
import { findRelyingParty } from './relying-party.ts';
import { listRecoveryCodes } from './recovery-codes-repository.ts';
import { hasAnyFactor, readFactors } from './second-factor.ts';
import { describePasskeyLogin } from './webauthn.ts';
import { minuteMs } from '../../kernel/durations.ts';

/**
 * Opens a challenge after the right password, for this client and browser alone. Undefined for an account
 * without a second factor. Throws an HttpError with status 401 when the password has changed since it was
 * checked, so that the challenge does not outlive the reset that was to end it.
 */
export async function openLoginChallenge(
  { database, clock, random, publicUrl }: Pick<AppContext, 'database' | 'clock' | 'random' | 'publicUrl'>,
  { user_id: userId, password_hash }: Pick<User, 'user_id' | 'password_hash'>,
  { client, browserSecret }: { client: string; browserSecret: string },
): Promise<LoginChallenge | undefined> {
  const factors = await readFactors(database.reader, userId);
  if (!hasAnyFactor(factors)) return undefined;
  const relyingParty = findRelyingParty(publicUrl());
  const passkeyLogin =
    relyingParty === undefined || factors.passkeys.length === 0
      ? undefined
      : await describePasskeyLogin(relyingParty, factors.passkeys);
  const codes = await listRecoveryCodes(database.reader, userId);
  const challenge = random.token();
  const now = clock();
  const lock = lockNames.sessions(userId);
  await database.transact([lock], async (transaction) => {
    await takeLock(transaction, lock, now);
    const state = await findSignInState(transaction, userId);
    if (state?.password_hash !== password_hash) throw new HttpError(401, messages.badLogin);
    await insertLoginChallenge(transaction, {
      secret_hash: hashSecret(challenge),
      user_id: userId,
      client,
      browser_hash: hashSecret(browserSecret),
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
