import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Random } from '../kernel/random.ts';
import { claimMs, maxConcurrentNotices, maxConcurrentMails } from './mail-rules.ts';
import { claimDueMails, type ClaimedMail } from './mails-repository.ts';

/** Claims the mails that are due and has them sent, as many at a time as this server may. */
export type MailClaims = {
  /** Claims what is due, as far as this server has capacity. */
  wake(): void;
  /** Claims nothing new, and waits a few seconds for the mails that are being sent. */
  stop(): Promise<void>;
};

/** Sends one claimed mail, and stores what became of it. */
type Send = (mail: ClaimedMail, claimId: string) => Promise<unknown>;

const shutdownMs = 5_000;

type MailClaimParts = {
  database: Pick<Database, 'db' | 'engine'>;
  clock: Clock;
  random: Pick<Random, 'id'>;
  log: FastifyBaseLogger;
  sendCode: Send;
  sendNotice: Send;
  mayClaimNotices: () => boolean;
};

/** `mayClaimNotices` is asked each time before notices are claimed; codes never wait for them. */
export function createMailClaims({
  database: { db, engine },
  clock,
  random,
  log,
  sendCode,
  sendNotice,
  mayClaimNotices,
}: MailClaimParts): MailClaims {
  const running = new Set<Promise<unknown>>();
  let runningNotices = 0;
  let isStopped = false;
  let claiming: Promise<void> | undefined;
  /** Whether there may be due mails that this server has not claimed yet, and whether there may be notices. */
  let mayBeMore = false;
  let mayBeMoreNotices = false;

  const mayClaimMore = () => mayBeMore && !isStopped && running.size < maxConcurrentMails;

  function wake(): void {
    mayBeMore = true;
    mayBeMoreNotices = true;
    claiming ??= claimDue()
      .catch((error: unknown) => log.error({ err: error }, 'the queue of mails could not be read'))
      .finally(() => {
        claiming = undefined;
        // Somebody may have called `wake` after the last look at the queue.
        if (mayClaimMore()) wake();
      });
  }

  async function claimDue(): Promise<void> {
    while (mayClaimMore()) {
      mayBeMore = false;
      const limit = maxConcurrentMails - running.size;
      if ((await claim(limit, { notices: false })) === limit) mayBeMore = true;
      await claimNotices();
    }
  }

  async function claimNotices(): Promise<void> {
    const limit = Math.min(maxConcurrentMails - running.size, maxConcurrentNotices - runningNotices);
    if (!mayBeMoreNotices || limit <= 0 || !mayClaimNotices()) return;
    mayBeMoreNotices = false;
    if ((await claim(limit, { notices: true })) === limit) mayBeMoreNotices = true;
  }

  /** Claims at most `limit` mails and begins to send them. Resolves to how many it claimed. */
  async function claim(limit: number, { notices }: { notices: boolean }): Promise<number> {
    const now = clock();
    const claimId = random.id();
    const claimed = await claimDueMails(db, engine, { claimId, now, until: now + claimMs, limit, notices });
    for (const mail of claimed) startSending(mail, claimId, notices);
    return claimed.length;
  }

  function startSending(mail: ClaimedMail, claimId: string, isNotice: boolean): void {
    if (isNotice) runningNotices += 1;
    const task = (isNotice ? sendNotice : sendCode)(mail, claimId)
      .catch((error: unknown) =>
        log.error({ err: error, mail: mail.mail_id }, 'a mail’s row could not be written'),
      )
      .finally(() => {
        running.delete(task);
        if (isNotice) runningNotices -= 1;
        if (mayBeMore || (isNotice && mayBeMoreNotices)) wake();
      });
    running.add(task);
  }

  return {
    wake,
    async stop() {
      isStopped = true;
      await claiming;
      const deadline = new AbortController();
      await Promise.race([
        Promise.all(running),
        sleep(shutdownMs, undefined, { signal: deadline.signal }).catch(() => undefined),
      ]);
      deadline.abort();
    },
  };
}
