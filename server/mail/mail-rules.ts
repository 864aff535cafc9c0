/**
 * How long a claimed mail belongs to the server that sends it. Renewed while it does; over soon after the
 * server has died.
 */
export const claimMs = 15_000;
export const renewClaimEveryMs = 5_000;
/** How often a server looks for mails that other servers left. */
export const pollEveryMs = 5_000;
/** Most mails that one server sends at the same time, and most notices among them: codes never wait for those. */
export const mostUnderWay = 20;
export const mostNoticesUnderWay = 10;

const firstWaitMs = 1_000;
/** The longest time from one attempt at a mail to the next. */
export const longestWaitMs = 120_000;

/**
 * When to try again after that many attempts: after 1, 2, 4 … seconds, at most two minutes. Undefined when
 * the mail is worthless by then.
 */
export function nextAttemptAt(attempts: number, now: number, expiresAt: number): number | undefined {
  const at = now + Math.min(firstWaitMs * 2 ** (attempts - 1), longestWaitMs);
  return at < expiresAt ? at : undefined;
}
