import type { FastifyBaseLogger } from 'fastify';
import type { Selectable } from 'kysely';
import { accountKey } from '#contract/accounts.ts';
import { noticeHours } from '#contract/periods.ts';
import { limits } from '../limits/account-limits.ts';
import { tryCountHit } from '../limits/limits.ts';
import type { DbTransaction } from '../database/database.ts';
import type { UsersTable } from '../database/schema.ts';
import type { Background } from '../kernel/background.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Meter } from '../kernel/meter.ts';
import type { Random } from '../kernel/random.ts';
import type { Settings } from '../settings/settings.ts';
import type { MailSender } from './mail-sender.ts';
import type { NoticeKind, NoticeMail } from './mailer.ts';
import { insertMail } from './mails-repository.ts';
import { hourMs } from '../kernel/durations.ts';

type OmitCommonFields<Mail> = Mail extends unknown
  ? Omit<Mail, 'purpose' | 'to' | 'at' | 'siteUrl' | 'username'>
  : never;
/** The fields of a notice that differ by its kind. */
export type NoticeDetails = OmitCommonFields<Exclude<NoticeMail, { notice: 'email taken' }>>;

/** After these the address belongs to no account: the notice is not counted, and its row has no `user_id`. */
const finalNotices: readonly NoticeKind[] = [
  'email changed',
  'account deleted',
  'account deleted by an officer',
];

/** The parts of the context that queueing a notice needs. */
export type NoticeContext = {
  settings: Settings;
  clock: Clock;
  random: Random;
  meter: Meter;
  publicUrl: () => string;
};

/**
 * Queues a mail that informs a person about a change or login of their account. Call it in the transaction of
 * that change, and `sendMailsAfterResponse` after it. After ten of a kind in an hour nothing more is queued: the person
 * knows, and nobody can flood a mailbox.
 */
export async function queueNotice(
  transaction: DbTransaction,
  context: NoticeContext,
  { user_id, username, email }: Pick<Selectable<UsersTable>, 'user_id' | 'username' | 'email'>,
  details: NoticeDetails,
): Promise<void> {
  const emailKey = accountKey(email);
  const isFinal = finalNotices.includes(details.notice);
  const limit = limits.notices(details.notice, emailKey);
  if (!isFinal && !(await tryCountHit(transaction, context, limit))) return;
  const at = context.clock();
  const mail: NoticeMail = {
    purpose: 'notice',
    to: email,
    at,
    siteUrl: context.publicUrl(),
    username,
    ...details,
  };
  await insertMail(transaction, {
    mail_id: context.random.id(),
    email_key: emailKey,
    user_id: isFinal ? null : user_id,
    purpose: 'notice',
    content: JSON.stringify(mail),
    created_at: at,
    expires_at: at + noticeHours * hourMs,
  });
}

/** Sends the queued mails after the current response was sent. */
export function sendMailsAfterResponse({
  background,
  mailSender,
  log,
}: {
  background: Background;
  mailSender: MailSender;
  log: FastifyBaseLogger;
}): void {
  background.run(
    async () => mailSender.wake(),
    (error) => log.error({ err: error }, 'the queue of mails could not be read'),
  );
}
