import fastify from 'fastify';
import { expect, test } from 'vitest';
import { describeOnEachEngine } from '../../../tests/engines.ts';
import type { Database } from '../../database/database.ts';
import { noopMeter } from '../../kernel/meter.ts';
import { secureRandom } from '../../kernel/random.ts';
import { createMailAttempts } from '../mail-attempts.ts';
import { claimMs } from '../mail-rules.ts';
import { createMailSender } from '../mail-sender.ts';
import { claimDueMails, deleteMailsOf, insertMail } from '../mails-repository.ts';

const start = Date.UTC(2026, 10, 21, 9);

async function queueMail({ db }: Database, purpose: 'register' | 'notice'): Promise<void> {
  const mail = {
    to: 'student0@example.edu',
    username: 'student',
    at: start,
    siteUrl: 'https://club.example.edu',
  };
  await insertMail(db, {
    mail_id: 'mail-0',
    email_key: mail.to,
    user_id: null,
    purpose,
    content: JSON.stringify({ purpose, notice: 'account deleted by an officer', ...mail }),
    created_at: start,
    expires_at: start + 600_000,
  });
}

const readQueue = ({ db }: Database) => db.selectFrom('mails').selectAll().execute();

describeOnEachEngine('attempts to send a mail', (open) => {
  test('an attempt is counted when it begins, and not when a mail has to wait for the budget', async () => {
    const database = await open();
    await queueMail(database, 'notice');
    let mayGo = false;
    const finish = Promise.withResolvers<void>();
    const sender = createMailSender({
      database,
      mailer: { send: () => finish.promise },
      noticeBudget: {
        take: async () => (mayGo ? { release: async () => undefined } : { waitMs: 1, othersWait: false }),
      },
      clock: () => start + 1000,
      random: secureRandom,
      log: fastify().log,
    });
    sender.wake();
    await expect.poll(() => readQueue(database)).toMatchObject([{ attempts: 0, due_at: start + 1001 }]);
    mayGo = true;
    await database.db.updateTable('mails').set({ due_at: start }).execute();
    sender.wake();
    await expect.poll(() => readQueue(database)).toMatchObject([{ attempts: 1 }]);
    finish.resolve();
    await sender.stop();
    expect(await readQueue(database)).toEqual([]);
  });

  test('a mail that was deleted after it was claimed is not sent', async () => {
    const database = await open();
    await queueMail(database, 'register');
    const [claimed] = await claimDueMails(database.db, database.engine, {
      claimId: 'claim',
      now: start,
      until: start + claimMs,
      limit: 1,
      notices: false,
    });
    if (claimed === undefined) throw new Error('nothing was claimed');
    await deleteMailsOf(database.db, 'student0@example.edu');
    const sent: string[] = [];
    const attempts = createMailAttempts({
      db: database.db,
      mailer: { send: async ({ to }) => void sent.push(to) },
      clock: () => start,
      log: fastify().log,
      meter: noopMeter,
      onSettled: () => undefined,
      onRetryIn: () => undefined,
    });
    expect(await attempts.run(claimed, 'claim')).toBe(false);
    expect(sent).toEqual([]);
  });
});
