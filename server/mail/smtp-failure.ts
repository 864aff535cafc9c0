import { z } from 'zod';
import { MailFailure } from './mailer.ts';

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
export function describeSmtpError(error: unknown): MailFailure {
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
