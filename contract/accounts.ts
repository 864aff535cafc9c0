import * as z from 'zod/mini';
import { catch as withFallback } from 'zod/mini';
import { accountFieldSchemas } from './account-fields.ts';
import { characterCount, isSystemName, printable, shortText } from './names.ts';

/**
 * The rules for an account's fields, and the requests and responses of the account calls: one schema for the
 * browser, the server and the generated API reference. Other programs and the site's sentences rely on these rules.
 */

export const otpResendSeconds = 60;
export const otpPerHour = 5;
/** Wrong guesses that void every code out for an address. */
export const otpWrongGuesses = 5;
export const otpGuessesPerDay = 20;
/** Wrong guesses a day at one email by all the browsers that asked for its codes, each with its own 20. */
export const askerGuessesPerDay = 100;
/** Wrong codes from one client, at any addresses, in `loginWindowMinutes`. */
export const otpGuessesPerClient = 60;
export const otpPerHourForClient = 300;
export const refusedRegistrationsPerHour = 30;
export const loginWindowMinutes = 15;
export const loginFailuresPerAccount = 10;
export const loginFailuresPerClient = 100;
export const availabilityChecksPerMinute = 60;

export const messages = {
  badLogin: 'Invalid email or password',
  accountBlocked: 'This account is blocked.',
  secondFactorNeeded:
    'The password is right. This account also asks for a second factor: log in on the site’s login page.',
  loggedOut: 'You are logged out.',
  sessionEnded: 'Your session has ended. Please log in again.',
  emailTaken: 'Email is already taken',
  usernameTaken: 'Username is already taken',
  emailHasAccount: 'An account with this email already exists. Log in instead.',
  otpSent: 'OTP sent. It is valid for 10 minutes.',
  otpUnderWay: 'Your OTP is on its way. The mail takes longer than usual; the OTP is valid for 10 minutes.',
  resetOtpSent: 'If this email has an account, an OTP is on its way to it.',
  badOtp: 'Invalid OTP. Please try again.',
  emailNotVerified: 'Please verify your email first.',
  registered: 'Account created.',
  passwordReset: 'Password reset successful!',
  passwordsDiffer: 'Passwords do not match!',
  passwordRulesUnmet: 'Please meet all password requirements',
  linkSpent: 'This link has expired or was used already. Please ask for a new one.',
  mailDown: 'We could not send the mail just now. Please try again in a few minutes.',
} as const;

/**
 * The form in which an email or a username is unique: no spaces at the ends, lower case, no width variants.
 */
export function accountKey(value: string): string {
  return value.trim().normalize('NFKC').toLowerCase();
}

function countMatches(value: string, pattern: RegExp): number {
  return value.match(pattern)?.length ?? 0;
}

/** The live checklist: labels as the specification writes them, each with its test. */
export const passwordRules = [
  { id: 'length', label: 'At least 8 characters', test: (value: string) => characterCount(value) >= 8 },
  { id: 'capital', label: 'One capital letter', test: (value: string) => /\p{Lu}/u.test(value) },
  { id: 'number', label: 'One or more numbers', test: (value: string) => /\p{Nd}/u.test(value) },
  {
    id: 'lowercase',
    label: 'Four or more lowercase letters',
    test: (value: string) => countMatches(value, /\p{Ll}/gu) >= 4,
  },
] as const satisfies readonly { id: string; label: string; test: (value: string) => boolean }[];

export const passwordMaxCharacters = 256;
const passwordMaxBytes = 1024;

/** Checked before any other rule, so that a megabyte costs no more than a word. */
function isPasswordSized(value: string): boolean {
  return value.length <= passwordMaxBytes && characterCount(value) <= passwordMaxCharacters;
}

/**
 * The form in which passwords are hashed and compared (RFC 8265): the same characters, whether a keyboard sends an
 * accent apart or not.
 */
export function normalizePassword(password: string): string {
  return password.normalize('NFC');
}

/** A new password; its first issue names the first rule broken. */
export const passwordSchema = z.string('Password is required').check(
  z.refine(isPasswordSized, {
    error: `Password may have at most ${passwordMaxCharacters} characters`,
    abort: true,
  }),
  z.refine((value) => value.isWellFormed(), { error: 'Password has an invalid character', abort: true }),
  z.overwrite(normalizePassword),
  ...passwordRules.map(({ label, test }) => z.refine<string>(test, `Password rule not met: ${label}`)),
  z.describe(
    'At least 8 characters, one capital letter, one number, four lowercase letters; at most 256 characters',
  ),
);

/**
 * A password that is compared with a stored one: it accepts every password that could ever have been set. It stays
 * as typed: an older hash may be of another form than NFC.
 */
export const enteredPasswordSchema = z.string('Password is required').check(
  z.minLength(1, 'Password is required'),
  z.refine(isPasswordSized, {
    error: `Password may have at most ${passwordMaxCharacters} characters`,
    abort: true,
  }),
  z.refine((value) => value.isWellFormed(), 'Password has an invalid character'),
);

export const nameSchema = shortText('Name');

export const usernameSchema = printable('Username', 30).check(
  z.regex(/^[A-Za-z0-9_.-]{3,30}$/, 'Username needs 3 to 30 letters, digits, _, . or -'),
  z.refine((value) => !isSystemName(value), 'Username is reserved. Please choose another'),
  z.describe('3 to 30 letters, digits, _, . or -; unique without regard to case'),
);

