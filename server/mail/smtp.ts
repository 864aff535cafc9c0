import { createTransport } from 'nodemailer';
import { codeMessage } from './code-message.ts';
import type { Mailer, MailSettings } from './mailer.ts';

/** Below the 5 seconds within which the call that waits for the mail has to answer. */
const deadlineMs = 4000;
const stepMs = 3500;

class MailTimeout extends Error {
  override name = 'MailTimeout';
}

/** Hands each mail to an SMTP server, over a connection of its own, and gives up on a slow one. */
export function createSmtpMailer({
  smtpUrl,
  mailFrom,
  siteName,
}: MailSettings & { smtpUrl: string }): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: stepMs,
    greetingTimeout: stepMs,
    socketTimeout: stepMs,
    dnsTimeout: stepMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async sendCode(mail) {
      const deadline = Promise.withResolvers<never>();
      const timer = setTimeout(
        () => deadline.reject(new MailTimeout('The mail server is too slow.')),
        deadlineMs,
      );
      const sending = transport.sendMail(codeMessage({ ...mail, from: mailFrom, siteName }));
      try {
        await Promise.race([sending, deadline.promise]);
      } finally {
        clearTimeout(timer);
        // After the deadline the connection ends by its own time-out, and nobody waits for its error.
        sending.catch(() => undefined);
      }
    },
  };
}
