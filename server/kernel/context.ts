import type { FastifyBaseLogger } from 'fastify';
import type { LimitLeases } from '../accounts/limits/limit-rules.ts';
import type { HashThreads } from '../accounts/users/hash-threads.ts';
import type { SessionUses } from '../accounts/sessions/session-uses.ts';
import type { Turns } from '../database/turns.ts';
import type { Database } from '../database/database.ts';
import type { MailSender } from '../mail/mail-sender.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Settings } from '../settings.ts';
import type { Background } from './background.ts';
import type { Meter } from './meter.ts';
import type { Random } from './random.ts';
import type { WorkQueue } from './work-queue.ts';

/** Milliseconds since 1970. */
export type Clock = () => number;

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
