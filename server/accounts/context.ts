import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/open.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Settings } from '../settings.ts';
import type { Background } from './background.ts';
import type { Chance } from './chance.ts';
import type { WorkQueue } from './work-queue.ts';

/** Milliseconds since 1970. */
export type Clock = () => number;

/** What the account rules need from the world. */
export type AccountContext = {
  settings: Settings;
  database: Database;
  mailer: Mailer;
  clock: Clock;
  chance: Chance;
  /** Every argon2 hash runs in here. */
  hashing: WorkQueue;
  /** Work that goes on after the answer. */
  background: Background;
  /** What an unknown e-mail's password is compared with, so that it takes as long as a known one's. */
  decoyHash: string;
  log: FastifyBaseLogger;
};
