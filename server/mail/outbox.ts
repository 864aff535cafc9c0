import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { codeMessage } from './code-message.ts';
import type { Mailer, MailSettings } from './mailer.ts';

/**
 * Writes each mail to a file, complete as it would be sent, and prints its code on the terminal: for trying the site
 * without a mail server.
 */
export function createOutboxMailer(
  { dataDir, mailFrom, siteName }: Omit<MailSettings, 'smtpUrl'>,
  printLine: (line: string) => void,
): Mailer {
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const folder = join(dataDir, 'outbox');
  return {
    async sendCode(mail) {
      const sent = await transport.sendMail(codeMessage({ ...mail, from: mailFrom, siteName }));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(join(folder, fileName(mail.to, new Date())), sent.message, { mode: 0o600, flag: 'wx' });
      printLine(`Mail to ${mail.to}: your code is ${mail.code}`);
    },
  };
}

let mailsWritten = 0;

/** Sorts by time; the number keeps mails of one millisecond apart. */
function fileName(to: string, at: Date): string {
  mailsWritten += 1;
  const time = at.toISOString().replaceAll(':', '-').replace('Z', '');
  const recipient = to
    .toLowerCase()
    .replace(/[^a-z0-9@._+-]/g, '_')
    .slice(0, 100);
  return `${time}-${process.pid}.${mailsWritten}-${recipient}.eml`;
}
