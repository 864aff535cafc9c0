import type { Db } from '../database/database.ts';
import type { Clock } from '../kernel/clock.ts';
import type { MailAttempts } from './mail-attempts.ts';
import { maxRetryDelayMs } from './mail-rules.ts';
import { postponeMail, type ClaimedMail } from './mails-repository.ts';

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
