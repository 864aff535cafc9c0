import type { AdminChangeRequest } from '../../contract/admin/admin.ts';
import { voidCodesOf } from '../../server/accounts/codes/void-codes.ts';
import { deleteOtherKnownBrowsers } from '../../server/accounts/known-browsers/known-browsers-repository.ts';
import { hasSecondFactor, removeSecondFactor } from '../../server/accounts/second-factor/second-factor.ts';
import { endSessionsOf } from '../../server/accounts/sessions/sessions.ts';
import { insertActs } from '../../server/accounts/users/admin-acts-repository.ts';
import { requireOtherAdmin } from '../../server/accounts/users/last-admin.ts';
import {
  findUser,
  updatePassword,
  updateUser,
  type User,
} from '../../server/accounts/users/users-repository.ts';
import {
  actsOf,
  commandLineActor,
  commandLineAddress,
  actRow,
  flagColumns,
  findChanges,
} from '../../server/admin/admin-rules.ts';
import type { DbTransaction } from '../../server/database/database.ts';
import { lockNames, takeLock } from '../../server/database/locks-repository.ts';
import { secureRandom } from '../../server/kernel/random.ts';
import { limits } from '../../server/limits/account-limits.ts';
import { deleteHitsIn } from '../../server/limits/rate-hits-repository.ts';
import { deleteEmailChange } from '../../server/own-account/email/email-changes-repository.ts';
import { type Settings, defaultPublicUrl } from '../../server/settings/settings.ts';
import { noopMeter } from '../../server/kernel/meter.ts';
import type { AccountChange } from '../../server/mail/mailer.ts';
import { queueNotice, type NoticeContext } from '../../server/mail/queue-notice.ts';

type RequestedChange = {
  /** The changes that admins can also make. */
  flags: AdminChangeRequest;
  /** The hash of a new password. */
  passwordHash: string | undefined;
  secondFactor: 'off' | undefined;
};

/** Changes an account, records it and queues the mails about it. Undefined when the account is gone. */
export async function changeAccount(
  transaction: DbTransaction,
  settings: Settings,
  user: User,
  { flags, passwordHash, secondFactor }: RequestedChange,
): Promise<User | undefined> {
  const now = Date.now();
  await takeLock(transaction, lockNames.admins(), now);
  if (flags.roleAdmin === false || flags.blocked) await requireOtherAdmin(transaction, user.user_id);
  if (passwordHash !== undefined) {
    await voidCodesOf(transaction, user, now);
    await deleteEmailChange(transaction, user.user_id);
  }
  if (passwordHash !== undefined || flags.blocked) await endSessionsOf(transaction, user.user_id, now);
  if (passwordHash !== undefined) {
    await deleteHitsIn(transaction, [limits.loginToAccount(user.email_key).bucket]);
    await deleteOtherKnownBrowsers(transaction, user.user_id, []);
  }
  const hadSecondFactor = secondFactor === 'off' && (await disableSecondFactor(transaction, user, now));
  const acts = [
    ...actsOf(flags),
    ...(secondFactor === undefined ? [] : ['remove second factor' as const]),
    ...(passwordHash === undefined ? [] : ['set password' as const]),
  ];
  const acting = { actor: commandLineActor, subject: user.user_id, fromAddress: commandLineAddress };
  await insertActs(
    transaction,
    acts.map((act) => actRow(act, acting, { now, random: secureRandom })),
  );
  if (passwordHash !== undefined) await updatePassword(transaction, user.user_id, { passwordHash });
  const columns = flagColumns(flags);
  const changed =
    Object.keys(columns).length === 0
      ? await findUser(transaction, user.user_id)
      : await updateUser(transaction, user.user_id, columns);
  const more = hadSecondFactor ? (['second factor removed'] as const) : [];
  if (changed) await queueNotices(transaction, settings, { before: user, after: changed, more });
  return changed;
}

/** Removes the second factor. Resolves to whether there was one. */
async function disableSecondFactor(
  transaction: DbTransaction,
  { user_id }: User,
  now: number,
): Promise<boolean> {
  await takeLock(transaction, lockNames.sessions(user_id), now);
  const wasOn = await hasSecondFactor(transaction, user_id);
  await removeSecondFactor(transaction, user_id);
  return wasOn;
}

/**
 * Queues mails to the person about the changes of a command. The running server sends them, or a server that
 * starts within a day.
 */
async function queueNotices(
  transaction: DbTransaction,
  settings: Settings,
  { before, after, more }: { before: User; after: User; more: readonly AccountChange[] },
): Promise<void> {
  const context: NoticeContext = {
    settings,
    clock: Date.now,
    random: secureRandom,
    meter: noopMeter,
    publicUrl: () => settings.publicUrl ?? defaultPublicUrl(settings.host, settings.port),
  };
  const changes = [...findChanges(before, after), ...more];
  if (changes.length > 0)
    await queueNotice(transaction, context, after, { notice: 'account changed', changes });
  if (before.password_version !== after.password_version)
    await queueNotice(transaction, context, after, { notice: 'password set' });
}
