import type { Mailer, MailSettings } from './mailer.ts';
import { createOutboxMailer } from './outbox.ts';
import type { Transporter } from 'nodemailer';
import { loadNodemailer } from './load-nodemailer.ts';
import { writeMessage } from './message.ts';
import { describeSmtpError } from './smtp-failure.ts';

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
        throw describeSmtpError(error);
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
