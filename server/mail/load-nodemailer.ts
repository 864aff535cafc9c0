import { MailFailure } from './mailer.ts';

/**
 * Nodemailer, which is loaded for the first mail: it is a sixth of the server's code. Throws a MailFailure where that
 * can't be done.
 */
export async function loadNodemailer(): Promise<typeof import('nodemailer')> {
  try {
    return await import('nodemailer');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new MailFailure(`nodemailer ${code}`, { mayHaveLeft: false, isFinal: false });
  }
}
