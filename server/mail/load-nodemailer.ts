import { MailFailure } from './mailer.ts';

/**
 * Loads Nodemailer, at the first mail because it is a sixth of the server's code. Throws a MailFailure when
 * it can't be loaded.
 */
export async function loadNodemailer(): Promise<typeof import('nodemailer')> {
  try {
    return await import('nodemailer');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new MailFailure(`nodemailer ${code}`, { mayHaveLeft: false, isFinal: false });
  }
}
