import { sessionIdleDays, sessionTotalDays } from '#contract/periods.ts';
import { maxClockSkewMs } from '../../kernel/clock.ts';
import type { BrowserRecognition } from '../known-browsers/known-browsers-repository.ts';
import { dayMs, hourMs, minuteMs } from '../../kernel/durations.ts';

/** The maximum number of sessions of an account. */
export const maxSessions = 50;
const touchAfterMs = minuteMs;

export type SessionTimes = { created_at: number; last_used_at: number };

/**
 * Whether the session is valid at `now`: used within 7 days, begun within 30. One that begins in the future
 * was begun while a clock was ahead; it would otherwise be valid until 30 days after the date to which the
 * clock had jumped.
 */
export function isSessionActive({ created_at, last_used_at }: SessionTimes, now: number): boolean {
  if (created_at > now + maxClockSkewMs) return false;
  return now - last_used_at < sessionIdleDays * dayMs && now - created_at < sessionTotalDays * dayMs;
}

/** The oldest times that a valid session can have, for finding the others in SQL. */
export function oldestActiveTimes(now: number): SessionTimes {
  return { created_at: now - sessionTotalDays * dayMs, last_used_at: now - sessionIdleDays * dayMs };
}

/** Whether the session's use has to be noted again: at most once a minute. */
export function isTouchDue({ last_used_at }: Pick<SessionTimes, 'last_used_at'>, now: number): boolean {
  return now - last_used_at >= touchAfterMs;
}

/** The first login within this time after the registration is the owner's, so no mail is sent about it. */
const firstLoginWithinMs = hourMs;

/** Whether the owner gets a mail about a login from this browser. */
export function isLoginNotified(
  recognition: BrowserRecognition,
  { accountAgeMs }: { accountAgeMs: number },
): boolean {
  if (recognition === 'first') return accountAgeMs >= firstLoginWithinMs;
  return recognition === 'new';
}
