import { type Mailer, type MailSettings, MailFailure } from './mailer.ts';
import { createOutboxMailer } from './outbox.ts';
import type { Transporter } from 'nodemailer';
import { loadNodemailer } from './load-nodemailer.ts';
import { writeMessage } from './message.ts';
import { z } from 'zod';

/** What Nodemailer adds to an error. */
const smtpErrorSchema = z.object({
  name: z.string().catch('Error'),
  code: z.string().catch(''),
  /** The system's code, where Nodemailer replaced it by its own. */
  originalCode: z.string().optional().catch(undefined),
  timeoutType: z.string().catch(''),
  responseCode: z.number().optional().catch(undefined),
});

/** Nodemailer's codes of errors that come before the mail itself is sent. */
const codesBeforeTheMail = ['EDNS', 'EAUTH', 'ETLS', 'EENVELOPE', 'ECONFIG', 'EREQUIRETLS'];
/** The system's codes of connections that were never made. */
const codesOfNoConnection = ['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EACCES'];
const timeoutsBeforeTheMail = ['CONNECTION_TIMEOUT', 'GREETING_TIMEOUT'];

/**
 * Turns an error of Nodemailer into a MailFailure: whether the mail may have been sent, and whether to try
 * again.
 */
export function toMailFailure(error: unknown): MailFailure {
  const parsed = smtpErrorSchema.safeParse(error);
  if (!parsed.success) return new MailFailure('unknown', { mayHaveLeft: true, isFinal: false });
  const { name, code, originalCode, timeoutType, responseCode } = parsed.data;
  const wasRejected = responseCode !== undefined && responseCode >= 400;
  const hasNotLeft =
    wasRejected ||
    codesBeforeTheMail.includes(code) ||
    codesOfNoConnection.includes(originalCode ?? code) ||
    timeoutsBeforeTheMail.includes(timeoutType);
  const reason = [name, originalCode, code, responseCode].filter(Boolean).join(' ');
  return new MailFailure(reason, {
    mayHaveLeft: !hasNotLeft,
    // 5xx about this mail or its recipient. A rejected login is not final, because the settings may be corrected.
    isFinal: wasRejected && responseCode >= 500 && ['EENVELOPE', 'EMESSAGE'].includes(code),
  });
}

// Long, because no call waits for the mail server.
const connectionTimeoutMs = 10_000;
const idleTimeoutMs = 30_000;

/** Hands each mail to an SMTP server, over its own connection. */
function createSmtpMailer({ smtpUrl, mailFrom, siteName }: MailSettings & { smtpUrl: string }): Mailer {
  let transport: Transporter | undefined;
  const connect = async () => {
    const { createTransport } = await loadNodemailer();
    return createTransport({
      url: smtpUrl,
      connectionTimeout: connectionTimeoutMs,
      dnsTimeout: connectionTimeoutMs,
      greetingTimeout: idleTimeoutMs,
      socketTimeout: idleTimeoutMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
  return {
    async send(mail, mailId) {
      transport ??= await connect();
      try {
        await transport.sendMail(writeMessage(mail, { mailId, mailFrom, siteName }));
      } catch (error) {
        throw toMailFailure(error);
      }
    },
  };
}

/** Mail over SMTP when SMTP_URL is set, otherwise files in the outbox folder. */
export function createMailer(settings: MailSettings, printLine: (line: string) => void): Mailer {
  const { smtpUrl } = settings;
  return smtpUrl === undefined
    ? createOutboxMailer(settings, printLine)
    : createSmtpMailer({ ...settings, smtpUrl });
}
