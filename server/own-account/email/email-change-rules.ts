import { otpResendSeconds } from '#contract/accounts.ts';
import { emailChangeMinutes } from '#contract/periods.ts';
import { maxClockSkewMs } from '../../kernel/clock.ts';
import { hashSecret } from '../../kernel/hash-secret.ts';
import type { EmailChange } from './email-changes-repository.ts';
import { minuteMs } from '../../kernel/durations.ts';

export const emailChangeMs = emailChangeMinutes * minuteMs;

/** Who asked for the codes of a change: the account, so that strangers can't use up its guesses. */
export const askerOfChange = (userId: string) => hashSecret(`change of email of ${userId}`);

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
