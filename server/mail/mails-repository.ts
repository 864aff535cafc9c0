import type { DeleteResult, ExpressionBuilder, Insertable, Selectable } from 'kysely';
import type { Db, Engine } from '../database/database.ts';
import type { MailsTable, Schema } from '../database/schema.ts';
import { maxClockSkewMs } from '../kernel/clock.ts';
import { maxRetryDelayMs } from './mail-rules.ts';

export type ClaimedMail = Pick<
  Selectable<MailsTable>,
  'mail_id' | 'email_key' | 'user_id' | 'purpose' | 'content' | 'expires_at' | 'attempts'
>;

/** Queues a mail that is due at once. */
export async function insertMail(
  db: Db,
  mail: Pick<
    Insertable<MailsTable>,
    'mail_id' | 'email_key' | 'user_id' | 'purpose' | 'content' | 'created_at' | 'expires_at'
  >,
): Promise<void> {
  await db
    .insertInto('mails')
    .values({
      ...mail,
      due_at: mail.created_at,
      attempts: 0,
      claim_id: null,
      may_have_left: 0,
      failure: null,
      given_up_at: null,
    })
    .execute();
}

/** Deletes the mails of the purpose that wait for their next attempt: a newer one replaces them. */
export async function deleteWaitingMails(
  db: Db,
  {
    purpose,
    emailKey,
    userId,
  }: { purpose: MailsTable['purpose']; emailKey: string; userId?: string | undefined },
): Promise<void> {
  await db
    .deleteFrom('mails')
    .where('email_key', '=', emailKey)
    .where('purpose', '=', purpose)
    .where(({ eb }) => (userId === undefined ? eb('user_id', 'is', null) : eb('user_id', '=', userId)))
    .where('claim_id', 'is', null)
    .where('due_at', 'is not', null)
    .execute();
}

/**
 * Whether a mail is due at `now`. A due time further ahead than any wait was written while a clock was wrong.
 */
function isDue(now: number) {
  return ({ eb, or }: ExpressionBuilder<Schema, 'mails'>) =>
    or([eb('due_at', '<=', now), eb('due_at', '>', now + maxRetryDelayMs + maxClockSkewMs)]);
}

/** The number of mails to be sent, and of those that were given up and are still on record. */
export async function countMails(db: Db): Promise<{ waiting: number; givenUp: number }> {
  const { waiting, givenUp } = await db
    .selectFrom('mails')
    .select(({ fn }) => [
      fn.count<number>('due_at').as('waiting'),
      fn.count<number>('given_up_at').as('givenUp'),
    ])
    .executeTakeFirstOrThrow();
  return { waiting, givenUp };
}

/** Whether any mail waits to be sent at `now`, milliseconds since 1970. */
export async function hasDueMails(db: Db, now: number): Promise<boolean> {
  const row = await db.selectFrom('mails').select('mail_id').where(isDue(now)).limit(1).executeTakeFirst();
  return row !== undefined;
}

/**
 * Takes at most `limit` due mails, notices or others, for the caller until `until`; no other server gets them
 * before that.
 */
export async function claimDueMails(
  db: Db,
  engine: Engine,
  {
    claimId,
    now,
    until,
    limit,
    notices,
  }: { claimId: string; now: number; until: number; limit: number; notices: boolean },
): Promise<ClaimedMail[]> {
  return db
    .with('due', (query) =>
      query
        .selectFrom('mails')
        .select('mail_id')
        .where(isDue(now))
        .where('purpose', notices ? '=' : '!=', 'notice')
        .orderBy('due_at')
        .limit(limit)
        .$if(engine === 'postgres', (select) => select.forUpdate().skipLocked()),
    )
    .updateTable('mails')
    .set({ claim_id: claimId, due_at: until })
    .where('mail_id', 'in', (query) => query.selectFrom('due').select('due.mail_id'))
    .returning(['mail_id', 'email_key', 'user_id', 'purpose', 'content', 'expires_at', 'attempts'])
    .execute();
}

