import { call } from '#app/session/api.ts';
import { findStoredSession } from '#app/session/stored-session.ts';
import { readEmailEndpoint } from '#contract/endpoints/own-email-endpoints.ts';
import type { EmailCodesResponse } from '#contract/own-account.ts';

/** A change whose codes are out. */
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
 * Where a change of email is; `notice` says why it is there again. `left`: the person came back from the
 * codes.
 */
export type AddressStep = { name: 'address'; email?: string; notice?: string; left?: boolean };
export type EmailStep = AddressStep | CodesStep | { name: 'changed'; email: string };

/** Where the person's change of email is, for a page that was loaded again in the middle of it. */
export async function loadEmailStep(signal: AbortSignal): Promise<EmailStep> {
  const { email, change } = await call(readEmailEndpoint, { signal });
  return change === null ? { name: 'address', email } : codesStep({ email, change });
}

/** The step in which both codes are typed, from the server's answer. */
export function codesStep({
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
