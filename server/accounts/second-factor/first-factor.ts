import type { DbTransaction } from '../../database/database.ts';
import type { OwnCaller } from '../sessions/sessions.ts';
import { endOtherSessionsOf } from '../sessions/sessions.ts';
import { markSessionProved } from '../sessions/sessions-repository.ts';
import { replaceRecoveryCodes, type NewRecoveryCodes } from './recovery-codes.ts';

/**
 * Stores the recovery codes and ends the account's other sessions, which were begun with the password alone.
 * Call it in the transaction that turns the account's first factor on.
 */
export async function onFirstFactorAdded(
  transaction: DbTransaction,
  { user: { user_id }, sessionId }: Pick<OwnCaller, 'user' | 'sessionId'>,
  recoveryCodes: NewRecoveryCodes,
  now: number,
): Promise<void> {
  await replaceRecoveryCodes(transaction, user_id, recoveryCodes, now);
  await endOtherSessionsOf(transaction, user_id, sessionId, now);
  await markSessionProved(transaction, sessionId, now);
}
