import { limits } from '../limits/account-limits.ts';
import { readHitTimes, release, reserve, type LimitContext, type Reservation } from '../limits/limits.ts';
import { AppError } from '../kernel/app-error.ts';
import type { Limit } from '../limits/limit-rules.ts';
import type { NoticeBudget } from './notice-attempts.ts';

/**
 * Notices count on the limit of the site's mails, may be a quarter of them at most, and leave the fifth that is kept for
 * others, so that a flood of notices leaves the rest for codes. Each account has a share of them, and a fifth is kept for accounts that got none
 * in the last hour, so that a few accounts can't use up the notices of others. They are counted when they are sent;
 * past a limit they wait in the queue, and no call waits.
 */
export function createNoticeBudget(context: LimitContext): NoticeBudget {
  const perHour = context.settings.mailsPerHour;

  async function tryReserve(wanted: readonly Limit[]): Promise<Reservation | { waitMs: number }> {
    try {
      return await reserve(context, wanted);
    } catch (error) {
      if (!(error instanceof AppError) || error.retryAfterSeconds === undefined) throw error;
      return { waitMs: error.retryAfterSeconds * 1000 };
    }
  }

  return {
    async take(emailKey) {
      const toAccount = limits.noticesToAccount(perHour, emailKey);
      const earlier = await readHitTimes(context.database.reader, toAccount, context.clock());
      const isFirst = earlier.length === 0;
      const ofAccount = await tryReserve([toAccount]);
      if ('waitMs' in ofAccount) return { ...ofAccount, othersWait: false };
      const ofNotices = isFirst ? limits.mailsOfNotices(perHour) : limits.mailsOfMoreNotices(perHour);
      const ofSite = await tryReserve([ofNotices, limits.mailsToBusyClients(perHour)]);
      if ('waitMs' in ofSite) {
        await release(context, ofAccount);
        return { ...ofSite, othersWait: isFirst };
      }
      return { release: () => release(context, { hitIds: [...ofAccount.hitIds, ...ofSite.hitIds] }) };
    },
  };
}
