import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import type { Clock } from '../kernel/clock.ts';
import { noopMeter, type Meter } from '../kernel/meter.ts';
import type { Random } from '../kernel/random.ts';
import { createMailAttempts } from './mail-attempts.ts';
import type { Mailer } from './mailer.ts';
import { createMailClaims } from './mail-claims.ts';
import { pollEveryMs } from './mail-rules.ts';
import { findMailState, hasDueMails } from './mails-repository.ts';
import { createNoticeAttempts, type NoticeBudget } from './notice-attempts.ts';

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

/**
 * Sends the mails of the queue in the database. Each is claimed by one server, which renews its claim while
 * it sends. After each failure the mail waits longer, until it expires. The mails of a server that died are
 * sent by another server when their claims end.
 */
export function createMailSender({
  database,
  mailer,
  noticeBudget,
  clock,
  random,
  log,
  meter = noopMeter,
}: {
  database: Pick<Database, 'db' | 'reader' | 'engine'>;
  mailer: Mailer;
  noticeBudget: NoticeBudget;
  clock: Clock;
  random: Pick<Random, 'id'>;
  log: FastifyBaseLogger;
  meter?: Meter;
}): MailSender {
  const { db, reader } = database;
  const waiters = new Map<string, () => void>();
  const timers = createTimers(() => claims.wake());
  const attempts = createMailAttempts({
    db,
    mailer,
    clock,
    log,
    meter,
    onSettled: (mailId) => waiters.get(mailId)?.(),
    onRetryIn: timers.wakeIn,
  });
  const notices = createNoticeAttempts({
    db,
    budget: noticeBudget,
    attempts,
    clock,
    onWait: (ms) => timers.wakeIn(ms + 10),
  });
  const claims = createMailClaims({
    database,
    clock,
    random,
    log,
    sendCode: attempts.run,
    sendNotice: notices.run,
    mayClaimNotices: notices.mayBegin,
  });

  async function readDelivery(mailId: string): Promise<Delivery> {
    if (attempts.isHandedOver(mailId)) return 'taken over';
    const state = await findMailState(reader, mailId);
    if (state === undefined) return 'taken over';
    if (state.given_up_at !== null) return 'given up';
    const hasFailed = state.attempts > 0 && state.claim_id === null && state.may_have_left === 0;
    return hasFailed ? 'failing' : 'under way';
  }

  return {
    wake: claims.wake,
    async deliver(mailId, withinMs) {
      const settled = Promise.withResolvers<void>();
      waiters.set(mailId, settled.resolve);
      const timer = setTimeout(settled.resolve, withinMs);
      claims.wake();
      await settled.promise;
      clearTimeout(timer);
      waiters.delete(mailId);
      return readDelivery(mailId);
    },
    start() {
      timers.every(pollEveryMs, () =>
        hasDueMails(reader, clock())
          .then((isAny) => isAny && claims.wake())
          .catch((error: unknown) => log.warn({ err: error }, 'the queue of mails could not be read')),
      );
    },
    async stop() {
      timers.stop();
      await claims.stop();
    },
  };
}

/** Timers that end together, after which no new one begins. */
function createTimers(wake: () => void) {
  const timers = new Set<NodeJS.Timeout>();
  let isStopped = false;
  return {
    wakeIn(ms: number): void {
      if (isStopped) return;
      const timer = setTimeout(() => {
        timers.delete(timer);
        wake();
      }, ms).unref();
      timers.add(timer);
    },
    /** Calls back now, and again each time. */
    every(ms: number, callback: () => unknown): void {
      timers.add(setInterval(callback, ms));
      callback();
    },
    stop(): void {
      isStopped = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
