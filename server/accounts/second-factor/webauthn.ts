import type { AddPasskeyRequest, SignedCredential } from '#contract/second-factor.ts';
import type { AppContext } from '../../context.ts';
import type { User } from '../users/users-repository.ts';
import type { RelyingParty } from './relying-party.ts';
import type { Passkey } from './passkeys-repository.ts';

/** Loaded when it is first needed: it takes a tenth of a second, which would delay the start. */
const loadLibrary = () => import('@simplewebauthn/server');

/** Ed25519, ES256 and RS256, as COSE numbers them: every authenticator has one of them. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** We request no WebAuthn extension, so there are no results to read. */
const noExtensions = { clientExtensionResults: {} };

type Log = Pick<AppContext, 'log'>;

/** Options of a ceremony as the browser takes them, and the challenge in them. */
export type Ceremony = { options: Record<string, unknown>; challenge: string };

const credentialsOf = (passkeys: readonly Passkey[]) =>
  passkeys.map(({ credential_id, transports }) => ({
    id: credential_id,
    transports: transports === '' ? [] : transports.split(','),
  }));

/** The options with which the browser makes a passkey for the account, other than those given. */
export async function createPasskeyOptions(
  { rpId }: RelyingParty,
  {
    siteName,
    user,
    passkeys,
  }: { siteName: string; user: Pick<User, 'user_id' | 'email' | 'name'>; passkeys: readonly Passkey[] },
): Promise<Ceremony> {
  const { generateRegistrationOptions } = await loadLibrary();
  const options = await generateRegistrationOptions({
    rpName: siteName,
    rpID: rpId,
    userID: new TextEncoder().encode(user.user_id),
    userName: user.email,
    userDisplayName: user.name,
    supportedAlgorithmIDs,
    excludeCredentials: credentialsOf(passkeys),
    // After a password a touch is enough, and a security key needs to store nothing.
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });
  return { options: { ...options }, challenge: options.challenge };
}

/**
 * Verifies a passkey that the browser made. Resolves to the challenge it was made for, one of `challenges`,
 * and the columns to store; undefined when it is not valid.
 */
export async function verifyNewPasskey(
  { log }: Log,
  { origin, rpId }: RelyingParty,
  credential: AddPasskeyRequest['credential'],
  challenges: readonly string[],
): Promise<
  | { challenge: string; columns: Pick<Passkey, 'credential_id' | 'public_key' | 'counter' | 'transports'> }
  | undefined
> {
  const { verifyRegistrationResponse } = await loadLibrary();
  let challenge = '';
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, ...noExtensions },
      expectedChallenge: (signed) => {
        challenge = signed;
        return challenges.includes(signed);
      },
      expectedOrigin: origin,
      expectedRPID: rpId,
      supportedAlgorithmIDs,
      requireUserVerification: false,
    });
    if (registrationInfo === undefined) return undefined;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return {
      challenge,
      columns: {
        credential_id: id,
        public_key: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: transports.join(','),
      },
    };
  } catch (error) {
    log.info({ reason: formatReason(error) }, 'a new passkey was not valid');
    return undefined;
  }
}

/** The options with which the browser asks one of the passkeys to sign. */
export async function createPasskeyLoginOptions(
  { rpId }: RelyingParty,
  passkeys: readonly Passkey[],
): Promise<Ceremony> {
  const { generateAuthenticationOptions } = await loadLibrary();
  const options = await generateAuthenticationOptions({
    rpID: rpId,
    allowCredentials: credentialsOf(passkeys),
    userVerification: 'preferred',
  });
  return { options: { ...options }, challenge: options.challenge };
}

/** The new count of a passkey that signed the challenge; undefined when the signature is not valid. */
export async function verifyPasskeyLogin(
  { log }: Log,
  { origin, rpId }: RelyingParty,
  credential: SignedCredential,
  { passkey, challenge }: { passkey: Passkey; challenge: string },
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await loadLibrary();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, ...noExtensions },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.counter,
      },
      requireUserVerification: false,
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch (error) {
    log.info({ reason: formatReason(error) }, 'the signature of a passkey was not valid');
    return undefined;
  }
}

/**
 * The library throws for everything that is not valid; its messages name the broken rule and hold no secret.
 */
function formatReason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
