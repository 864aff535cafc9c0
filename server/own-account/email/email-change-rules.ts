import { otpResendSeconds } from '#contract/accounts.ts';
import { emailChangeMinutes } from '#contract/periods.ts';
import { isVerifiedDomain } from '../../accounts/registration/registration-rules.ts';
import type { User } from '../../accounts/users/users-repository.ts';
import { maxClockSkewMs } from '../../kernel/clock.ts';
import type { EmailChange } from './email-changes-repository.ts';
import { minuteMs } from '../../kernel/durations.ts';

export const emailChangeMs = emailChangeMinutes * minuteMs;

/** Whether the session may still end the change at `now`, milliseconds since 1970. */
export function isUnderWay(
  { session_id, sent_at, expires_at }: Pick<EmailChange, 'session_id' | 'sent_at' | 'expires_at'>,
  sessionId: string,
  now: number,
): boolean {
  return session_id === sessionId && sent_at <= now + maxClockSkewMs && now < expires_at;
}

/** Seconds until new codes may be requested. */
export function resendAfterSeconds({ sent_at }: Pick<EmailChange, 'sent_at'>, now: number): number {
  return Math.max(0, Math.ceil((sent_at - now) / 1000) + otpResendSeconds);
}

/**
 * Whether an account is verified with its new email. If the old email's domain decided the flag, as in a
 * registration, the new one's domain decides it now. A flag that the old domain doesn't explain was set by an
 * admin, and stays.
 */
export function verifiedAfterChange(
  { verified, email }: Pick<User, 'verified' | 'email'>,
  newEmail: string,
  verifiedDomains: readonly string[],
): User['verified'] {
  const byDomain = isVerifiedDomain(email, verifiedDomains) ? 1 : 0;
  if (verified !== byDomain) return verified;
  return isVerifiedDomain(newEmail, verifiedDomains) ? 1 : 0;
}