export type Claim = { mailId: string; claimId: string };

/** Counts an attempt that begins now. Resolves to how many there were, or to undefined when the claim was lost. */
export async function countAttempt(db: Db, { mailId, claimId }: Claim): Promise<number | undefined> {
  const counted = await db
    .updateTable('mails')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1) }))
    .where('mail_id', '=', mailId)
    .where('claim_id', '=', claimId)
    .returning('attempts')
    .executeTakeFirst();
  return counted?.attempts;
}

/** Keeps other servers from the mail until `until`; nothing when the claim was lost. */
export async function renewClaim(db: Db, claim: Claim, until: number): Promise<void> {
  await changeClaimed(db, claim, { due_at: until });
}

/** Releases the claim; the next attempt is due at `dueAt`. Nothing happens when the claim was lost. */
export async function postponeMail(
  db: Db,
  claim: Claim,
  { dueAt, ...failed }: { dueAt: number; failure?: string; may_have_left?: 1 },
): Promise<void> {
  await changeClaimed(db, claim, { ...failed, due_at: dueAt, claim_id: null });
}

/** Marks the mail as given up; the record keeps the reason but not the content. */
export async function giveMailUp(db: Db, claim: Claim, failure: string, now: number): Promise<void> {
  await changeClaimed(db, claim, { failure, content: null, due_at: null, claim_id: null, given_up_at: now });
}

async function changeClaimed(
  db: Db,
  { mailId, claimId }: Claim,
  change: Partial<Omit<MailsTable, 'mail_id'>>,
): Promise<void> {
  await db
    .updateTable('mails')
    .set(change)
    .where('mail_id', '=', mailId)
    .where('claim_id', '=', claimId)
    .execute();
}

export type MailState = Pick<
  Selectable<MailsTable>,
  'attempts' | 'claim_id' | 'may_have_left' | 'given_up_at'
>;

/** The state of a queued mail; undefined when it was sent, or its account was deleted. */
export async function findMailState(db: Db, mailId: string): Promise<MailState | undefined> {
  return db
    .selectFrom('mails')
    .select(['attempts', 'claim_id', 'may_have_left', 'given_up_at'])
    .where('mail_id', '=', mailId)
    .executeTakeFirst();
}

/** Deletes the mail. False when it was not there any more because its account was deleted. */
export async function deleteMail(db: Db, mailId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('mails')
    .where('mail_id', '=', mailId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/**
 * Every mail to an email, or about an account, that was not handed over, without what it says, oldest first.
 */
export async function listMails(
  db: Db,
  { user_id, email_key }: { user_id: string; email_key: string },
): Promise<Omit<Selectable<MailsTable>, 'content' | 'claim_id' | 'user_id'>[]> {
  return db
    .selectFrom('mails')
    .select(['mail_id', 'email_key', 'purpose', 'created_at', 'expires_at', 'due_at', 'attempts'])
    .select(['may_have_left', 'failure', 'given_up_at'])
    .where(({ eb, or }) => or([eb('email_key', '=', email_key), eb('user_id', '=', user_id)]))
    .orderBy('created_at')
    .execute();
}

/** The mails to an address. */
export async function deleteMailsOf(db: Db, emailKey: string): Promise<void> {
  await db.deleteFrom('mails').where('email_key', '=', emailKey).execute();
}

/** The mails about an account, whatever address they go to. */
export async function deleteMailsAbout(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('mails').where('user_id', '=', userId).execute();
}

/** Deletes at most `limit` of the mails with codes given up before `time`, in milliseconds since 1970. */
export function deleteCodeMailsGivenUpBefore(db: Db, time: number, limit: number): Promise<DeleteResult> {
  const oldest = db
    .selectFrom('mails')
    .select('mail_id')
    .where('given_up_at', '<=', time)
    .where('purpose', '!=', 'notice')
    .limit(limit);
  return db.deleteFrom('mails').where('mail_id', 'in', oldest).executeTakeFirstOrThrow();
}
