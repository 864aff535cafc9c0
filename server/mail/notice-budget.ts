import { limits } from '../limits/account-limits.ts';
import { release, reserve, type LimitContext } from '../limits/limits.ts';
import { HttpError } from '../kernel/http-error.ts';
import type { NoticeBudget } from './notice-attempts.ts';

/**
 * Notices count on the limit of the site's mails and may be a quarter of them at most, so that a flood of
 * notices leaves the rest for codes. They are counted when they are sent; past the limit they wait in the
 * queue, and no call waits.
 */
export function createNoticeBudget(context: LimitContext): NoticeBudget {
  const perHour = context.settings.mailsPerHour;
  return {
    async take() {
      try {
        const reservation = await reserve(context, [limits.mailsOfNotices(perHour), limits.mails(perHour)]);
        return { release: () => release(context, reservation) };
      } catch (error) {
        if (!(error instanceof HttpError) || error.retryAfterSeconds === undefined) throw error;
        return { waitMs: error.retryAfterSeconds * 1000 };
      }
    },
  };
}
