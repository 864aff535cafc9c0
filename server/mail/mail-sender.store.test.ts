import { setTimeout as sleep } from 'node:timers/promises';
import fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { describeOnEachEngine } from '../../tests/engines.ts';
import type { Database } from '../database/database.ts';
import { secureRandom } from '../kernel/random.ts';
import { claimMs, renewClaimEveryMs } from './mail-rules.ts';
import { createMailSender } from './mail-sender.ts';
import { MailFailure, type Mailer } from './mailer.ts';
import {
  claimDueMails,
  deleteMailsOf,
  deleteWaitingMails,
  giveMailUp,
  insertMail,
  postponeMail,
  renewClaim,
} from './mails-repository.ts';

const start = Date.UTC(2026, 10, 21, 9);

async function queueMails({ db }: Database, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1)
    await insertMail(db, {
      mail_id: `mail-${index}`,
      email_key: `student${index}@example.edu`,
      purpose: 'register',
      content: JSON.stringify({
        purpose: 'register',
        to: `student${index}@example.edu`,
        code: '012345',
        link: 'https://club.example.edu/register#x',
      }),
      created_at: start + index,
      expires_at: start + 600_000,
    });
}

const makeSender = (database: Database, mailer: Mailer, clock: () => number) =>
  createMailSender({
    database,
    mailer,
    noticeBudget: { take: async () => ({ release: async () => undefined }) },
    clock,
    random: secureRandom,
    log: fastify().log,
  });

const readQueue = ({ db }: Database) => db.selectFrom('mails').selectAll().orderBy('mail_id').execute();

