import type { CodePurpose } from '../../database/schema.ts';
import type { AppContext } from '../../kernel/context.ts';
import { hashSecret } from '../../kernel/hash-secret.ts';
import type { CodeMail } from '../../mail/mailer.ts';
import { deleteWaitingMails, insertMail } from '../../mail/mails-repository.ts';
import { limits } from '../limits/account-limits.ts';
import { locksOfLimits, reserveIn, type Reservation } from '../limits/limits.ts';
import { codeLifetimeMs, hashCode } from './code-rules.ts';
import { insertCode } from './codes-repository.ts';

export type QueuedCode = {
  mailId: string;
  /** What was counted for the address. */
  addressReservation: Reservation;
};

export type CodeRequest = {
  purpose: CodePurpose;
  emailKey: string;
  client: string;
  /** The mail that tells the secrets; undefined when nobody is to get them. */
  write: ((secrets: { code: string; linkSecret: string }) => CodeMail) | undefined;
};

/**
 * Counts the code, makes it, stores its hash and puts its mail into the queue: all of it or nothing. Throws an HttpError
 * with status 429 past the address's, the client's or the site's limit.
 */
export async function queueCode(
  context: AppContext,
  { purpose, emailKey, client, write }: CodeRequest,
): Promise<QueuedCode> {
  const { random, settings, clock } = context;
  const ofAddress = [limits.code(purpose, emailKey)];
  const shared = [limits.codesToClient(client), limits.mails(settings.mailsPerHour)];
  return context.database.transact(locksOfLimits([...ofAddress, ...shared]), async (transaction) => {
    // The lock of the address first: what many calls share is locked last, and for the shortest time.
    const addressReservation = await reserveIn(transaction, context, ofAddress);
    const code = random.code();
    const linkSecret = random.token();
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
      link_hash: purpose === 'reset' ? hashSecret(linkSecret) : null,
    });
    await deleteWaitingMails(transaction, { purpose, emailKey });
    if (write !== undefined) {
      const content = JSON.stringify(write({ code, linkSecret }));
      await insertMail(transaction, { mail_id: mailId, email_key: emailKey, purpose, content, ...times });
    }
    await reserveIn(transaction, context, shared);
    return { mailId, addressReservation };
  });
}
