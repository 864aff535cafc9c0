import * as z from 'zod/mini';
import { enteredPasswordSchema, loginChallenge } from './accounts.ts';
import { characterCount } from './names.ts';
import { freshFactorMinutes } from './periods.ts';
import { controls } from './names.ts';

/** The requests and responses of the calls about the second factor. */

export const maxPasskeys = 10;
export const passkeyNameMaxCharacters = 60;
export const recoveryCodeCount = 10;

export const secondFactorMessages = {
  wrongCode: 'Invalid code. Please try again.',
  wrongRecoveryCode: 'This recovery code is not right, or it was used already.',
  passkeyFailed: 'The passkey could not be confirmed. Please try again.',
  loginExpired: 'This login has expired. Please log in again.',
  setupExpired: 'This took too long. Please start again.',
  passkeysElsewhere: 'Passkeys can’t be used at this URL of the site.',
  passkeyTaken: 'This passkey is added already.',
  tooManyPasskeys: `An account has at most ${maxPasskeys} passkeys. Remove one first.`,
  noSuchPasskey: 'You have no such passkey.',
  passkeyRemoved: 'The passkey is removed.',
  appOn: 'An authenticator app is on already. Remove it first.',
  noApp: 'No authenticator app is on.',
  appRemoved: 'The authenticator app is removed.',
  notOn: 'Turn a second factor on first.',
} as const;

const time = z.iso.datetime();

/** A value of an authenticator, in base64url; the limit is above what any authenticator of today sends. */
function base64url(maxCharacters: number) {
  return z
    .string('This is not a passkey')
    .check(
      z.maxLength(maxCharacters, 'This is not a passkey'),
      z.regex(/^[A-Za-z0-9_-]+$/, 'This is not a passkey'),
    );
}

const credential = z.object({
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key', 'This is not a passkey'),
});

const newCredential = z.extend(credential, {
  response: z.object(
    {
      clientDataJSON: base64url(4000),
      attestationObject: base64url(20_000),
      transports: z.optional(
        z.array(z.string().check(z.regex(/^[a-z-]{1,20}$/, 'This is not a passkey'))).check(z.maxLength(10)),
      ),
    },
    'This is not a passkey',
  ),
});

export const signedCredential = z.extend(credential, {
  response: z.object(
    {
      clientDataJSON: base64url(4000),
      authenticatorData: base64url(4000),
      signature: base64url(4000),
      userHandle: z.optional(base64url(200)),
    },
    'This is not a passkey',
  ),
});

/** Options of WebAuthn as JSON, passed on to the browser as they are. */
const webauthnOptions = z
  .record(z.string(), z.unknown())
  .check(z.describe('For navigator.credentials, as JSON (PublicKeyCredential.parseCreationOptionsFromJSON)'));

const passkeyName = z.string('Name is required').check(
  z.refine((value) => value.length <= passkeyNameMaxCharacters * 4, {
    error: `Name may have at most ${passkeyNameMaxCharacters} characters`,
    abort: true,
  }),
  z.refine((value) => !controls.test(value), {
    error: 'Name has a character that is not allowed',
    abort: true,
  }),
  z.trim(),
  z.minLength(1, 'Name is required'),
  z.refine(
    (value) => characterCount(value) <= passkeyNameMaxCharacters,
    `Name may have at most ${passkeyNameMaxCharacters} characters`,
  ),
);

export const appCodeSchema = z
  .pipe(
    z.string(secondFactorMessages.wrongCode).check(
      z.maxLength(32, secondFactorMessages.wrongCode),
      z.overwrite((text) => text.replaceAll(' ', '')),
    ),
    z.string().check(z.regex(/^[0-9]{6}$/, secondFactorMessages.wrongCode)),
  )
  .check(z.describe('The six digits that the authenticator app shows'));

export const recoveryCodeSchema = z
  .string(secondFactorMessages.wrongRecoveryCode)
  .check(
    z.minLength(1, secondFactorMessages.wrongRecoveryCode),
    z.maxLength(64, secondFactorMessages.wrongRecoveryCode),
    z.describe('One of the ten, without regard to case, spaces and dashes'),
  );

export const challengeSecret = z
  .string(secondFactorMessages.loginExpired)
  .check(z.regex(/^[A-Za-z0-9_-]{43}$/, secondFactorMessages.loginExpired));

