import { sessionIdleDays, sessionTotalDays } from '#contract/periods.ts';

import { mostClockSkewMs } from '../../kernel/clock.ts';
import type { Acquaintance } from '../known-browsers/known-browsers-repository.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Most sessions of an account. */
export const mostSessions = 50;
const touchAfterMs = 60 * 1000;

export type SessionTimes = { created_at: number; last_used_at: number };

/**
 * Whether the session still holds at `now`: used within 7 days, begun within 30. One that begins later was
 * begun while a clock was ahead, and would hold until 30 days after the date to which that had jumped.
 */
export function isSessionAlive({ created_at, last_used_at }: SessionTimes, now: number): boolean {
  if (created_at > now + mostClockSkewMs) return false;
  return now - last_used_at < sessionIdleDays * dayMs && now - created_at < sessionTotalDays * dayMs;
}

/** The oldest times a living session can have, for finding the dead ones in SQL. */
export function oldestAliveTimes(now: number): SessionTimes {
  return { created_at: now - sessionTotalDays * dayMs, last_used_at: now - sessionIdleDays * dayMs };
}

/** Its use is noted at most once a minute. */
export function isTouchDue({ last_used_at }: Pick<SessionTimes, 'last_used_at'>, now: number): boolean {
  return now - last_used_at >= touchAfterMs;
}

/** Within that time of its registration an account's first login tells its owner nothing new. */
const firstLoginWithinMs = 60 * 60 * 1000;

/** Whether the owner is told by mail of a login from this browser. */
export function isNewBrowserTold(
  acquaintance: Acquaintance,
  { accountAgeMs }: { accountAgeMs: number },
): boolean {
  if (acquaintance === 'first') return accountAgeMs >= firstLoginWithinMs;
  return acquaintance === 'new';
}
