import type { DbTransaction } from '../../database/database.ts';
import { lockNames, takeLock } from '../../database/locks-repository.ts';
import { deleteWaitingMails } from '../../mail/mails-repository.ts';
import type { User } from '../users/users-repository.ts';
import { deleteCodesFor, markCodesUsed } from './codes-repository.ts';

/**
 * Voids every code and link that is out for the account, sent or not. Call it in the transaction that changes the
 * password or the email, before the lock of the account's sessions is taken.
 */
export async function voidCodesOf(
  transaction: DbTransaction,
  { user_id: userId, email_key: emailKey }: Pick<User, 'user_id' | 'email_key'>,
  now: number,
): Promise<void> {
  await takeLock(transaction, lockNames.codes(emailKey), now);
  const resetCodes = { purpose: 'reset', emailKey } as const;
  await markCodesUsed(transaction, resetCodes, now);
  await deleteWaitingMails(transaction, resetCodes);
  await deleteCodesFor(transaction, userId);
}