/** Exactly one of the three answers the challenge. */
export const finishLoginRequest = z
  .object({
    challenge: challengeSecret.check(z.describe('From the 403 of POST /login')),
    code: z.optional(appCodeSchema),
    recoveryCode: z.optional(recoveryCodeSchema),
    passkey: z.optional(signedCredential),
  })
  .check(
    z.refine(
      ({ code, recoveryCode, passkey }) =>
        [code, recoveryCode, passkey].filter((given) => given !== undefined).length === 1,
      'Send a code, a recovery code or a passkey.',
    ),
  );

const ownPasskey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: time,
  lastUsedAt: z.nullable(time),
});

export const secondFactorResponse = z.object({
  passkeys: z.array(ownPasskey).check(z.describe('The oldest first')),
  app: z.nullable(z.object({ createdAt: time })).check(z.describe('Null while no authenticator app is on')),
  recoveryCodes: z
    .nullable(z.object({ left: z.number(), createdAt: time }))
    .check(z.describe('Null while no second factor is on')),
  passkeysAt: z
    .nullable(z.string())
    .check(z.describe('The origin at which passkeys can be used; null where the site’s URL allows none')),
  required: z.boolean().check(z.describe('Whether the site asks its admins for a second factor')),
});

/** Every change is confirmed with the password. */
export const confirmRequest = z.object({ password: enteredPasswordSchema });
export const passkeyParams = z.object({ id: z.string() });
export const addPasskeyRequest = z.object({ name: passkeyName, credential: newCredential });
export const passkeyOptionsResponse = z.object({ options: webauthnOptions });

const recoveryCodes = z.array(z.string()).check(z.describe('Such as 7kq2-mvx4; shown only once'));

/** The response after a factor was added: with the first factor it has the recovery codes. */
export const factorAddedResponse = z.object({ recoveryCodes: z.nullable(recoveryCodes) });
export const recoveryCodesResponse = z.object({ recoveryCodes });

export const appKeyResponse = z.object({
  key: z.string().check(z.describe('Base32')),
  uri: z.string().check(z.describe('otpauth://…, for a QR code')),
});
export const confirmAppRequest = z.object({ code: appCodeSchema });

/**
 * Asking a signed-in person again who they are: with a second factor, or with the password of an account without
 * one. Some calls need that to be fresh, so that a stolen token is not enough for them.
 */

export const reauthenticationMessages = {
  needed: `Confirm that it is you: it was longer than ${freshFactorMinutes} minutes ago.`,
  useSecondFactor: 'This account has a second factor: confirm with it instead of the password.',
  expired: 'This took too long, or too many codes were wrong. Please start again.',
  confirmed: 'Confirmed.',
} as const;

export const reauthenticationOptions = z.object({
  secondFactor: z
    .nullable(loginChallenge)
    .check(
      z.describe('What to answer; null for an account without a second factor, which sends its password'),
    ),
});

/** The password, or a challenge with exactly one of its answers. */
export const reauthenticationRequest = z
  .object({
    password: z.optional(enteredPasswordSchema),
    challenge: z.optional(challengeSecret),
    code: z.optional(appCodeSchema),
    recoveryCode: z.optional(recoveryCodeSchema),
    passkey: z.optional(signedCredential),
  })
  .check(
    z.refine(
      ({ password, challenge, code, recoveryCode, passkey }) =>
        [password, code, recoveryCode, passkey].filter((given) => given !== undefined).length === 1 &&
        (password === undefined) === (challenge !== undefined),
      'Send the password, or a challenge with a code, a recovery code or a passkey.',
    ),
  );

export type ReauthenticationRequest = z.output<typeof reauthenticationRequest>;
export type ReauthenticationOptions = z.output<typeof reauthenticationOptions>;
export type FinishLoginRequest = z.output<typeof finishLoginRequest>;
/** The answer to a challenge: one of the three. */
export type FactorAnswer = Pick<FinishLoginRequest, 'code' | 'recoveryCode' | 'passkey'>;
export type AddPasskeyRequest = z.output<typeof addPasskeyRequest>;
export type SignedCredential = z.output<typeof signedCredential>;
export type SecondFactor = z.output<typeof secondFactorResponse>;
export type OwnPasskey = z.output<typeof ownPasskey>;
