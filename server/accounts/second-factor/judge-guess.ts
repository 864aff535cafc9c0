import type { FinishLoginRequest, SignedCredential } from '#contract/second-factor.ts';
import type { DbTransaction } from '../../database/database.ts';
import type { AppContext } from '../context.ts';
import { advanceAuthenticatorApp } from './authenticator-apps-repository.ts';
import type { LoginChallenge } from '../sessions/login-challenges-repository.ts';
import { findPasskeyPlace } from './passkey-place.ts';
import { markPasskeyUsed } from './passkeys-repository.ts';
import { hashRecoveryCode } from './recovery-code-hash.ts';
import { readRecoveryCode } from './recovery-code.ts';
import { listRecoveryCodes, markRecoveryCodeUsed } from './recovery-codes-repository.ts';
import { readFactors } from './second-factor.ts';
import { findTotpStep } from './totp.ts';
import { verifySigning } from './webauthn.ts';

/** Judges a guess in a transaction, under the account's lock, and uses up what was right. */
export type Judge = (transaction: DbTransaction, now: number) => Promise<boolean>;

const alwaysWrong: Judge = async () => false;

/** Does what is slow about a guess, such as hashing it, before the transaction that judges it. */
export async function prepareGuess(
  context: AppContext,
  { code, recoveryCode, passkey }: FinishLoginRequest,
  challenge: LoginChallenge,
  client: string,
): Promise<Judge> {
  if (passkey !== undefined) return preparePasskey(context, challenge, passkey);
  if (recoveryCode !== undefined)
    return prepareRecoveryCode(context, challenge.user_id, recoveryCode, client);
  return (transaction, now) => judgeAppCode(transaction, challenge.user_id, code ?? '', now);
}

/** No code is accepted again, nor any older one. */
async function judgeAppCode(
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
): Promise<Judge> {
  const code = readRecoveryCode(typed);
  const salt = (await listRecoveryCodes(database.reader, userId))[0]?.salt;
  if (code === undefined || salt === undefined) return alwaysWrong;
  const codeHash = await hashQueue.enter(client, (takeTurn) => takeTurn(() => hashRecoveryCode(code, salt)));
  return (transaction, now) => markRecoveryCodeUsed(transaction, userId, codeHash, now);
}

async function preparePasskey(
  context: AppContext,
  { user_id, passkey_challenge: challenge }: LoginChallenge,
  credential: SignedCredential,
): Promise<Judge> {
  const place = findPasskeyPlace(context.publicUrl());
  const { passkeys } = await readFactors(context.database.db, user_id);
  const passkey = passkeys.find(({ credential_id }) => credential_id === credential.id);
  if (place === undefined || challenge === null || passkey === undefined) return alwaysWrong;
  const newCounter = await verifySigning(context, place, credential, { passkey, challenge });
  if (newCounter === undefined) return alwaysWrong;
  return (transaction, now) => markPasskeyUsed(transaction, passkey, { newCounter, now });
}
