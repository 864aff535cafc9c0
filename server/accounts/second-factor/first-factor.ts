import type { DbTransaction } from '../../database/database.ts';
import type { OwnCaller } from '../passwords/confirm-password.ts';
import { endOtherSessionsOf } from '../sessions/sessions.ts';
import { replaceRecoveryCodes, type NewRecoveryCodes } from './recovery-codes.ts';

/**
 * What comes with an account's first factor, in the transaction that turns it on: the recovery codes; and the end of
 * every other session, as those were begun with the password alone, by anybody who knew it.
 */
export async function welcomeFirstFactor(
  transaction: DbTransaction,
  { user: { user_id }, sessionId }: Pick<OwnCaller, 'user' | 'sessionId'>,
  recoveryCodes: NewRecoveryCodes,
  now: number,
): Promise<void> {
  await replaceRecoveryCodes(transaction, user_id, recoveryCodes, now);
  await endOtherSessionsOf(transaction, user_id, sessionId, now);
}
