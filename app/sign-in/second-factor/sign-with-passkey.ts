import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import type { LoginChallenge } from '#contract/accounts.ts';

/** Thrown when no passkey signed; the message is for the user. */
export class PasskeyFailedError extends Error {
  override readonly name = 'PasskeyFailedError';
}

/**
 * Whether a passkey of the account can sign here: the browser supports passkeys, and they are for this
 * domain.
 */
export function canSign({ passkey }: LoginChallenge): boolean {
  return passkey?.rpId === location.hostname && 'PublicKeyCredential' in window;
}

/** Lets the browser sign the challenge with one of the account's passkeys. Throws PasskeyFailedError. */
export async function signWithPasskey({ passkey }: LoginChallenge) {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const options: Partial<PublicKeyCredentialRequestOptionsJSON> = { ...passkey };
  try {
    return await startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON });
  } catch (error) {
    throw new PasskeyFailedError(
      'The browser did not use a passkey. Try again, or choose another way below.',
      {
        cause: error,
      },
    );
  }
}
