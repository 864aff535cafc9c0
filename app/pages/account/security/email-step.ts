import { call } from '#app/session/api.ts';
import { findStoredSession } from '#app/session/stored-session.ts';
import { readEmailEndpoint } from '#contract/endpoints/own-email-endpoints.ts';
import type { EmailCodesResponse } from '#contract/own-account.ts';

/** A change whose codes have been sent. */
export type CodesStep = {
  name: 'codes';
  email: string;
  newEmail: string;
  /** When new codes may be asked for, in epoch milliseconds. */
  resendAt: number;
  /** Whether the account is verified now, and won't be with the new address. */
  losesVerified: boolean;
  /** What the server said when it sent them. */
  message: string | undefined;
};

/**
 * The step that asks for the new address. `notice` says why it is shown again. `hasReturned`: the user came
 * back from the codes.
 */
export type AddressStep = { name: 'address'; email?: string; notice?: string; hasReturned?: boolean };
export type EmailStep = AddressStep | CodesStep | { name: 'changed'; email: string };

/** The current step, for a page that is loaded during a change of email. */
export async function loadEmailStep(signal: AbortSignal): Promise<EmailStep> {
  const { email, change } = await call(readEmailEndpoint, { signal });
  return change === null ? { name: 'address', email } : createCodesStep({ email, change });
}

/** Creates the step for entering both codes from the server's response. */
export function createCodesStep({
  email,
  change,
  message,
}: Pick<EmailCodesResponse, 'email' | 'change'> & { message?: string }): CodesStep {
  return {
    name: 'codes',
    email,
    newEmail: change.newEmail,
    resendAt: Date.now() + change.resendAfterSeconds * 1000,
    losesVerified: findStoredSession()?.isVerified === true && change.veri !== 'verified',
    message,
  };
}
