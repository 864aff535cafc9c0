import type { CodePurpose } from '../../database/schema.ts';
import type { AppContext } from '../../kernel/context.ts';
import type { MailContent } from '../../mail/mail-sender.ts';
import { deleteWaitingMails, insertMail } from '../../mail/mails-repository.ts';
import { limits } from '../limits/account-limits.ts';
import { reserveIn, type Reservation } from '../limits/limits.ts';
import { codeLifetimeMs, hashCode } from './code-rules.ts';
import { insertCode } from './codes-repository.ts';

export type QueuedCode = {
  mailId: string;
  /** What was counted for the address. */
  addressReservation: Reservation;
};

/**
 * Counts the code, makes it, stores its hash and puts its mail into the queue: all of it or nothing. Without `to` nobody
 * gets the code. Throws an HttpError with status 429 past the address's, the client's or the site's limit.
 */
export async function queueCode(
  context: AppContext,
  {
    purpose,
    emailKey,
    client,
    to,
  }: { purpose: CodePurpose; emailKey: string; client: string; to: string | undefined },
): Promise<QueuedCode> {
  const { random, settings, clock } = context;
  return context.database.db.transaction().execute(async (transaction) => {
    // The lock of the address first: what many calls share is locked last, and for the shortest time.
    const addressReservation = await reserveIn(transaction, context, [limits.code(purpose, emailKey)]);
    const code = random.code();
    const mailId = random.id();
    const now = clock();
    const times = { created_at: now, expires_at: now + codeLifetimeMs };
    await insertCode(transaction, {
      code_id: random.id(),
      purpose,
      email_key: emailKey,
      code_hash: hashCode(code),
      ...times,
      used_at: null,
      voided_at: null,
    });
    await deleteWaitingMails(transaction, { purpose, emailKey });
    if (to !== undefined) {
      const content: MailContent = { to, code };
      const mail = { mail_id: mailId, email_key: emailKey, purpose, content: JSON.stringify(content) };
      await insertMail(transaction, { ...mail, ...times });
    }
    await reserveIn(transaction, context, [
      limits.codesToClient(client),
      limits.mails(settings.mailsPerHour),
    ]);
    return { mailId, addressReservation };
  });
}
