import type { Db } from '../database/database.ts';
import type { Clock } from '../kernel/clock.ts';
import type { MailAttempts } from './mail-attempts.ts';
import { maxRetryDelayMs } from './mail-rules.ts';
import { postponeMail, type ClaimedMail } from './mails-repository.ts';
import { limits } from '../limits/account-limits.ts';
import { readHitTimes, release, reserve, type LimitContext, type Reservation } from '../limits/limits.ts';
import { AppError } from '../kernel/app-error.ts';
import type { Limit } from '../limits/limit-rules.ts';

/** Limits how many notices are sent. */
export type NoticeBudget = {
  /**
   * Counts one notice to an account. Resolves to a function that releases it, or, past a limit, to the milliseconds
   * until it may be sent, and whether notices to other accounts have to wait too.
   */
  take(emailKey: string): Promise<{ release(): Promise<void> } | { waitMs: number; othersWait: boolean }>;
};

/** Attempts to send claimed notices, as many as the budget allows. */
export type NoticeAttempts = {
  /** False while the site may send none. */
  mayBegin(): boolean;
  /** Sends the notice when the site may send one more; otherwise it and the others wait. */
  run(mail: ClaimedMail, claimId: string): Promise<void>;
};

/** `onWait` is called with the milliseconds until notices may be sent again. */
export function createNoticeAttempts({
  db,
  budget,
  attempts,
  clock,
  onWait,
}: {
  db: Db;
  budget: NoticeBudget;
  attempts: MailAttempts;
  clock: Clock;
  onWait: (ms: number) => void;
}): NoticeAttempts {
  /** The time before which the site may send no notice. */
  let waitUntil = 0;
  return {
    mayBegin: () => clock() >= waitUntil,
    async run(mail, claimId) {
      const taken = await budget.take(mail.email_key);
      if ('release' in taken) {
        const wasHandedOver = await attempts.run(mail, claimId);
        if (!wasHandedOver) await taken.release();
        return;
      }
      const now = clock();
      if (taken.othersWait) waitUntil = now + taken.waitMs;
      const dueAt = now + Math.min(taken.waitMs, maxRetryDelayMs);
      await postponeMail(db, { mailId: mail.mail_id, claimId }, { dueAt });
      onWait(taken.waitMs);
    },
  };
}

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
