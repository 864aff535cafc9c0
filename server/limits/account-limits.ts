import {
  availabilityChecksPerMinute,
  loginFailuresPerAccount,
  loginFailuresPerClient,
  loginWindowMinutes,
  otpGuessesPerClient,
  otpGuessesPerDay,
  otpPerHour,
  otpPerHourForClient,
  otpResendSeconds,
  refusedRegistrationsPerHour,
} from '#contract/accounts.ts';
import { hashSecret } from '../kernel/hash-secret.ts';
import type { CodePurpose } from '../database/schema.ts';
import type { Limit } from './limit-rules.ts';

/** The maximum of notices of one kind to one address. */
const noticesPerHour = 10;

const maxNotices = (mailsPerHour: number) => Math.max(1, Math.floor(mailsPerHour / 4));
const withoutFifth = (max: number) => max - Math.floor(max / 5);

const codeWindows = [
  { max: 1, seconds: otpResendSeconds },
  { max: otpPerHour, seconds: 60 * 60 },
];

/**
 * Every limit of the account calls. `client` comes from `clientOf`, `emailKey` from `accountKey`: a bucket has its hash,
 * because an email that somebody only tried to use stays in it for a day after their account was deleted.
 */
export const limits = {
  loginToAccount: (emailKey: string): Limit => ({
    name: 'login to an account',
    bucket: `login:account:${hashSecret(emailKey)}`,
    windows: [{ max: loginFailuresPerAccount, seconds: loginWindowMinutes * 60 }],
    reason: 'Too many wrong passwords for this account.',
  }),
  loginFromClient: (client: string): Limit => ({
    name: 'login from a client',
    bucket: `login:client:${client}`,
    client,
    windows: [{ max: loginFailuresPerClient, seconds: loginWindowMinutes * 60 }],
    reason: 'Too many wrong passwords from your network.',
  }),
  /** For a browser that the account was signed in from: others can't use its tries up. */
  loginFromBrowser: (browserId: string): Limit => ({
    name: 'login from a browser',
    bucket: `login:browser:${browserId}`,
    windows: [{ max: loginFailuresPerAccount, seconds: loginWindowMinutes * 60 }],
    reason: 'Too many wrong passwords for this account.',
  }),
  availability: (client: string): Limit => ({
    name: 'availability checks',
    bucket: `availability:${client}`,
    client,
    windows: [{ max: availabilityChecksPerMinute, seconds: 60 }],
    reason: 'Too many checks.',
  }),
  /**
   * The response "this email has an account" says the same as an availability check, so it has the same limit.
   */
  existingAccountResponses: (client: string): Limit => ({
    name: 'told of an account',
    bucket: `told:${client}`,
    client,
    windows: [{ max: availabilityChecksPerMinute, seconds: 60 }],
    reason: 'Too many tries.',
  }),
  wrongCodesFromClient: (client: string): Limit => ({
    name: 'wrong codes from a client',
    bucket: `wrong-code:client:${client}`,
    client,
    windows: [{ max: otpGuessesPerClient, seconds: loginWindowMinutes * 60 }],
    reason: 'Too many wrong OTPs from your network.',
  }),
  secondFactorOfAccount: (userId: string): Limit => ({
    name: 'second factor of an account',
    bucket: `second-factor:account:${userId}`,
    windows: [{ max: otpGuessesPerDay, seconds: 24 * 60 * 60 }],
    reason: 'Too many wrong codes for this account today.',
  }),
  /**
   * For a browser that the account was signed in from: others who know the password can't use its tries up.
   */
  secondFactorFromBrowser: (browserId: string): Limit => ({
    name: 'second factor from a browser',
    bucket: `second-factor:browser:${browserId}`,
    windows: [{ max: otpGuessesPerDay, seconds: 24 * 60 * 60 }],
    reason: 'Too many wrong codes for this account today.',
  }),
  /** For the sessions of an account: nobody without one can use their tries up. */
  secondFactorInSessions: (userId: string): Limit => ({
    name: 'second factor in the sessions of an account',
    bucket: `second-factor:sessions:${userId}`,
    windows: [{ max: otpGuessesPerDay, seconds: 24 * 60 * 60 }],
    reason: 'Too many wrong codes for this account today.',
  }),
  codesToClient: (client: string): Limit => ({
    name: 'codes to a client',
    bucket: `code:client:${client}`,
    client,
    windows: [{ max: otpPerHourForClient, seconds: 60 * 60 }],
    reason: 'Too many OTPs were sent to your network.',
  }),
  /** Registrations that were refused; `holder` is the client, or the email that a caller has verified. */
  refusedRegistrations: (holder: { client: string } | { verifiedEmailKey: string }): Limit => ({
    name: 'refused registrations',
    ...('client' in holder
      ? { bucket: `register:client:${holder.client}`, client: holder.client }
      : { bucket: `register:email:${hashSecret(holder.verifiedEmailKey)}` }),
    windows: [{ max: refusedRegistrationsPerHour, seconds: 60 * 60 }],
    reason: 'Too many registrations were refused.',
  }),
  /** Mails of the whole site, so that a flood can't use up what the mail provider allows. */
  mails: (perHour: number): Limit => ({
    name: 'mails of the site',
    bucket: 'mails',
    windows: [{ max: perHour, seconds: 60 * 60 }],
    reason: 'The site has sent too many mails in the last hour.',
  }),
  /** The same mails for a client that asked for some in the last hour: a fifth is kept for all others. */
  mailsToBusyClients: (perHour: number): Limit => ({
    ...limits.mails(perHour),
    windows: [{ max: withoutFifth(perHour), seconds: 60 * 60 }],
  }),
  /** Codes for emails without an account, which are sent to nobody and count on no mail. */
  unsentCodes: (perHour: number): Limit => ({
    name: 'codes sent to nobody',
    bucket: 'codes:unsent',
    windows: [{ max: perHour, seconds: 60 * 60 }],
    reason: 'The site has sent too many mails in the last hour.',
  }),
  /** The part of the site's mails that notices may use: a flood of them leaves the rest for codes. */
  mailsOfNotices: (perHour: number): Limit => ({
    name: 'notices of the site',
    bucket: 'mails:notices',
    windows: [{ max: maxNotices(perHour), seconds: 60 * 60 }],
    reason: 'The site has sent too many mails in the last hour.',
  }),
  /** The same notices to an account that got some in the last hour: a fifth is kept for all others. */
  mailsOfMoreNotices: (perHour: number): Limit => ({
    ...limits.mailsOfNotices(perHour),
    windows: [{ max: withoutFifth(maxNotices(perHour)), seconds: 60 * 60 }],
  }),
  /** The share of one account in the site's notices. */
  noticesToAccount: (perHour: number, emailKey: string): Limit => ({
    name: 'notices to an account',
    bucket: `notices:account:${hashSecret(emailKey)}`,
    windows: [{ max: Math.max(1, Math.floor(maxNotices(perHour) / 10)), seconds: 60 * 60 }],
    reason: 'Enough of these mails were sent to this account.',
  }),
  /** Notices of one kind to one address. */
  notices: (kind: string, emailKey: string): Limit => ({
    name: 'notices to an email',
    bucket: `notice:${kind}:${hashSecret(emailKey)}`,
    windows: [{ max: noticesPerHour, seconds: 60 * 60 }],
    reason: 'Enough of these mails were sent to this email.',
  }),
  code: (purpose: CodePurpose, emailKey: string): Limit => ({
    name: 'codes to an email',
    bucket: `code:${purpose}:${hashSecret(emailKey)}`,
    windows: codeWindows,
    reason: 'An OTP was sent to this email a short while ago.',
  }),
  /** For a browser that the account was signed in from: strangers can't use up the codes that it may ask for. */
  resetCodeToBrowser: (browserId: string): Limit => ({
    name: 'codes to a browser',
    bucket: `code:reset:browser:${browserId}`,
    windows: codeWindows,
    reason: 'An OTP was sent to this email a short while ago.',
  }),
} as const;
