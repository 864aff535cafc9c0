import type { LoginChallenge } from '#contract/accounts.ts';
import { challengeMinutes } from '#contract/periods.ts';
import type { AppContext } from '../../kernel/context.ts';
import { hashSecret } from '../../kernel/hash-secret.ts';
import { insertLoginChallenge } from './login-challenges-repository.ts';
import { findPasskeyPlace } from './passkey-place.ts';
import { listRecoveryCodes } from './recovery-codes-repository.ts';
import { isAnyOn, readFactors } from './second-factor.ts';
import { describeSigning } from './webauthn.ts';

/**
 * Opens a challenge after the right password, for this client and browser alone. Undefined for an account
 * without a second factor.
 */
export async function openLoginChallenge(
  { database, clock, random, publicUrl }: Pick<AppContext, 'database' | 'clock' | 'random' | 'publicUrl'>,
  userId: string,
  { client, browserSecret }: { client: string; browserSecret: string },
): Promise<LoginChallenge | undefined> {
  const factors = await readFactors(database.reader, userId);
  if (!isAnyOn(factors)) return undefined;
  const place = findPasskeyPlace(publicUrl());
  const signing =
    place === undefined || factors.passkeys.length === 0
      ? undefined
      : await describeSigning(place, factors.passkeys);
  const codes = await listRecoveryCodes(database.reader, userId);
  const challenge = random.token();
  const now = clock();
  await insertLoginChallenge(database.db, {
    secret_hash: hashSecret(challenge),
    user_id: userId,
    client,
    browser_hash: hashSecret(browserSecret),
    passkey_challenge: signing?.challenge ?? null,
    wrong_guesses: 0,
    created_at: now,
    expires_at: now + challengeMinutes * 60_000,
  });
  return {
    challenge,
    app: factors.app !== undefined,
    recoveryCodes: codes.some(({ used_at }) => used_at === null),
    passkey: signing?.options ?? null,
  };
}