describeOnEachEngine('the queue of mails', (open) => {
  test('four servers with one database send each mail once', async () => {
    const databases = [await open(), await open(), await open(), await open()];
    const [database] = databases;
    if (database === undefined) throw new Error('no database');
    await queueMails(database, 120);
    const sent: string[] = [];
    const mailer: Mailer = {
      send: async ({ to }) => {
        await sleep(5);
        sent.push(to);
      },
    };
    const senders = databases.map((one) => makeSender(one, mailer, () => start + 1000));
    for (const sender of senders) sender.wake();
    await expect.poll(() => readQueue(database)).toEqual([]);
    await Promise.all(senders.map((sender) => sender.stop()));
    expect(sent).toHaveLength(120);
    expect(new Set(sent).size).toBe(120);
  });

  test('a mail whose server was killed is sent by another server after the claim has expired', async () => {
    const [database, other] = [await open(), await open()];
    await queueMails(database, 1);
    let now = start;
    let isTried = false;
    const dead = makeSender(
      database,
      {
        send: () => {
          isTried = true;
          return new Promise(() => undefined);
        },
      },
      () => now,
    );
    dead.wake();
    await expect.poll(() => isTried).toBe(true);
    const sent: string[] = [];
    const secondSender = makeSender(other, { send: async ({ to }) => void sent.push(to) }, () => now);
    now = start + claimMs - 1;
    secondSender.wake();
    await secondSender.stop();
    expect(sent).toEqual([]);
    now = start + claimMs;
    const next = makeSender(other, { send: async ({ to }) => void sent.push(to) }, () => now);
    expect(await next.deliver('mail-0', 4000)).toBe('taken over');
    expect(sent).toEqual(['student0@example.edu']);
  });

  test('a mail whose account is deleted while it is being sent leaves no copy', async () => {
    const database = await open();
    await queueMails(database, 1);
    const emailKey = 'student0@example.edu';
    const cleaned: string[] = [];
    const mailer: Mailer = {
      send: () => deleteMailsOf(database.db, emailKey),
      deleteCopies: async (of) => void cleaned.push(of),
    };
    const sender = makeSender(database, mailer, () => start);
    expect(await sender.deliver('mail-0', 4000)).toBe('taken over');
    await sender.stop();
    expect(cleaned).toEqual([emailKey]);
  });

  test('a mail stays claimed for as long as it is being sent', async () => {
    const database = await open();
    await queueMails(database, 1);
    let [now, isTried] = [start, false];
    const { promise: sent, resolve: finish } = Promise.withResolvers<void>();
    const send = () => {
      isTried = true;
      return sent;
    };
    const sender = makeSender(database, { send }, () => now);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      sender.wake();
      await expect.poll(() => isTried).toBe(true);
      for (let renewal = 1; renewal <= 4; renewal += 1) {
        now += renewClaimEveryMs;
        vi.advanceTimersByTime(renewClaimEveryMs);
        await expect.poll(() => readQueue(database)).toMatchObject([{ due_at: now + claimMs }]);
      }
      finish();
      await sender.stop();
    } finally {
      vi.useRealTimers();
    }
    expect(await readQueue(database)).toEqual([]);
  });

  test('a mail that was sent and whose row could not be deleted is not sent again', async () => {
    const database = await open();
    await queueMails(database, 1);
    let [now, isFailing, failures] = [start, true, 0];
    const db = database.db.withPlugin({
      transformQuery: ({ node }) => {
        if (!isFailing || node.kind !== 'DeleteQueryNode') return node;
        failures += 1;
        throw new Error('no disk');
      },
      transformResult: async ({ result }) => result,
    });
    const sent: string[] = [];
    const mailer: Mailer = { send: async ({ to }) => void sent.push(to) };
    const sender = makeSender({ ...database, db }, mailer, () => now);
    expect(await sender.deliver('mail-0', 4000)).toBe('taken over');
    await expect.poll(() => failures).toBe(1);
    isFailing = false;
    now = start + claimMs;
    sender.wake();
    await expect.poll(() => readQueue(database)).toEqual([]);
    await sender.stop();
    expect(sent).toHaveLength(1);
  });

  test('a sender that was stopped claims nothing', async () => {
    const database = await open();
    await queueMails(database, 1);
    const sent: string[] = [];
    const sender = makeSender(database, { send: async ({ to }) => void sent.push(to) }, () => start);
    await sender.stop();
    sender.wake();
    await sender.stop();
    expect([sent, await readQueue(database)]).toMatchObject([[], [{ attempts: 0 }]]);
  });

  test('a lost claim can’t be renewed, and its mail can’t be put back into the queue', async () => {
    const database = await open();
    await queueMails(database, 1);
    await renewClaim(database.db, { mailId: 'mail-0', claimId: 'lost' }, start + 1_000_000);
    expect(await readQueue(database)).toMatchObject([{ due_at: start }]);
  });

  test('a newer mail replaces one that waits, but not one that is being sent or the record of one that was given up', async () => {
    const database = await open();
    const { db, engine } = database;
    const claim = { mailId: 'mail-0', claimId: 'claim' };
    const queueAndClaim = async () => {
      await queueMails(database, 1);
      const until = start + claimMs;
      await claimDueMails(db, engine, { ...claim, now: start, until, limit: 1, notices: false });
    };
    const replace = () => deleteWaitingMails(db, { purpose: 'register', emailKey: 'student0@example.edu' });
    await queueAndClaim();
    await replace();
    expect(await readQueue(database)).toMatchObject([{ claim_id: 'claim' }]);
    await postponeMail(db, claim, { dueAt: start + 1000 });
    await replace();
    expect(await readQueue(database)).toEqual([]);
    await queueAndClaim();
    await giveMailUp(db, claim, '550', start);
    await replace();
    expect(await readQueue(database)).toMatchObject([{ failure: '550' }]);
  });

  test('a mail waits longer after each failure, and when its code has expired it is given up and its text deleted', async () => {
    const database = await open();
    await queueMails(database, 1);
    let now = start;
    let isLeaving = true;
    const mailer: Mailer = {
      send: async () => {
        throw new MailFailure('ETIMEDOUT', { mayHaveLeft: isLeaving, isFinal: false });
      },
    };
    const waits: number[] = [];
    for (;;) {
      const sender = makeSender(database, mailer, () => now);
      sender.wake();
      await sender.stop();
      isLeaving = false;
      const [mail] = await readQueue(database);
      if (mail === undefined || mail.due_at === null) break;
      const attempts = waits.length + 1;
      expect(mail).toMatchObject({ claim_id: null, attempts, failure: 'ETIMEDOUT', may_have_left: 1 });
      waits.push((mail.due_at - now) / 1000);
      now = mail.due_at;
    }
    expect(waits.slice(0, 5)).toEqual([1, 2, 4, 8, 16]);
    expect(await readQueue(database)).toMatchObject([
      {
        content: null,
        due_at: null,
        attempts: waits.length + 1,
        failure: 'ETIMEDOUT',
        given_up_at: now,
        email_key: 'student0@example.edu',
      },
    ]);
  });

  test('a mail whose next attempt was planned while a clock was ahead is sent', async () => {
    const database = await open();
    await queueMails(database, 1);
    await database.db
      .updateTable('mails')
      .set({ due_at: start + 86_400_000 })
      .execute();
    const sender = makeSender(database, { send: async () => undefined }, () => start);
    expect(await sender.deliver('mail-0', 4000)).toBe('taken over');
  });

  test('a code that expired while no server was running is not mailed', async () => {
    const database = await open();
    await queueMails(database, 1);
    const sent: string[] = [];
    const sender = makeSender(
      database,
      { send: async ({ to }) => void sent.push(to) },
      () => start + 600_000,
    );
    expect(await sender.deliver('mail-0', 4000)).toBe('given up');
    expect([sent, await readQueue(database)]).toMatchObject([
      [],
      [{ attempts: 0, failure: 'expired', content: null }],
    ]);
  });
});
