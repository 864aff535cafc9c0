import type { User } from '../../server/accounts/users/users-repository.ts';
import { findChanges } from '../../server/admin/admin-rules.ts';
import type { DbTransaction } from '../../server/database/database.ts';
import { noopMeter } from '../../server/kernel/meter.ts';
import { secureRandom } from '../../server/kernel/random.ts';
import type { AccountChange } from '../../server/mail/mailer.ts';
import { queueNotice, type NoticeContext } from '../../server/mail/queue-notice.ts';
import { defaultPublicUrl, type Settings } from '../../server/settings/settings.ts';

/**
 * Queues mails to the person about the changes of a command. The running server sends them, or a server that
 * starts within a day.
 */
export async function queueNotices(
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
