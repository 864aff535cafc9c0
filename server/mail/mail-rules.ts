/**
 * How long a claimed mail belongs to the server that sends it. The server renews the claim while it sends, so
 * the claim of a server that died ends soon.
 */
export const claimMs = 15_000;
export const renewClaimEveryMs = 5_000;
/** How often a server looks for mails that other servers queued or could not send. */
export const pollEveryMs = 5_000;
/**
 * How many mails one server sends at the same time, and how many of them may be notices: codes never wait for
 * those.
 */
export const maxConcurrentMails = 20;
export const maxConcurrentNotices = 10;

const firstRetryDelayMs = 1_000;
/** The longest time between two attempts to send a mail. */
export const maxRetryDelayMs = 120_000;

/**
 * When to try again after that many attempts: after 1, 2, 4 … seconds, at most two minutes. Undefined when
 * the mail has expired by then.
 */
export function nextAttemptAt(attempts: number, now: number, expiresAt: number): number | undefined {
  const at = now + Math.min(firstRetryDelayMs * 2 ** (attempts - 1), maxRetryDelayMs);
  return at < expiresAt ? at : undefined;
}
