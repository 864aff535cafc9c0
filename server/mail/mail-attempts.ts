import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../database/database.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Meter } from '../kernel/meter.ts';
import { mailSchema, MailFailure, type Mailer } from './mailer.ts';
import { claimMs, nextAttemptAt, renewClaimEveryMs } from './mail-rules.ts';
import {
  countAttempt,
  deleteMail,
  giveMailUp,
  postponeMail,
  renewClaim,
  type Claim,
  type ClaimedMail,
} from './mails-repository.ts';

/** Attempts to send claimed mails, and stores what became of them. */
export type MailAttempts = {
  /** Sends the mail once. Resolves to whether it was sent, or may have been. */
  run(mail: ClaimedMail, claimId: string): Promise<boolean>;
  /** Whether the mail was sent and its row is not deleted yet. */
  isHandedOver(mailId: string): boolean;
};

/** An unknown error says nothing about the mail: it may have been sent, and is tried again. */
function toMailFailure(error: unknown): MailFailure {
  if (error instanceof MailFailure) return error;
  const reason = error instanceof Error ? error.name : 'unknown';
  return new MailFailure(reason, { mayHaveLeft: true, isFinal: false });
}

/**
 * `onSettled` is called when a mail was sent or given up, `onRetryIn` with the milliseconds until a failed mail
 * is due again.
 */
export function createMailAttempts({
  db,
  mailer,
  clock,
  log,
  meter,
  onSettled,
  onRetryIn,
}: {
  db: Db;
  mailer: Mailer;
  clock: Clock;
  log: FastifyBaseLogger;
  meter: Meter;
  onSettled: (mailId: string) => void;
  onRetryIn: (ms: number) => void;
}): MailAttempts {
  /** Mails that were handed over and could not be deleted. They are not sent again. */
  const undeleted = new Set<string>();

  async function run(mail: ClaimedMail, claimId: string): Promise<boolean> {
    const claimed = { mailId: mail.mail_id, claimId };
    if (clock() >= mail.expires_at || mail.content === null) {
      await giveUp(mail, claimed, 'expired');
      return false;
    }
    const wasSent = undeleted.has(mail.mail_id);
    const attempts = wasSent ? mail.attempts : await countAttempt(db, claimed);
    // The claim was lost, or the mail was deleted with its account.
    if (attempts === undefined) return false;
    const renewal = setInterval(() => {
      renewClaim(db, claimed, clock() + claimMs).catch((error: unknown) =>
        log.warn({ err: error, mail: mail.mail_id }, 'the claim on a mail could not be renewed'),
      );
    }, renewClaimEveryMs);
    try {
      if (!wasSent) {
        await mailer.send(mailSchema.parse(JSON.parse(mail.content)), mail.mail_id);
        undeleted.add(mail.mail_id);
        meter.countMail('sent');
        onSettled(mail.mail_id);
      }
    } catch (error) {
      return await failed({ ...mail, attempts }, claimed, error);
    } finally {
      clearInterval(renewal);
    }
    const wasThere = await deleteMail(db, mail.mail_id);
    // The account was deleted while its mail was sent.
    if (!wasThere) await mailer.deleteCopies?.(mail.email_key);
    undeleted.delete(mail.mail_id);
    return true;
  }

  /** Plans the next attempt or gives up. Resolves to whether the mail may have been sent all the same. */
  async function failed(mail: ClaimedMail, claimed: Claim, error: unknown): Promise<boolean> {
    meter.countMail('failed');
    const failure = toMailFailure(error);
    const dueAt = failure.isFinal ? undefined : nextAttemptAt(mail.attempts, clock(), mail.expires_at);
    if (dueAt === undefined) {
      await giveUp(mail, claimed, failure.message);
      return failure.mayHaveLeft;
    }
    const { mail_id, attempts } = mail;
    log.warn({ mail: mail_id, attempts, reason: failure.message }, 'a mail could not be sent yet');
    const mayHaveLeft = failure.mayHaveLeft ? ({ may_have_left: 1 } as const) : {};
    await postponeMail(db, claimed, { dueAt, failure: failure.message, ...mayHaveLeft });
    // A timer may fire a millisecond early, when the mail is not due yet.
    onRetryIn(dueAt - clock() + 10);
    return failure.mayHaveLeft;
  }

  async function giveUp(mail: ClaimedMail, claimed: Claim, reason: string): Promise<void> {
    meter.countMail('given up');
    const { mail_id, purpose, attempts } = mail;
    log.error({ mail: mail_id, purpose, attempts, reason }, 'a mail was given up');
    // No record is kept of a mail that no longer belongs to an account.
    if (mail.purpose === 'notice' && mail.user_id === null) await deleteMail(db, mail.mail_id);
    else await giveMailUp(db, claimed, reason, clock());
    onSettled(mail.mail_id);
  }

  return { run, isHandedOver: (mailId) => undeleted.has(mailId) };
}
