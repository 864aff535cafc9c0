import { freshFactorMinutes } from '#contract/periods.ts';
import type { AppContext } from '../../context.ts';
import { maxClockSkewMs } from '../../kernel/clock.ts';
import { minuteMs } from '../../kernel/durations.ts';
import { AppError } from '../../kernel/app-error.ts';
import type { SignedIn } from './sessions.ts';

/** Whether a factor that was proved at that time is fresh at `now`, both in milliseconds since 1970. */
export function isFactorFresh(provedAt: number, now: number): boolean {
  return provedAt <= now + maxClockSkewMs && now - provedAt < freshFactorMinutes * minuteMs;
}

/** Throws an AppError with status 403 when the session's person has not proved a factor lately. */
export function requireFreshFactor(
  { clock }: Pick<AppContext, 'clock'>,
  { provedAt }: Pick<SignedIn, 'provedAt'>,
): void {
  if (!isFactorFresh(provedAt, clock())) throw new AppError('fresh-factor-required');
}
