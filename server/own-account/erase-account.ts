import { deleteCodesFor } from '../accounts/codes/codes-repository.ts';
import {
  deleteOtherKnownBrowsers,
  listKnownBrowsers,
} from '../accounts/known-browsers/known-browsers-repository.ts';
import { deleteHitsIn } from '../limits/rate-hits-repository.ts';
import { removeSecondFactor } from '../accounts/second-factor/second-factor.ts';
import { deleteSessionsOf } from '../accounts/sessions/sessions-repository.ts';
import { deleteUser, findOwnUser, type OwnUser } from '../accounts/users/users-repository.ts';
import { saveLoweredFlags } from '../accounts/users/lowered-flags-repository.ts';
import { listLoweredFlags } from '../accounts/users/verification-rules.ts';
import { anonymiseActs } from '../accounts/users/admin-acts-repository.ts';
import { requireOtherAdmin } from '../accounts/users/last-admin.ts';
import { deleteChangesOf } from '../accounts/users/account-changes-repository.ts';
import type { DbTransaction } from '../database/database.ts';
import { deleteLocks, lockNames, takeLock } from '../database/locks-repository.ts';
import { insertErasedAccounts } from '../database/restore/erased-accounts-repository.ts';
import type { AppContext } from '../context.ts';
import type { Random } from '../kernel/random.ts';
import { queueNotice, sendMailsAfterResponse, type NoticeDetails } from '../mail/queue-notice.ts';
import { deleteMailsAbout } from '../mail/mails-repository.ts';
import type { Settings } from '../settings/settings.ts';
import { deleteDraftsOf } from '../progress/drafts-repository.ts';
import { deleteProgress } from '../progress/progress-repository.ts';
import { deleteEmailChange } from './email/email-changes-repository.ts';
import { deleteCopies, forgetAddress } from './forget-address.ts';
import { bucketsOf, locksOf, type PersonKeys, type PersonWithBrowsers } from './own-account-rules.ts';

const maxAttempts = 3;

/**
 * Deletes all data stored about the person. The audit log stays, without their id and address:
 * what was done, and when, by the same unnamed person. What an admin took away is stored as a digest of the email. One mail is sent after the deletion: `finalNotice`, which
 * confirms it. `prepare` runs first in the same transaction, and may throw. Throws an AppError with status
 * 409 for the last admin.
 */
export async function eraseAccount(
  context: AppContext,
  { user_id: userId, email_key }: PersonKeys,
  finalNotice: NoticeDetails,
  prepare: (transaction: DbTransaction) => Promise<void>,
): Promise<void> {
  let emailKey = email_key;
  for (let attempt = 1; ; attempt += 1) {
    const changedKey = await eraseUnderKey(
      context,
      { user_id: userId, email_key: emailKey },
      finalNotice,
      prepare,
    );
    if (changedKey === undefined) break;
    if (attempt === maxAttempts)
      throw new Error('The email changed again and again while its account was deleted.');
    emailKey = changedKey;
  }
  await deleteCopies(context, emailKey);
  sendMailsAfterResponse(context);
}

/** Deletes nothing when the account has got another email meanwhile, and resolves to that email's key. */
async function eraseUnderKey(
  context: AppContext,
  { user_id: userId, email_key: emailKey }: PersonKeys,
  finalNotice: NoticeDetails,
  prepare: (transaction: DbTransaction) => Promise<void>,
): Promise<string | undefined> {
  const { database, clock, random } = context;
  const now = clock();
  const browsers = await listKnownBrowsers(database.reader, userId);
  const person = {
    user_id: userId,
    email_key: emailKey,
    browserIds: browsers.map(({ browser_id }) => browser_id),
  };
  // The lock of the admins comes first in the order of the names.
  const locks = [lockNames.admins(), ...locksOf(person)];
  return database.transact(locks, async (transaction) => {
    // With every lock held no other call about the person is running, so the rows of the locks can be deleted
    // too.
    for (const lock of locks) await takeLock(transaction, lock, now);
    const user = await findOwnUser(transaction, userId);
    if (user !== undefined && user.email_key !== emailKey) return user.email_key;
    await prepare(transaction);
    await requireOtherAdmin(transaction, userId);
    if (user !== undefined) await keepLoweredFlags(transaction, user, context.settings);
    await eraseRows(transaction, person, random);
    if (user !== undefined) await queueNotice(transaction, context, user, finalNotice);
    return undefined;
  });
}

/**
 * Erases an account that a backup has brought back: without a notice, and also the last admin's. Resolves to false
 * when there is no such account.
 */
export async function eraseAccountAgain(
  transaction: DbTransaction,
  { settings, random }: Pick<AppContext, 'settings' | 'random'>,
  userId: string,
): Promise<boolean> {
  const user = await findOwnUser(transaction, userId);
  if (user === undefined) return false;
  const browsers = await listKnownBrowsers(transaction, userId);
  const browserIds = browsers.map(({ browser_id }) => browser_id);
  await keepLoweredFlags(transaction, user, settings);
  await eraseRows(transaction, { user_id: userId, email_key: user.email_key, browserIds }, random);
  return true;
}

async function keepLoweredFlags(
  transaction: DbTransaction,
  user: OwnUser,
  { verifiedDomains }: Pick<Settings, 'verifiedDomains'>,
): Promise<void> {
  await saveLoweredFlags(transaction, user.email_key, listLoweredFlags(user, verifiedDomains));
}

/** Deletes every row about the person, and stores the id as erased. */
async function eraseRows(
  transaction: DbTransaction,
  person: PersonWithBrowsers,
  random: Pick<Random, 'id'>,
): Promise<void> {
  const { user_id: userId } = person;
  await deleteSessionsOf(transaction, userId);
  // Deleting the account logs one more change, by which every server's search removes it; that row stays
  // for an hour.
  await deleteChangesOf(transaction, userId);
  await deleteOtherKnownBrowsers(transaction, userId, []);
  await removeSecondFactor(transaction, userId);
  await deleteProgress(transaction, userId);
  await deleteDraftsOf(transaction, userId);
  await deleteEmailChange(transaction, userId);
  await deleteUser(transaction, userId);
  await deleteCodesFor(transaction, userId);
  await deleteMailsAbout(transaction, userId);
  await forgetAddress(transaction, person.email_key);
  await deleteHitsIn(transaction, bucketsOf(person));
  await anonymiseActs(transaction, userId, `deleted:${random.id()}`);
  await deleteLocks(transaction, locksOf(person));
  await insertErasedAccounts(transaction, [userId]);
}
