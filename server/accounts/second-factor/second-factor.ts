import type { Db, DbTransaction } from '../../database/database.ts';
import type { AppContext } from '../../context.ts';
import { requireFreshFactor, type SignedIn } from '../sessions/sessions.ts';
import {
  deleteAuthenticatorApp,
  findAuthenticatorApp,
  type AuthenticatorApp,
} from './authenticator-apps-repository.ts';
import { deleteLoginChallengesOf } from '../sessions/login-challenges-repository.ts';
import { deletePasskeyChallengesOf } from './passkey-challenges-repository.ts';
import { deletePasskeysOf, listPasskeys, type Passkey } from './passkeys-repository.ts';
import { deleteRecoveryCodesOf } from './recovery-codes-repository.ts';

/** The second factors that an account has turned on. */
export type Factors = { passkeys: readonly Passkey[]; app: AuthenticatorApp | undefined };

/** The account's factors. An app that was never confirmed with a code is not turned on. */
export async function readFactors(db: Db, userId: string): Promise<Factors> {
  const app = await findAuthenticatorApp(db, userId);
  return { passkeys: await listPasskeys(db, userId), app: app?.confirmed_at === null ? undefined : app };
}

/** Whether the account asks for a second factor at login; recovery codes alone are none. */
export function hasAnyFactor({ passkeys, app }: Factors): boolean {
  return passkeys.length > 0 || app !== undefined;
}

/** Whether the account asks for a second factor. Recovery codes alone are none. */
export async function hasSecondFactor(db: Db, userId: string): Promise<boolean> {
  return hasAnyFactor(await readFactors(db, userId));
}

/**
 * Throws an AppError with status 403 when the account has a second factor that was not proved lately: otherwise
 * somebody with token and password could add one of their own and prove that, or delete the account.
 */
export async function requireFreshFactorIfOn(
  context: Pick<AppContext, 'database' | 'clock'>,
  signedIn: SignedIn,
): Promise<void> {
  if (await hasSecondFactor(context.database.reader, signedIn.user.user_id))
    requireFreshFactor(context, signedIn);
}

/** Deletes the recovery codes and the logins that wait for a second factor when the account has none left. */
export async function cleanUpAfterRemoval(transaction: DbTransaction, userId: string): Promise<void> {
  if (await hasSecondFactor(transaction, userId)) return;
  await deleteRecoveryCodesOf(transaction, userId);
  await deleteLoginChallengesOf(transaction, userId);
}

/** Deletes all second factors of an account, also those whose setup was only begun. */
export async function removeSecondFactor(transaction: DbTransaction, userId: string): Promise<void> {
  await deletePasskeysOf(transaction, userId);
  await deletePasskeyChallengesOf(transaction, userId);
  await deleteAuthenticatorApp(transaction, userId);
  await deleteRecoveryCodesOf(transaction, userId);
  await deleteLoginChallengesOf(transaction, userId);
}
