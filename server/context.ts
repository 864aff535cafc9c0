import type { FastifyBaseLogger } from 'fastify';
import type { LimitLeases, LimitLog } from './limits/limit-rules.ts';
import type { Clock } from './kernel/clock.ts';
import type { NamedMutex } from './database/named-mutex.ts';
import type { Database } from './database/database.ts';
import type { MailSender } from './mail/mail-sender.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Settings } from './settings/settings.ts';
import type { Background } from './kernel/background.ts';
import type { Meter } from './kernel/meter.ts';
import type { Random } from './kernel/random.ts';
import type { WorkQueue } from './kernel/concurrency/work-queue.ts';

/** What one argon2id hash costs: memory in KiB, passes over it, and lanes. */
export type HashCost = { memoryCost: number; timeCost: number; parallelism: number };

/** Makes and compares argon2id hashes in separate threads. */
export type HashThreads = {
  /** What each new hash costs. */
  cost: HashCost;
  /** Like `hashPassword`. */
  hash(password: string): Promise<string>;
  /** Like `verifyPassword`. */
  verify(password: string, passwordHash: string): Promise<boolean>;
  close(): Promise<void>;
};

/**
 * When sessions were last used, in memory. Writing each use at once would make every read a durable write, so
 * `flush` writes many together.
 */
export type SessionUses = {
  /** Remembers that the session was used at `now`, in milliseconds since 1970. */
  note(sessionId: string, now: number): void;
  /** When the session was last used, if this server has not written that yet; in milliseconds since 1970. */
  findUse(sessionId: string): number | undefined;
  /**
   * Writes what was noted. Throws when the database can't be written; the times are kept for the next call.
   */
  flush(): Promise<void>;
};

/**
 * The dependencies of the calls: database, clock, mail, log. Tests pass their own clock, mailer and random source.
 */
export type AppContext = {
  settings: Settings;
  database: Database;
  mailer: Pick<Mailer, 'deleteCopies'>;
  /** Sends what `queueCode` queued. */
  mailSender: MailSender;
  clock: Clock;
  random: Random;
  sessionUses: SessionUses;
  limitLeases: LimitLeases;
  limitLog: LimitLog;
  /** Every call that hashes a password waits here for its turn. */
  hashQueue: WorkQueue;
  hashThreads: HashThreads;
  /** Checks of one account's password take turns. */
  passwordMutex: NamedMutex;
  /** Work that continues after the response was sent. */
  background: Background;
  /** A hash to compare with for an unknown email, so that the response takes as long as for a known one. */
  decoyHash: string;
  /** The site's public URL, without a slash at its end. */
  publicUrl: () => string;
  log: FastifyBaseLogger;
  meter: Meter;
};
