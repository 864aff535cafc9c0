import { z } from 'zod';
import { answeredVeriSchema, givenPasswordSchema, passwordSchema } from './accounts.ts';
import { progressSchema } from './progress.ts';

/** What the calls about the signed-in person's own account take and answer with. */

export const ownAccountMessages = {
  wrongPassword: 'The current password is not right.',
  passwordChanged: 'Password changed. Every other session has ended.',
  noSuchSession: 'You have no such session.',
  sessionEnded: 'The session has ended.',
  deleted: 'Your account is deleted, and everything we held about you with it.',
} as const;

export const changePasswordRequest = z.object({
  currentPassword: givenPasswordSchema,
  newPassword: passwordSchema,
});
export const deleteAccountRequest = z.object({ password: givenPasswordSchema });

const time = z.iso.datetime();
const codePurpose = z.enum(['register', 'reset']);

export const ownSession = z.object({
  id: z.string(),
  device: z.string().describe('Browser and system, as far as they could be told'),
  createdAt: time,
  lastUsedAt: time.describe('To the minute'),
  current: z.boolean().describe('Whether this call was made with it'),
});
/** The living sessions, that of the call first, then the one used last. */
export const sessionsResponse = z.object({ sessions: z.array(ownSession) });
export const sessionParams = z.object({ id: z.string() });

const exportedAccount = z.object({
  userId: z.string(),
  name: z.string(),
  username: z.string(),
  usernameKey: z.string(),
  email: z.string(),
  emailKey: z.string(),
  college: z.string(),
  location: z.string(),
  veri: answeredVeriSchema,
  roleAdmin: z.boolean(),
  blocked: z.boolean(),
  createdAt: time,
});

/** Every row held about a person, table by table. Of secrets (password, tokens, codes) only hashes are held, and those stay here. */
export const accountExport = z.object({
  format: z.literal('first-commit-account'),
  version: z.literal(1),
  exportedAt: time,
  account: exportedAccount,
  sessions: z.array(ownSession.omit({ current: true })),
  knownBrowsers: z
    .array(z.object({ id: z.string(), createdAt: time, lastUsedAt: time }))
    .describe('Browsers that the account was signed in from'),
  progress: z
    .object({ progress: progressSchema, updatedAt: time })
    .nullable()
    .describe('Null before anything is learned'),
  codes: z.array(
    z.object({
      id: z.string(),
      purpose: codePurpose,
      emailKey: z.string(),
      createdAt: time,
      expiresAt: time,
      usedAt: time.nullable(),
      voidedAt: time.nullable(),
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
        purpose: codePurpose,
        emailKey: z.string(),
        createdAt: time,
        expiresAt: time,
        nextAttemptAt: time.nullable(),
        attempts: z.number(),
        mayHaveLeft: z.boolean(),
        failure: z.string().nullable(),
        givenUpAt: time.nullable(),
      }),
    )
    .describe('Mails that no mail server has taken over yet, without what they say'),
  emailProofs: z.array(
    z.object({ emailKey: z.string(), client: z.string(), verifiedAt: time, expiresAt: time }),
  ),
  countedTries: z
    .array(z.object({ id: z.string(), bucket: z.string(), at: time }))
    .describe('What limits count'),
  locks: z
    .array(z.object({ name: z.string(), takenAt: time }))
    .describe('What kept calls from running at the same time'),
  accountChanges: z
    .array(z.object({ id: z.number(), accountCreatedAt: time, changedAt: time }))
    .describe('That the account changed, for the admins’ search'),
  adminActs: z
    .array(
      z.object({
        id: z.string(),
        act: z.string(),
        at: time,
        actor: z.string().nullable(),
        subject: z.string().nullable(),
        fromAddress: z.string().nullable(),
        reason: z.string().nullable(),
        affected: z.number().nullable(),
      }),
    )
    .describe('Acts by or about the person; what they tell of somebody else is null'),
});

export type ChangePasswordRequest = z.infer<typeof changePasswordRequest>;
export type OwnSession = z.infer<typeof ownSession>;
export type AccountExport = z.infer<typeof accountExport>;
