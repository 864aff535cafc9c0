import * as z from 'zod/mini';
import {
  receivedVeriSchema,
  emailSchema,
  enteredPasswordSchema,
  otpSchema,
  passwordSchema,
} from './accounts.ts';
import { accountFieldResponses } from './account-fields.ts';
import { draftSchema } from './progress/drafts.ts';
import { progressSchema } from './progress/progress.ts';

/** The requests and responses of the calls about the signed-in person's own account. */

export const ownAccountMessages = {
  wrongPassword: 'The current password is not right.',
  passwordChanged: 'Password changed. Every other session has ended.',
  sessionEnded: 'The session has ended.',
  deleted: 'Your account is deleted, and everything we held about you with it.',
  sameEmail: 'This is your email already.',
  emailCodesSent: 'We sent a code to each address. Both are valid for 10 minutes.',
  emailCodesUnderWay:
    'Your codes are on their way. The mail takes longer than usual; both codes are valid for 10 minutes.',
  emailChanged: 'Your email is changed.',
  noEmailChange: 'No change of your email is under way. Please start again.',
  emailChangeEnded: 'Your email stays as it is.',
} as const;

export const changePasswordRequest = z.object({
  currentPassword: enteredPasswordSchema,
  newPassword: passwordSchema,
});

export const changeEmailRequest = z.object({ newEmail: emailSchema, password: enteredPasswordSchema });
export const confirmEmailRequest = z.object({
  currentCode: otpSchema.check(z.describe('The six digits from the mail to the current address')),
  newCode: otpSchema.check(z.describe('The six digits from the mail to the new address')),
});
/** Whether each code was right; the email is changed when both are. */
export const confirmEmailResponse = z.object({ currentCode: z.boolean(), newCode: z.boolean() });
const emailChange = z.object({
  newEmail: z.string(),
  resendAfterSeconds: z.number().check(z.describe('How long new codes have to wait')),
  veri: receivedVeriSchema.check(z.describe('What it will be with the new email')),
});
export const emailResponse = z.object({
  email: z.string(),
  change: z
    .nullable(emailChange)
    .check(z.describe('The change that this session has begun and not ended; null when there is none')),
});
export const emailCodesResponse = z.object({ message: z.string(), email: z.string(), change: emailChange });

export const deleteAccountRequest = z.object({ password: enteredPasswordSchema });

const time = z.iso.datetime();
const codePurpose = z.enum(['register', 'reset', 'current-email', 'new-email']);
const mailPurpose = z.enum([...codePurpose.options, 'notice']);

export const ownSession = z.object({
  id: z.string(),
  device: z.string().check(z.describe('Browser and operating system, as far as they are known')),
  createdAt: time,
  lastUsedAt: time.check(z.describe('To the minute')),
  current: z.boolean().check(z.describe('Whether this call was made with it')),
});
/** The active sessions: that of the call first, then the others, most recently used first. */
export const sessionsResponse = z.object({ sessions: z.array(ownSession) });
export const sessionParams = z.object({ id: z.string() });

/** One's own account, as the account page shows it. */
export const ownAccount = z.object({
  userId: z.string(),
  username: z.string(),
  name: z.string(),
  email: z.string(),
  ...accountFieldResponses,
  veri: receivedVeriSchema,
  roleAdmin: z.boolean(),
  createdAt: time,
});
export type OwnAccount = z.output<typeof ownAccount>;

const exportedAccount = z.object({
  userId: z.string(),
  name: z.string(),
  username: z.string(),
  usernameKey: z.string(),
  email: z.string(),
  emailKey: z.string(),
  ...accountFieldResponses,
  veri: receivedVeriSchema,
  verifiedBy: z
    .nullable(z.enum(['rule', 'admin']))
    .check(z.describe('The rule for the email’s domain, or an admin; null where that is not known')),
  roleAdmin: z.boolean(),
  blocked: z.boolean(),
  createdAt: time,
});

