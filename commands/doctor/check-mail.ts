import { createTransport } from 'nodemailer';
import type { Settings } from '../../server/settings/settings.ts';
import { note, ok, formatError, wrong, type CheckResult } from './check-result.ts';

const timeLimitMs = 10_000;

/**
 * Connects to the mail server and signs in as for a mail (EHLO, STARTTLS if it is offered, user name and
 * password), but sends no mail.
 */
export async function checkMail({
  smtpUrl,
  dataDir,
}: Pick<Settings, 'smtpUrl' | 'dataDir'>): Promise<CheckResult> {
  if (smtpUrl === undefined)
    return note(`SMTP_URL is not set: each mail is a file in ${dataDir}/outbox, and nobody gets it`);
  const { hostname, port, protocol, username } = new URL(smtpUrl);
  const server = `${hostname}:${port || (protocol === 'smtps:' ? 465 : 587)}`;
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeLimitMs,
    dnsTimeout: timeLimitMs,
    greetingTimeout: timeLimitMs,
    socketTimeout: timeLimitMs,
  });
  try {
    await transport.verify();
    return ok(`${server} accepts mails${username === '' ? '' : ' from our user'}; no mail was sent`);
  } catch (error) {
    return wrong(
      `${server} accepts no mails: ${formatError(error)}. Check SMTP_URL and whether this machine may connect`,
    );
  } finally {
    transport.close();
  }
}
