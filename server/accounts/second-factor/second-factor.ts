import type { Db, DbTransaction } from '../../database/database.ts';
import {
  deleteAuthenticatorApp,
  findAuthenticatorApp,
  type AuthenticatorApp,
} from './authenticator-apps-repository.ts';
import { deleteLoginChallengesOf } from '../sessions/login-challenges-repository.ts';
import { deletePasskeyChallengesOf } from './passkey-challenges-repository.ts';
import { deletePasskeysOf, listPasskeys, type Passkey } from './passkeys-repository.ts';
import { deleteRecoveryCodesOf } from './recovery-codes-repository.ts';

/** What an account has turned on. */
export type Factors = { passkeys: readonly Passkey[]; app: AuthenticatorApp | undefined };

/** An app whose first code has not come yet is not turned on. */
export async function readFactors(db: Db, userId: string): Promise<Factors> {
  const app = await findAuthenticatorApp(db, userId);
  return { passkeys: await listPasskeys(db, userId), app: app?.confirmed_at === null ? undefined : app };
}

/** Whether the account asks for a second factor at login; recovery codes alone are none. */
export function isAnyOn({ passkeys, app }: Factors): boolean {
  return passkeys.length > 0 || app !== undefined;
}

/** Whether the account asks for a second factor. Recovery codes alone are none. */
export async function hasSecondFactor(db: Db, userId: string): Promise<boolean> {
  return isAnyOn(await readFactors(db, userId));
}

/** Where no factor is left, the recovery codes and logins that wait for one go as well. */
export async function tidyAfterRemoval(transaction: DbTransaction, userId: string): Promise<void> {
  if (await hasSecondFactor(transaction, userId)) return;
  await deleteRecoveryCodesOf(transaction, userId);
  await deleteLoginChallengesOf(transaction, userId);
}

/** Turns everything off, what was begun included. */
export async function removeSecondFactor(transaction: DbTransaction, userId: string): Promise<void> {
  await deletePasskeysOf(transaction, userId);
  await deletePasskeyChallengesOf(transaction, userId);
  await deleteAuthenticatorApp(transaction, userId);
  await deleteRecoveryCodesOf(transaction, userId);
  await deleteLoginChallengesOf(transaction, userId);
}