/** The address with its domain as the DNS has it, which is ASCII; as it is where that can't be said. */
function toAsciiDomain(email: string): string {
  const [user = '', domain = '', ...others] = email.split('@');
  if (others.length > 0 || !/^[\p{L}\p{M}\p{N}.\-\u3002]+$/u.test(domain) || /^\p{ASCII}*$/u.test(domain))
    return email;
  try {
    return `${user}@${new URL(`http://${domain}`).hostname}`;
  } catch {
    return email; // The pattern says that it is no address.
  }
}

/** The HTML standard's pattern (https://html.spec.whatwg.org/#valid-e-mail-address), or an internationalised domain. */
export const emailSchema = printable('Email', 254).check(
  z.overwrite(toAsciiDomain),
  z.refine((value) => value.length <= 254, { error: 'Email may have at most 254 characters', abort: true }),
  z.regex(z.regexes.html5Email, 'Please enter a valid email address'),
  z.refine((value) => value.lastIndexOf('@') <= 64, 'Please enter a valid email address'),
  z.describe('Unique without regard to case'),
);

export const otpSchema = z
  .string('OTP is required')
  .check(
    z.maxLength(32, messages.badOtp),
    z.trim(),
    z.regex(/^[0-9]{6}$/, messages.badOtp),
    z.describe('The six digits from the mail'),
  );

/** The code of a mail, or the secret of its link, with or without the rest of the link. */
export const codeOrLinkSchema = z
  .string('OTP is required')
  .check(
    z.maxLength(800, messages.badOtp),
    z.trim(),
    z.regex(/^(?:[0-9]{6}|[A-Za-z0-9_-]{43}(?:\.[A-Za-z0-9_-]*)?)$/, messages.badOtp),
    z.describe('The six digits from the mail, or the secret of its link'),
  );

export const veriSchema = z.enum(['verified', 'unverified'], 'veri must be verified or unverified');
/** For reading a response: all but `verified` means unverified. The server sends only these two. */
export const receivedVeriSchema = withFallback(veriSchema, 'unverified');
/** The body of every failure; `contract/errors.ts` has the codes. */
export const errorSchema = z.object({
  error: z.string().check(z.describe('A sentence for a person')),
  code: z.string().check(z.describe('A word for programs')),
  field: z.optional(z.string().check(z.describe('The first field of the request that breaks a rule'))),
});
export const messageSchema = z.object({ message: z.string() });
export const statusSchema = z.object({ status: z.literal('ok') });

export const loginRequest = z.object({ email: emailSchema, password: enteredPasswordSchema });
export const accountFlags = z.object({
  userId: z.string(),
  username: z.string(),
  veri: receivedVeriSchema,
  roleAdmin: z.boolean(),
});
export const loginResponse = z.extend(accountFlags, { token: z.string() });
/** What a second factor answers. */
export const loginChallenge = z.object({
  challenge: z.string().check(z.describe('For the call that answers it, valid for 10 minutes')),
  app: z.boolean().check(z.describe('Whether a code of an authenticator app will do')),
  recoveryCodes: z.boolean().check(z.describe('Whether a recovery code is left')),
  passkey: z
    .nullable(z.record(z.string(), z.unknown()))
    .check(z.describe('Options for navigator.credentials.get; null for an account without a passkey')),
});
/**
 * The response to the right password of an account with a second factor: `error` and `code` as in every failure,
 * and the challenge.
 */
export const loginFailure = z.extend(errorSchema, { secondFactor: z.optional(loginChallenge) });
export const sessionResponse = accountFlags;
export const userResponse = z.extend(accountFlags, { name: z.string(), email: z.string() });

export const availabilityRequest = z
  .object({ email: z.optional(emailSchema), username: z.optional(usernameSchema) })
  .check(
    z.refine(
      ({ email, username }) => email !== undefined || username !== undefined,
      'Ask for an email or a username',
    ),
  );
/** Has only the fields that were requested: null when free, otherwise a sentence. */
export const availabilityResponse = z.object({
  email: z.nullish(z.string()),
  username: z.nullish(z.string()),
});

/** A successful response whose body is not read. */
export const unknownResponse = z.unknown();

export const sendOtpRequest = z.object({ email: emailSchema });
export const verifyOtpRequest = z.object({ email: emailSchema, otp: codeOrLinkSchema });
export const verifyOtpResponse = z.object({ success: z.boolean() });

export const registerRequest = z.object({
  name: nameSchema,
  username: usernameSchema,
  email: emailSchema,
  password: passwordSchema,
  ...accountFieldSchemas,
});
export const registerResponse = z.object({ message: z.string(), userId: z.string() });

export const resetPasswordRequest = z.object({
  email: emailSchema,
  otp: codeOrLinkSchema,
  newPassword: passwordSchema,
});

export type AccountFlags = z.output<typeof accountFlags>;
export type LoginRequest = z.output<typeof loginRequest>;
export type LoginChallenge = z.output<typeof loginChallenge>;
export type LoginResponse = z.output<typeof loginResponse>;
export type AvailabilityRequest = z.output<typeof availabilityRequest>;
export type AvailabilityResponse = z.output<typeof availabilityResponse>;
export type VerifyOtpRequest = z.output<typeof verifyOtpRequest>;
export type RegisterRequest = z.output<typeof registerRequest>;
export type ResetPasswordRequest = z.output<typeof resetPasswordRequest>;