const exportedSecondFactor = {
  passkeys: z.array(
    z.object({
      id: z.string(),
      credentialId: z.string(),
      publicKey: z.string(),
      counter: z.number(),
      transports: z.string(),
      name: z.string(),
      createdAt: time,
      lastUsedAt: z.nullable(time),
    }),
  ),
  passkeyChallenges: z
    .array(z.object({ sessionId: z.string(), expiresAt: time }))
    .check(z.describe('Passkeys that somebody has begun to add')),
  authenticatorApp: z
    .nullable(z.object({ createdAt: time, confirmedAt: z.nullable(time), lastStep: z.number() }))
    .check(z.describe('The authenticator app, without its key; `lastStep` counts 30 seconds from 1970')),
  recoveryCodes: z.array(z.object({ id: z.string(), createdAt: time, usedAt: z.nullable(time) })),
  loginChallenges: z
    .array(
      z.object({
        client: z.string(),
        session: z.nullable(z.string()),
        wrongGuesses: z.number(),
        createdAt: time,
        expiresAt: time,
      }),
    )
    .check(z.describe('Logins, and sessions, that wait for a second factor')),
};

/**
 * Every row that is stored about a person, table by table. Secrets (password, tokens, codes) are stored as hashes;
 * the export leaves these out, and the key of an authenticator app too.
 */
export const accountExport = z.object({
  format: z.literal('first-commit-account'),
  version: z.literal(1),
  exportedAt: time,
  account: exportedAccount,
  sessions: z.array(
    z.extend(z.omit(ownSession, { current: true }), {
      provedAt: time.check(z.describe('When a second factor, or else the password, was last entered')),
    }),
  ),
  knownBrowsers: z
    .array(z.object({ id: z.string(), createdAt: time, lastUsedAt: time }))
    .check(z.describe('Browsers that the account was logged in from')),
  progress: z
    .nullable(z.object({ progress: progressSchema, updatedAt: time }))
    .check(z.describe('Null before anything is learned')),
  drafts: z
    .array(z.object({ sample: z.string(), versions: draftSchema, passed: z.boolean(), storedAt: time }))
    .check(z.describe('The code of exercises and samples, the newest version of each first')),
  emailChange: z
    .nullable(
      z.object({
        newEmail: z.string(),
        newEmailKey: z.string(),
        session: z.string(),
        startedAt: time,
        sentAt: time,
        expiresAt: time,
      }),
    )
    .check(z.describe('A change of email that waits for its codes')),
  ...exportedSecondFactor,
  codes: z.array(
    z.object({
      id: z.string(),
      purpose: codePurpose,
      emailKey: z.string(),
      createdAt: time,
      expiresAt: time,
      usedAt: z.nullable(time),
      voidedAt: z.nullable(time),
    }),
  ),
  wrongGuesses: z.array(
    z.object({
      id: z.string(),
      purpose: codePurpose,
      emailKey: z.string(),
      guessedAt: time,
    }),
  ),
  mails: z
    .array(
      z.object({
        id: z.string(),
        purpose: mailPurpose,
        emailKey: z.string(),
        createdAt: time,
        expiresAt: time,
        nextAttemptAt: z.nullable(time),
        attempts: z.number(),
        mayHaveLeft: z.boolean(),
        failure: z.nullable(z.string()),
        givenUpAt: z.nullable(time),
      }),
    )
    .check(z.describe('Mails that no mail server has taken over yet, without what they say')),
  emailProofs: z.array(z.object({ emailKey: z.string(), verifiedAt: time, expiresAt: time })),
  countedTries: z
    .array(z.object({ id: z.string(), bucket: z.string(), at: time }))
    .check(z.describe('What limits count')),
  locks: z
    .array(z.object({ name: z.string(), takenAt: time }))
    .check(z.describe('What kept calls from running at the same time')),
  accountChanges: z
    .array(z.object({ id: z.number(), accountCreatedAt: time, changedAt: time }))
    .check(z.describe('That the account changed, for the admins’ search')),
  adminActs: z
    .array(
      z.object({
        id: z.string(),
        act: z.string(),
        at: time,
        actor: z.nullable(z.string()),
        subject: z.nullable(z.string()),
        fromAddress: z.nullable(z.string()),
        reason: z.nullable(z.string()),
        affected: z.nullable(z.number()),
      }),
    )
    .check(z.describe('Acts by or about the person; what they tell of somebody else is null')),
});

export type ChangeEmailRequest = z.output<typeof changeEmailRequest>;
export type ConfirmEmailRequest = z.output<typeof confirmEmailRequest>;
export type ConfirmEmailResponse = z.output<typeof confirmEmailResponse>;
export type ChangePasswordRequest = z.output<typeof changePasswordRequest>;
export type EmailResponse = z.output<typeof emailResponse>;
export type EmailCodesResponse = z.output<typeof emailCodesResponse>;
export type OwnSession = z.output<typeof ownSession>;
export type AccountExport = z.output<typeof accountExport>;
