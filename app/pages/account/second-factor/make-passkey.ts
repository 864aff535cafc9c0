import {
  startRegistration,
  WebAuthnError,
  type PublicKeyCredentialCreationOptionsJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { call } from '#app/session/api.ts';
import { addPasskeyEndpoint, startPasskeyEndpoint } from '#contract/endpoints/second-factor-endpoints.ts';

/** The recovery codes if the passkey is the first factor, or a message why the browser created no passkey. */
type PasskeyResult = { recoveryCodes: string[] | null } | { failure: string };

/** Lets the browser make a passkey and adds it to the account. Throws CallError as `call` does. */
export async function makePasskey(password: string, name: string): Promise<PasskeyResult> {
  const { options } = await call(startPasskeyEndpoint, { body: { password } });
  const creation: Partial<PublicKeyCredentialCreationOptionsJSON> = options;
  let credential: RegistrationResponseJSON;
  try {
    credential = await startRegistration({ optionsJSON: creation as PublicKeyCredentialCreationOptionsJSON });
  } catch (error) {
    const isAddedAlready =
      error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    return {
      failure: isAddedAlready
        ? 'This device or key is added already.'
        : 'The browser did not create a passkey. Please try again.',
    };
  }
  return call(addPasskeyEndpoint, { body: { name, credential } });
}
