import type { FastifyBaseLogger } from 'fastify';
import type { LimitLeases } from '../limits/limit-rules.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Turns } from '../database/turns.ts';
import type { Database } from '../database/database.ts';
import type { MailSender } from '../mail/mail-sender.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Settings } from '../settings/settings.ts';
import type { Background } from '../kernel/background.ts';
import type { Meter } from '../kernel/meter.ts';
import type { Random } from '../kernel/random.ts';
import type { WorkQueue } from '../kernel/work-queue.ts';

/** Makes and compares argon2id hashes in separate threads. */
export type HashThreads = {
  /** As `hashPassword`. */
  hash(password: string): Promise<string>;
  /** As `verifyPassword`. */
  verify(password: string, passwordHash: string): Promise<boolean>;
  close(): Promise<void>;
};

/**
 * When sessions were used. Writing each use would make every read a durable write, so they are written
 * together now and then.
 */
export type SessionUses = {
  note(sessionId: string, now: number): void;
  /** When the session was used last, as far as this server knows and has not written it yet. */
  findUse(sessionId: string): number | undefined;
  /** Writes what was noted. What can't be written is kept for the next time. */
  flush(): Promise<void>;
};

/** What every part of the server needs from outside itself. Tests pass their own clock, mailer and random source. */
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
  /** Every call that hashes goes through here, and every argon2 hash takes its turn. */
  hashQueue: WorkQueue;
  hashThreads: HashThreads;
  /** Checks of one account's password take turns. */
  passwordTurns: Turns;
  /** Work that goes on after the answer. */
  background: Background;
  /** What the password for an unknown email is compared with, so that it takes as long as for a known one. */
  decoyHash: string;
  /** The site's public URL, without a slash at its end. */
  publicUrl: () => string;
  log: FastifyBaseLogger;
  meter: Meter;
};
