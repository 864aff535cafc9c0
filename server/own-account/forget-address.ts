import { deleteGuessesOf } from '../accounts/codes/code-guesses-repository.ts';
import { deleteCodesOf } from '../accounts/codes/codes-repository.ts';
import type { AppContext } from '../context.ts';
import { deleteEmailProofsOf } from '../accounts/registration/email-proofs-repository.ts';
import type { DbTransaction } from '../database/database.ts';
import { deleteHitsIn } from '../limits/rate-hits-repository.ts';
import { deleteMailsOf } from '../mail/mails-repository.ts';
import { bucketsOfEmail } from './own-account-rules.ts';

/**
 * Deletes what is stored under an address that no account has any more. Guesses counted for an address that
 * somebody only wanted to use stay for their day: otherwise deleting an account would give more guesses at
 * it.
 */
export async function forgetAddress(transaction: DbTransaction, emailKey: string): Promise<void> {
  await deleteCodesOf(transaction, emailKey);
  await deleteMailsOf(transaction, emailKey);
  await deleteGuessesOf(transaction, emailKey);
  await deleteEmailProofsOf(transaction, emailKey);
  await deleteHitsIn(transaction, bucketsOfEmail(emailKey));
}

/**
 * Deletes the outbox's files of an address that no account has any more. An error is only logged: the address
 * no longer belongs to the account either way.
 */
export async function deleteCopies(
  { mailer, log }: Pick<AppContext, 'mailer' | 'log'>,
  emailKey: string,
): Promise<void> {
  await mailer
    .deleteCopies?.(emailKey)
    .catch((error: unknown) => log.error({ err: error }, 'the outbox could not be cleaned'));
}
