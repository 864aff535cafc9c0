import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import type { Clock } from '../kernel/clock.ts';
import { silentMeter, type Meter } from '../kernel/meter.ts';
import type { Random } from '../kernel/random.ts';
import { mailSchema, MailFailure, type Mailer } from './mailer.ts';
import {
  claimMs,
  longestWaitMs,
  mostNoticesUnderWay,
  mostUnderWay,
  nextAttemptAt,
  pollEveryMs,
  renewClaimEveryMs,
} from './mail-rules.ts';
import {
  claimDueMails,
  deleteMail,
  findMailState,
  giveMailUp,
  hasDueMails,
  postponeMail,
  renewClaim,
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
  /** Sends a mail of the queue. Resolves when it was taken over or given up, at the latest after `withinMs`. */
  deliver(mailId: string, withinMs: number): Promise<Delivery>;
  /** From now on looks for mails that other servers left. */
  start(): void;
  /** Sends nothing new, and waits a few seconds for what is under way. */
  stop(): Promise<void>;
};

/** What counts notices as they are sent. */
export type NoticeBudget = {
  /** Counts one, and resolves to what takes that back; or to how long the site has to wait with notices. */
  take(): Promise<{ giveBack(): Promise<void> } | { waitMs: number }>;
};

const shutdownMs = 5_000;

/**
 * Sends the mails of the queue in the database. Each is claimed by one server for a short time, renewed while it sends;
 * after a failure it waits longer and longer until it is worthless. The mails of a server that died are sent
 * by the next that looks.
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
  /** Until then the site may send no notice. */
  let noticesWaitUntil = 0;
  const waiters = new Map<string, () => void>();
  /** Mails that were handed over and could not be deleted. They are not sent again. */
  const undeleted = new Set<string>();
  const timers = new Set<NodeJS.Timeout>();
  let isStopped = false;
  let claiming: Promise<void> | undefined;
  /** Whether there may be due mails that this server has not asked for; and among them notices. */
  let mayBeMore = false;
  let mayBeMoreNotices = false;

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
    while (mayBeMore && !isStopped && underWay.size < mostUnderWay) {
      mayBeMore = false;
      const limit = mostUnderWay - underWay.size;
      if ((await claim(limit, { notices: false })) === limit) mayBeMore = true;
      await claimNotices();
    }
  }

  async function claimNotices(): Promise<void> {
    const limit = Math.min(mostUnderWay - underWay.size, mostNoticesUnderWay - noticesUnderWay);
    if (!mayBeMoreNotices || limit <= 0 || clock() < noticesWaitUntil) return;
    mayBeMoreNotices = false;
    if ((await claim(limit, { notices: true })) === limit) mayBeMoreNotices = true;
  }

  /** Starts to send what it claims, and resolves to how many those are. */
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
    await attempt(mail, claimId);
  }

  /** Sends it when the site may send one more, else lets it and the others wait. */
  async function attemptNotice(mail: ClaimedMail, claimId: string): Promise<void> {
    const taken = await noticeBudget.take();
    if ('giveBack' in taken) {
      const wasHandedOver = await attempt(mail, claimId);
      if (!wasHandedOver) await taken.giveBack();
      return;
    }
    const now = clock();
    noticesWaitUntil = now + taken.waitMs;
    const dueAt = now + Math.min(taken.waitMs, longestWaitMs);
    await postponeMail(db, { mailId: mail.mail_id, claimId }, { dueAt });
    wakeLater(taken.waitMs + 10);
  }

  /** Resolves to whether the mail left, or may have. */
  async function attempt(mail: ClaimedMail, claimId: string): Promise<boolean> {
    const claimed = { mailId: mail.mail_id, claimId };
    if (clock() >= mail.expires_at || mail.content === null) {
      await giveUp(mail, claimId, 'expired');
      return false;
    }
    const renewal = setInterval(() => {
      renewClaim(db, claimed, clock() + claimMs).catch((error: unknown) =>
        log.warn({ err: error, mail: mail.mail_id }, 'the claim on a mail could not be renewed'),
      );
    }, renewClaimEveryMs);
    try {
      if (!undeleted.has(mail.mail_id)) {
        await mailer.send(mailSchema.parse(JSON.parse(mail.content)), mail.mail_id);
        undeleted.add(mail.mail_id);
        meter.mailEnded('sent');
        waiters.get(mail.mail_id)?.();
      }
    } catch (error) {
      return await failed(mail, claimId, error);
    } finally {
      clearInterval(renewal);
    }
    const wasThere = await deleteMail(db, mail.mail_id);
    // The account was deleted while its mail was sent.
    if (!wasThere) await mailer.deleteCopies?.(mail.email_key);
    undeleted.delete(mail.mail_id);
    return true;
  }

  /** Resolves to whether the mail may have left all the same. */
  async function failed(mail: ClaimedMail, claimId: string, error: unknown): Promise<boolean> {
    meter.mailEnded('failed');
    const failure =
      error instanceof MailFailure
        ? error
        : new MailFailure(error instanceof Error ? error.name : 'unknown', {
            mayHaveLeft: true,
            isFinal: false,
          });
    const dueAt = failure.isFinal ? undefined : nextAttemptAt(mail.attempts, clock(), mail.expires_at);
    if (dueAt === undefined) {
      await giveUp(mail, claimId, failure.message);
      return failure.mayHaveLeft;
    }
    log.warn(
      { mail: mail.mail_id, attempts: mail.attempts, reason: failure.message },
      'a mail could not be sent yet',
    );
    await postponeMail(
      db,
      { mailId: mail.mail_id, claimId },
      { dueAt, failure: failure.message, ...(failure.mayHaveLeft ? { may_have_left: 1 } : {}) },
    );
    // A timer may fire a millisecond early, when the mail is not due yet.
    wakeLater(dueAt - clock() + 10);
    return failure.mayHaveLeft;
  }

  async function giveUp(mail: ClaimedMail, claimId: string, reason: string): Promise<void> {
    meter.mailEnded('given up');
    log.error(
      { mail: mail.mail_id, purpose: mail.purpose, attempts: mail.attempts, reason },
      'a mail was given up',
    );
    // Of a mail that belongs to no account any more no record stays.
    if (mail.purpose === 'notice' && mail.user_id === null) await deleteMail(db, mail.mail_id);
    else await giveMailUp(db, { mailId: mail.mail_id, claimId }, reason, clock());
    waiters.get(mail.mail_id)?.();
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
    if (undeleted.has(mailId)) return 'taken over';
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
