import { z } from 'zod';
import type { Settings } from '../settings/settings.ts';

const codeSchema = z.object({ to: z.string(), code: z.string() });
/** Who asked for a code. */
const requesterSchema = z.object({
  username: z.string(),
  /** Such as "Firefox on Android". */
  device: z.string(),
  /** Milliseconds since 1970. */
  askedAt: z.number(),
});
const noticeSchema = z.object({
  purpose: z.literal('notice'),
  to: z.string(),
  /** When it happened, in milliseconds since 1970. */
  at: z.number(),
  /** The site's public URL, for the links in it. */
  siteUrl: z.string(),
});
/** A notice to the address of the account that it is about. */
const ownNoticeSchema = noticeSchema.extend({ username: z.string() });

/** A mail with a code, as the queue stores it. */
export const codeMailSchema = z.discriminatedUnion('purpose', [
  codeSchema.extend({
    purpose: z.literal('register'),
    /** Opens the page where the account is created. */
    link: z.string(),
  }),
  codeSchema.extend({
    purpose: z.literal('reset'),
    /** Opens the page where a new password is chosen. */
    link: z.string(),
    ...requesterSchema.shape,
  }),
  codeSchema.extend({ purpose: z.literal('current-email'), newEmail: z.string(), ...requesterSchema.shape }),
  codeSchema.extend({ purpose: z.literal('new-email'), ...requesterSchema.shape }),
]);
export type CodeMail = z.infer<typeof codeMailSchema>;

/** What an officer may have changed of an account. */
const accountChangeSchema = z.enum([
  'verified',
  'unverified',
  'admin',
  'not admin',
  'blocked',
  'unblocked',
  'second factor removed',
]);
export type AccountChange = z.infer<typeof accountChangeSchema>;

/** What somebody who was logged in may have changed of the second factor. */
const factorChangeSchema = z.enum([
  'passkey added',
  'passkey removed',
  'app added',
  'app removed',
  'recovery codes renewed',
]);
export type FactorChange = z.infer<typeof factorChangeSchema>;

/** A notice, which informs and asks for nothing, as the queue stores it. */
export const noticeMailSchema = z.discriminatedUnion('notice', [
  noticeSchema.extend({ notice: z.literal('email taken'), device: z.string() }),
  ownNoticeSchema.extend({ notice: z.literal('new browser'), device: z.string() }),
  ownNoticeSchema.extend({ notice: z.literal('password changed'), device: z.string() }),
  ownNoticeSchema.extend({ notice: z.literal('password reset'), device: z.string() }),
  ownNoticeSchema.extend({ notice: z.literal('password set') }),
  ownNoticeSchema.extend({ notice: z.literal('email changed'), device: z.string() }),
  ownNoticeSchema.extend({
    notice: z.literal('second factor changed'),
    change: factorChangeSchema,
    device: z.string(),
  }),
  ownNoticeSchema.extend({ notice: z.literal('account changed'), changes: z.array(accountChangeSchema) }),
  ownNoticeSchema.extend({ notice: z.literal('account deleted'), device: z.string() }),
  ownNoticeSchema.extend({ notice: z.literal('account deleted by an officer') }),
]);
export type NoticeMail = z.infer<typeof noticeMailSchema>;
export type NoticeKind = NoticeMail['notice'];
export const noticeKinds: readonly NoticeKind[] = noticeMailSchema.options.map(
  ({ shape }) => shape.notice.value,
);

export const mailSchema = z.union([codeMailSchema, noticeMailSchema]);
export type Mail = z.infer<typeof mailSchema>;

export type Mailer = {
  /**
   * Resolves when the mail has been handed over; throws a MailFailure when it can't be. `mailId` is the same
   * at every attempt, so that a recipient can recognise a mail that arrives twice.
   */
  send(mail: Mail, mailId: string): Promise<void>;
  /** Deletes the copies of mails to an email that the mailer itself keeps, where it keeps any. */
  deleteCopies?(emailKey: string): Promise<void>;
};

/**
 * Why a mail was not handed over. Its message has names and codes only, because the mail server's own words
 * may quote the mail.
 */
export class MailFailure extends Error {
  override name = 'MailFailure';
  /** Whether the mail may have been sent all the same: the server gave no answer after it got the mail. */
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
