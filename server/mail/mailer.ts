import type { CodePurpose } from '../database/schema.ts';
import type { Settings } from '../settings.ts';
import { createOutboxMailer } from './outbox.ts';
import { createSmtpMailer } from './smtp.ts';

export type CodeMail = { to: string; purpose: CodePurpose; code: string };

export type Mailer = {
  /** Resolves when the mail has been handed over, rejects within 5 seconds when it can't be. */
  sendCode(mail: CodeMail): Promise<void>;
};

export type MailSettings = Pick<Settings, 'smtpUrl' | 'mailFrom' | 'siteName' | 'dataDir'>;

/** Mail over SMTP where a server is set, else into the outbox folder. */
export function createMailer(settings: MailSettings, printLine: (line: string) => void): Mailer {
  const { smtpUrl } = settings;
  return smtpUrl === undefined
    ? createOutboxMailer(settings, printLine)
    : createSmtpMailer({ ...settings, smtpUrl });
}
