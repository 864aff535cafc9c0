import { z } from 'zod';
import type { Settings } from '../settings.ts';

const codeSchema = z.object({ to: z.string(), code: z.string() });

/** A mail with a code, as the queue stores it. */
export const codeMailSchema = z.discriminatedUnion('purpose', [
  codeSchema.extend({ purpose: z.literal('register') }),
  codeSchema.extend({
    purpose: z.literal('reset'),
    /** Opens the page where a new password is chosen. */
    link: z.string(),
    username: z.string(),
    /** What asked for it, such as "Firefox on Android". */
    device: z.string(),
    /** Milliseconds since 1970. */
    askedAt: z.number(),
  }),
]);
export type CodeMail = z.infer<typeof codeMailSchema>;

export type Mailer = {
  /**
   * Resolves when the mail has been handed over; throws a MailFailure when it can't be. `mailId` is the same at every
   * attempt, so that who receives a mail twice can tell.
   */
  sendCode(mail: CodeMail, mailId: string): Promise<void>;
  /** Deletes what the mailer itself keeps of the mails to an email. A mailer that keeps none does not have it. */
  deleteCopies?(emailKey: string): Promise<void>;
};

/** Why a mail was not handed over. Its message has names and codes only, for the mail server's own words may quote the mail. */
export class MailFailure extends Error {
  override name = 'MailFailure';
  /** Whether the mail may have been taken over all the same: nobody answered after it was sent. */
  readonly mayHaveLeft: boolean;
  /** Whether another attempt would fail too. */
  readonly isFinal: boolean;

  constructor(reason: string, { mayHaveLeft, isFinal }: { mayHaveLeft: boolean; isFinal: boolean }) {
    super(reason);
    this.mayHaveLeft = mayHaveLeft;
    this.isFinal = isFinal;
  }
}

export type MailSettings = Pick<Settings, 'smtpUrl' | 'mailFrom' | 'siteName' | 'dataDir'>;
