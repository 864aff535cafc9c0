import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import type { Clock } from '../kernel/clock.ts';
import { silentMeter, type Meter } from '../kernel/meter.ts';
import type { Random } from '../kernel/random.ts';
import { createMailAttempts } from './mail-attempts.ts';
import type { Mailer } from './mailer.ts';
import { claimMs, longestWaitMs, maxNoticesUnderWay, maxUnderWay, pollEveryMs } from './mail-rules.ts';
import {
  claimDueMails,
  findMailState,
  hasDueMails,
  postponeMail,
  type ClaimedMail,
} from './mails-repository.ts';

/**
 * How far a mail got:
 * - `taken over`: by the mail server;
 * - `under way`: it is being sent, or has to wait for others;
 * - `failing`: every attempt failed, and none may have left;
 * - `given up`: it will never be sent.
 */
export type Delivery = 'taken over' | 'under way' | 'failing' | 'given up';

export type MailSender = {
  /** Sends what is due, as far as this server has capacity. */
  wake(): void;
  /**
   * Sends a mail of the queue. Resolves when it was taken over or given up, at the latest after `withinMs`.
   */
  deliver(mailId: string, withinMs: number): Promise<Delivery>;
  /** Begins to look for mails that other servers queued or could not send. */
  start(): void;
  /** Sends nothing new, and waits a few seconds for the mails that are being sent. */
  stop(): Promise<void>;
};

/** Limits how many notices are sent. */
export type NoticeBudget = {
  /**
   * Counts one notice. Resolves to a function that takes it back, or to how long the site may send no
   * notices.
   */
  take(): Promise<{ release(): Promise<void> } | { waitMs: number }>;
};

const shutdownMs = 5_000;

/**
 * Sends the mails of the queue in the database. Each is claimed by one server, which renews its claim while
 * it sends. After each failure the mail waits longer, until it expires. The mails of a server that died are
 * sent by another server when their claims end.
 */
export function createMailSender({
  database: { db, reader, engine },
  mailer,
  noticeBudget,
  clock,
  random,
  log,
  meter = silentMeter,
}: {
  database: Pick<Database, 'db' | 'reader' | 'engine'>;
  mailer: Mailer;
  noticeBudget: NoticeBudget;
  clock: Clock;
  random: Pick<Random, 'id'>;
  log: FastifyBaseLogger;
  meter?: Meter;
}): MailSender {
  const underWay = new Set<Promise<void>>();
  let noticesUnderWay = 0;
  /** The time before which the site may send no notice. */
  let noticesWaitUntil = 0;
  const waiters = new Map<string, () => void>();
  const timers = new Set<NodeJS.Timeout>();
  let isStopped = false;
  let claiming: Promise<void> | undefined;
  /**
   * Whether there may be due mails that this server has not claimed yet, and whether there may be notices.
   */
  let mayBeMore = false;
  let mayBeMoreNotices = false;
  const attempts = createMailAttempts({
    db,
    mailer,
    clock,
    log,
    meter,
    onSettled: (mailId) => waiters.get(mailId)?.(),
    onRetryIn: (ms) => wakeLater(ms),
  });

  function wake(): void {
    mayBeMore = true;
    mayBeMoreNotices = true;
    claiming ??= claimWhatIsDue()
      .catch((error: unknown) => log.error({ err: error }, 'the queue of mails could not be read'))
      .finally(() => {
        claiming = undefined;
      });
  }

  async function claimWhatIsDue(): Promise<void> {
    while (mayBeMore && !isStopped && underWay.size < maxUnderWay) {
      mayBeMore = false;
      const limit = maxUnderWay - underWay.size;
      if ((await claim(limit, { notices: false })) === limit) mayBeMore = true;
      await claimNotices();
    }
  }

  async function claimNotices(): Promise<void> {
    const limit = Math.min(maxUnderWay - underWay.size, maxNoticesUnderWay - noticesUnderWay);
    if (!mayBeMoreNotices || limit <= 0 || clock() < noticesWaitUntil) return;
    mayBeMoreNotices = false;
    if ((await claim(limit, { notices: true })) === limit) mayBeMoreNotices = true;
  }

  /** Claims at most `limit` mails and begins to send them. Resolves to how many it claimed. */
  async function claim(limit: number, { notices }: { notices: boolean }): Promise<number> {
    const now = clock();
    const claimId = random.id();
    const claimed = await claimDueMails(db, engine, { claimId, now, until: now + claimMs, limit, notices });
    for (const mail of claimed) {
      if (notices) noticesUnderWay += 1;
      const task = (notices ? attemptNotice : attemptCode)(mail, claimId)
        .catch((error: unknown) =>
          log.error({ err: error, mail: mail.mail_id }, 'a mail’s row could not be written'),
        )
        .finally(() => {
          underWay.delete(task);
          if (notices) noticesUnderWay -= 1;
          if (mayBeMore || (notices && mayBeMoreNotices)) wake();
        });
      underWay.add(task);
    }
    return claimed.length;
  }

  async function attemptCode(mail: ClaimedMail, claimId: string): Promise<void> {
    await attempts.run(mail, claimId);
  }

  /** Sends the notice when the site may send one more; otherwise it and the others wait. */
  async function attemptNotice(mail: ClaimedMail, claimId: string): Promise<void> {
    const taken = await noticeBudget.take();
    if ('release' in taken) {
      const wasHandedOver = await attempts.run(mail, claimId);
      if (!wasHandedOver) await taken.release();
      return;
    }
    const now = clock();
    noticesWaitUntil = now + taken.waitMs;
    const dueAt = now + Math.min(taken.waitMs, longestWaitMs);
    await postponeMail(db, { mailId: mail.mail_id, claimId }, { dueAt });
    wakeLater(taken.waitMs + 10);
  }

  function wakeLater(ms: number): void {
    if (isStopped) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      wake();
    }, ms).unref();
    timers.add(timer);
  }

  async function describeDelivery(mailId: string): Promise<Delivery> {
    if (attempts.isHandedOver(mailId)) return 'taken over';
    const state = await findMailState(reader, mailId);
    if (state === undefined) return 'taken over';
    if (state.given_up_at !== null) return 'given up';
    const hasFailed = state.attempts > 0 && state.claim_id === null && state.may_have_left === 0;
    return hasFailed ? 'failing' : 'under way';
  }

  return {
    wake,
    async deliver(mailId, withinMs) {
      const settled = Promise.withResolvers<void>();
      waiters.set(mailId, settled.resolve);
      const timer = setTimeout(settled.resolve, withinMs);
      wake();
      await settled.promise;
      clearTimeout(timer);
      waiters.delete(mailId);
      return describeDelivery(mailId);
    },
    start() {
      const poll = async () => {
        if (await hasDueMails(reader, clock())) wake();
      };
      const pollQuietly = () =>
        void poll().catch((error: unknown) =>
          log.warn({ err: error }, 'the queue of mails could not be read'),
        );
      const polling = setInterval(pollQuietly, pollEveryMs);
      timers.add(polling);
      pollQuietly();
    },
    async stop() {
      isStopped = true;
      for (const timer of timers) clearTimeout(timer);
      await claiming;
      const deadline = new AbortController();
      await Promise.race([
        Promise.all(underWay),
        sleep(shutdownMs, undefined, { signal: deadline.signal }).catch(() => undefined),
      ]);
      deadline.abort();
    },
  };
}
