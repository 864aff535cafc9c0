import { call } from '#app/session/api.ts';
import { readEmailEndpoint } from '#contract/endpoints/own-email-endpoints.ts';
import { readSecondFactorEndpoint } from '#contract/endpoints/second-factor-endpoints.ts';
import type { SecondFactor } from '#contract/second-factor.ts';

/**
 * The factors that are on, as they were at `fetchedAt` (milliseconds since 1970), and the email for password
 * managers.
 */
export type SecondFactorSnapshot = SecondFactor & { fetchedAt: number; email: string };

/** Throws as `call` does. */
export async function loadSecondFactor(signal: AbortSignal): Promise<SecondFactorSnapshot> {
  const [factors, { email }] = await Promise.all([
    call(readSecondFactorEndpoint, { signal }),
    call(readEmailEndpoint, { signal }),
  ]);
  return { ...factors, fetchedAt: Date.now(), email };
}
