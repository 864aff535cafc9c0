import type { Mailer, MailSettings } from './mailer.ts';
import { createOutboxMailer } from './outbox.ts';
import { createSmtpMailer } from './smtp.ts';

/** Mail over SMTP when SMTP_URL is set, otherwise files in the outbox folder. */
export function createMailer(settings: MailSettings, printLine: (line: string) => void): Mailer {
  const { smtpUrl } = settings;
  return smtpUrl === undefined
    ? createOutboxMailer(settings, printLine)
    : createSmtpMailer({ ...settings, smtpUrl });
}
