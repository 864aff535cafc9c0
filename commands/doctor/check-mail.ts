import { createTransport } from 'nodemailer';
import type { Settings } from '../../server/settings/settings.ts';
import { note, ok, describeReason, wrong, type CheckResult } from './check-result.ts';

const timeLimitMs = 10_000;

/**
 * Connects to the mail server as for a mail (EHLO, STARTTLS where it is offered, the user's name and
 * password), and sends none.
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
    return ok(`${server} takes mails${username === '' ? '' : ' from our user'}; none was sent`);
  } catch (error) {
    return wrong(
      `${server} takes no mails: ${describeReason(error)}. Check SMTP_URL and whether this machine may connect`,
    );
  } finally {
    transport.close();
  }
}
