import type { FactorAnswer, SignedCredential } from '#contract/second-factor.ts';
import type { DbTransaction } from '../../database/database.ts';
import type { AppContext } from '../../context.ts';
import { advanceAuthenticatorApp } from './authenticator-apps-repository.ts';
import type { LoginChallengeRow } from '../sessions/login-challenges-repository.ts';
import { findRelyingParty } from './relying-party.ts';
import { markPasskeyUsed } from './passkeys-repository.ts';
import { hashTypedRecoveryCode, parseRecoveryCode } from './recovery-codes.ts';
import { listRecoveryCodes, markRecoveryCodeUsed } from './recovery-codes-repository.ts';
import { readFactors } from './second-factor.ts';
import { findTotpStep } from './totp.ts';
import { verifyPasskeyLogin } from './webauthn.ts';

/** Checks a guess in a transaction, under the account's lock, and uses up what was right. */
export type VerifyFactor = (transaction: DbTransaction, now: number) => Promise<boolean>;

const neverValid: VerifyFactor = async () => false;

/**
 * Does the slow part of checking a guess, such as hashing it, and returns the rest, to run in a transaction.
 */
export async function prepareVerification(
  context: AppContext,
  { code, recoveryCode, passkey }: FactorAnswer,
  challenge: LoginChallengeRow,
  client: string,
): Promise<VerifyFactor> {
  if (passkey !== undefined) return preparePasskey(context, challenge, passkey);
  if (recoveryCode !== undefined)
    return prepareRecoveryCode(context, challenge.user_id, recoveryCode, client);
  return (transaction, now) => verifyAppCode(transaction, challenge.user_id, code ?? '', now);
}

/** Accepts no code twice, and none that is older than the last accepted one. */
async function verifyAppCode(
  transaction: DbTransaction,
  userId: string,
  code: string,
  now: number,
): Promise<boolean> {
  const { app } = await readFactors(transaction, userId);
  if (app === undefined) return false;
  const step = findTotpStep(app.secret, code, now);
  if (step === undefined || step <= app.last_step) return false;
  await advanceAuthenticatorApp(transaction, userId, { last_step: step });
  return true;
}

async function prepareRecoveryCode(
  { database, hashQueue }: AppContext,
  userId: string,
  typed: string,
  client: string,
): Promise<VerifyFactor> {
  const code = parseRecoveryCode(typed);
  const [stored] = await listRecoveryCodes(database.reader, userId);
  if (code === undefined || stored === undefined) return neverValid;
  const codeHash = await hashQueue.enter(client, (runQueued) =>
    runQueued(() => hashTypedRecoveryCode(code, stored)),
  );
  return (transaction, now) => markRecoveryCodeUsed(transaction, userId, codeHash, now);
}

async function preparePasskey(
  context: AppContext,
  { user_id, passkey_challenge: challenge }: LoginChallengeRow,
  credential: SignedCredential,
): Promise<VerifyFactor> {
  const relyingParty = findRelyingParty(context.publicUrl());
  const { passkeys } = await readFactors(context.database.db, user_id);
  const passkey = passkeys.find(({ credential_id }) => credential_id === credential.id);
  if (relyingParty === undefined || challenge === null || passkey === undefined) return neverValid;
  const newCounter = await verifyPasskeyLogin(context, relyingParty, credential, { passkey, challenge });
  if (newCounter === undefined) return neverValid;
  return (transaction, now) => markPasskeyUsed(transaction, passkey, { newCounter, now });
}
