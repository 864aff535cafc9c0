import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { accountKey } from '#contract/accounts.ts';
import { createPrivateFolder } from '../database/sqlite/private-file.ts';
import { loadNodemailer } from './load-nodemailer.ts';
import { writeMessage } from './message.ts';
import { MailFailure, type Mailer, type MailSettings } from './mailer.ts';

const outboxOf = (dataDir: string) => join(dataDir, 'outbox');

/** Deletes the mails that were written before `time`, in milliseconds since 1970. */
export async function deleteOutboxFiles(dataDir: string, time: number): Promise<void> {
  const folder = outboxOf(dataDir);
  if (!existsSync(folder)) return;
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    if (name.endsWith('.eml') && (await stat(file)).mtimeMs < time) await rm(file, { force: true });
  }
}

/**
 * Writes each mail to a file, exactly as it would be sent, and prints its code or subject on the terminal:
 * for running the site without a mail server. The files of a deleted account are deleted with it.
 */
export function createOutboxMailer(
  { dataDir, mailFrom, siteName }: Omit<MailSettings, 'smtpUrl'>,
  printLine: (line: string) => void,
): Mailer {
  const folder = outboxOf(dataDir);
  return {
    async send(mail, mailId) {
      const message = writeMessage(mail, { mailId, mailFrom, siteName });
      const { createTransport } = await loadNodemailer();
      const transport = createTransport({
        streamTransport: true,
        buffer: true,
        newline: 'windows',
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      const sent = await transport.sendMail(message);
      try {
        createPrivateFolder(folder);
        await writeFile(join(folder, fileName(mail.to, new Date())), sent.message, {
          mode: 0o600,
          flag: 'wx',
        });
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
        throw new MailFailure(`outbox ${code}`, { mayHaveLeft: false, isFinal: false });
      }
      printLine(`Mail to ${mail.to}: ${'code' in mail ? `your code is ${mail.code}` : message.subject}`);
    },
    async deleteCopies(emailKey) {
      if (!existsSync(folder)) return;
      const files = await readdir(folder);
      const own = files.filter((file) => file.endsWith(`${nameOf(emailKey)}.eml`));
      await Promise.all(own.map((file) => rm(join(folder, file), { force: true })));
    },
  };
}

let mailsWritten = 0;

/** The name begins with the time, for sorting; the number distinguishes mails of one millisecond. */
function fileName(to: string, at: Date): string {
  mailsWritten += 1;
  const time = at.toISOString().replaceAll(':', '-').replace('Z', '');
  return `${time}-${process.pid}.${mailsWritten}-${nameOf(accountKey(to))}.eml`;
}

/**
 * The email in characters that file names allow, for people, and a hash of it, by which its files are found.
 */
function nameOf(emailKey: string): string {
  const readable = emailKey.replace(/[^a-z0-9@._+-]/g, '_').slice(0, 100);
  const hash = createHash('sha256').update(emailKey).digest('hex').slice(0, 16);
  return `${readable}-${hash}`;
}
