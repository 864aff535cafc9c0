import { limits } from '../limits/account-limits.ts';
import { giveBack, reserve, type LimitContext } from '../limits/limits.ts';
import { HttpError } from '../kernel/http-error.ts';
import type { NoticeBudget } from './mail-sender.ts';

/**
 * Notices count among the site's mails, and may be a quarter of them at most: a flood of notices leaves the
 * rest to codes. They are counted when they are sent, and wait in the queue for their turn: what waits is
 * late, never lost, and delays no call.
 */
export function createNoticeBudget(context: LimitContext): NoticeBudget {
  const perHour = context.settings.mailsPerHour;
  return {
    async take() {
      try {
        const reservation = await reserve(context, [limits.mailsOfNotices(perHour), limits.mails(perHour)]);
        return { giveBack: () => giveBack(context, reservation) };
      } catch (error) {
        if (!(error instanceof HttpError) || error.retryAfterSeconds === undefined) throw error;
        return { waitMs: error.retryAfterSeconds * 1000 };
      }
    },
  };
}
