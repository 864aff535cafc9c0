import type { CodePurpose } from '../database/schema.ts';
import type { Settings } from '../settings.ts';

export type CodeMail = { to: string; purpose: CodePurpose; code: string };

export type Mailer = {
  /** Resolves when the mail has been handed over, rejects within 5 seconds when it can't be. */
  sendCode(mail: CodeMail): Promise<void>;
};

export type MailSettings = Pick<Settings, 'smtpUrl' | 'mailFrom' | 'siteName' | 'dataDir'>;
