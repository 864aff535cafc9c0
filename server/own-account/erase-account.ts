import { deleteGuessesOf } from '../accounts/codes/code-guesses-repository.ts';
import { deleteCodesOf } from '../accounts/codes/codes-repository.ts';
import {
  deleteOtherKnownBrowsers,
  listKnownBrowsers,
} from '../accounts/known-browsers/known-browsers-repository.ts';
import { deleteHitsIn } from '../accounts/limits/rate-hits-repository.ts';
import { deleteEmailProofsOf } from '../accounts/registration/email-proofs-repository.ts';
import { deleteSessionsOf } from '../accounts/sessions/sessions-repository.ts';
import { deleteUser } from '../accounts/users/users-repository.ts';
import { anonymiseActs } from '../admin/admin-acts-repository.ts';
import { requireOtherAdmin } from '../admin/last-admin.ts';
import { deleteChangesOf } from '../admin/search/account-changes-repository.ts';
import type { DbTransaction } from '../database/database.ts';
import { deleteLocks, lockNames, takeLock } from '../database/locks-repository.ts';
import type { AppContext } from '../kernel/context.ts';
import { deleteMailsOf } from '../mail/mails-repository.ts';
import { deleteProgress } from '../progress/progress-repository.ts';
import { bucketsOf, locksOf, type PersonKeys } from './own-account-rules.ts';

/**
 * Deletes all data stored about the person. The record of admin acts stays, without their id and address: what was
 * done, and when, by the same unnamed person. `prepare` runs first in the same transaction, and may refuse. Throws an
 * HttpError with status 409 for the last admin.
 */
export async function eraseAccount(
  {
    database,
    mailer,
    clock,
    random,
    log,
  }: Pick<AppContext, 'database' | 'mailer' | 'clock' | 'random' | 'log'>,
  { user_id: userId, email_key: emailKey }: PersonKeys,
  prepare: (transaction: DbTransaction) => Promise<void>,
): Promise<void> {
  const now = clock();
  const browsers = await listKnownBrowsers(database.reader, userId);
  const person = {
    user_id: userId,
    email_key: emailKey,
    browserIds: browsers.map(({ browser_id }) => browser_id),
  };
  // The lock of the admins comes first in the order of the names.
  const locks = [lockNames.admins(), ...locksOf(person)];
  await database.transact(locks, async (transaction) => {
    // Holding every lock, no other call about the person is running, and the rows of the locks can go as well.
    for (const lock of locks) await takeLock(transaction, lock, now);
    await prepare(transaction);
    await requireOtherAdmin(transaction, userId);
    await deleteSessionsOf(transaction, userId);
    // Deleting the account logs one more change, by which every server's search forgets it; that row stays for an hour.
    await deleteChangesOf(transaction, userId);
    await deleteOtherKnownBrowsers(transaction, userId, undefined);
    await deleteProgress(transaction, userId);
    await deleteUser(transaction, userId);
    await deleteCodesOf(transaction, emailKey);
    await deleteMailsOf(transaction, emailKey);
    await deleteGuessesOf(transaction, emailKey);
    await deleteEmailProofsOf(transaction, emailKey);
    await deleteHitsIn(transaction, bucketsOf(person));
    await anonymiseActs(transaction, userId, `deleted:${random.id()}`);
    await deleteLocks(transaction, locksOf(person));
  });
  // The account is gone whatever becomes of these files.
  await mailer
    .deleteCopies?.(emailKey)
    .catch((error: unknown) => log.error({ err: error }, 'the outbox could not be cleaned'));
}
