import { expect, test } from 'vitest';
import { startApi, type Person } from '../../../tests/api.ts';
import { describeOnEachEngine } from '../../../tests/engines.ts';
import { expectKinds, kinds } from '../../../tests/server/sent-notices.ts';
import { noopMeter } from '../../kernel/meter.ts';
import { maxRetryDelayMs } from '../mail-rules.ts';
import { MailFailure, type Mail, type Mailer } from '../mailer.ts';

/** The mails that are sent, oldest first. */
function recordingMailer(): { mailer: Mailer; sent: Mail[] } {
  const sent: Mail[] = [];
  return { sent, mailer: { send: async (mail) => void sent.push(mail) } };
}

describeOnEachEngine('notices', (open) => {
  test('never delay their call or make it fail, whatever the mail server does', async () => {
    const database = await open();
    const person = await (await startApi(database)).signUp();
    const { promise: never } = Promise.withResolvers<void>();
    for (const send of [() => never, async () => Promise.reject(new Error('broken'))]) {
      const api = await startApi(database, { mailer: { send } });
      const start = performance.now();
      const token = await api.signIn(person);
      await api.signIn(person);
      expect(performance.now() - start).toBeLessThan(3000);
      expect((await api.get('/session', { token })).status).toBe(200);
    }
  });

  test('wait for a mail server for hours, not for ten minutes, and are given up after a day', async () => {
    const database = await open();
    let isDown = true;
    const { mailer, sent } = recordingMailer();
    const api = await startApi(database, {
      mailer: {
        send: async (mail, mailId) => {
          if (isDown) throw new MailFailure('ECONNREFUSED', { mayHaveLeft: false, isFinal: false });
          await mailer.send(mail, mailId);
        },
      },
    });
    const person = await (await startApi(database)).signUp();
    const readMails = () => database.db.selectFrom('mails').select(['attempts', 'given_up_at']).execute();
    await api.signIn(person);
    await api.signIn(person);
    await expect.poll(readMails).toMatchObject([{ attempts: 1 }]);
    api.pass({ minutes: 5 * 60 });
    isDown = false;
    // Any later mail starts the sender.
    await api.post('/send-otp', { email: 'later@example.edu' });
    await expect.poll(() => sent.map(({ purpose }) => purpose).toSorted()).toEqual(['notice', 'register']);

    isDown = true;
    await api.signIn(person);
    await expect.poll(readMails).toMatchObject([{ attempts: 1 }]);
    api.pass({ days: 1 });
    isDown = false;
    await api.post('/send-otp', { email: 'later@example.edu' });
    await expect.poll(readMails).toMatchObject([{ given_up_at: expect.any(Number) }]);
    expect(sent.filter(({ purpose }) => purpose === 'notice')).toHaveLength(1);
  });

  test('are at most ten of one kind in an hour and don’t count against the limit of codes', async () => {
    const database = await open();
    const reached: string[] = [];
    const meter = { ...noopMeter, countLimitReached: (name: string) => void reached.push(name) };
    const api = await startApi(database, { meter });
    const person = await api.signUp();
    for (let time = 0; time < 15; time += 1) await api.signIn(person);
    await expectKinds(api, database, Array<string>(10).fill('new browser'));
    expect(reached).toEqual(Array<string>(4).fill('notices to an email'));
    expect((await api.post('/send-reset-otp', { email: person.email })).status).toBe(200);
    await expect.poll(() => api.mails.at(-1)?.purpose).toBe('reset');
    api.pass({ minutes: 60 });
    await api.signIn(person);
    await expectKinds(api, database, Array<string>(11).fill('new browser'));
  });

  test('are at most a quarter of the site’s mails; the rest is for codes, and waiting notices are sent later', async () => {
    const database = await open();
    const people: Person[] = [];
    const before = await startApi(database);
    for (let time = 0; time < 5; time += 1) people.push(await before.signUp());
    const api = await startApi(database, { env: { MAILS_PER_HOUR: '13' } });
    const logInTwice = async (person: Person) => {
      await api.signIn(person);
      await api.signIn(person);
    };
    for (const person of people) await logInTwice(person);
    // The five registrations used five codes. A quarter of 13 is three, so three notices are sent and two wait.
    await expect.poll(() => kinds(api)).toHaveLength(3);
    // From clients that asked for nothing in the last hour: a part of the mails is kept for them.
    for (let time = 0; time < 5; time += 1) {
      const sent = await api.post(
        '/send-otp',
        { email: `student${time}@example.edu` },
        { from: `192.0.2.1${time}` },
      );
      expect(sent.status).toBe(200);
    }
    expect((await api.post('/send-otp', { email: 'late@example.edu' })).status).toBe(429);
    expect(kinds(api)).toHaveLength(3);
    const waiting = await database.db.selectFrom('mails').select(['purpose', 'due_at']).execute();
    expect(waiting.map(({ purpose }) => purpose)).toEqual(['notice', 'notice']);
    // A later time would be taken for one that was written while a clock was wrong.
    expect(Math.max(...waiting.map(({ due_at }) => due_at ?? 0))).toBe(api.now() + maxRetryDelayMs);
    api.pass({ minutes: 61 });
    await api.requestCode('later@example.edu');
    await expect.poll(() => kinds(api)).toHaveLength(5);
    expect(new Set(api.notices.map(({ to }) => to)).size).toBe(5);
  });

  test('count against the site’s mails only when they may have been sent', async () => {
    const database = await open();
    const registering = await startApi(database);
    const person = await registering.signUp();
    await registering.signIn(person);
    const countAfterFailure = async (failure: { mayHaveLeft: boolean; isFinal: boolean }) => {
      let tries = 0;
      const send = async () => {
        tries += 1;
        throw new MailFailure('421', failure);
      };
      const api = await startApi(database, { mailer: { send } });
      await api.signIn(person);
      await expect.poll(() => tries).toBe(1);
      await api.app.close();
      const hits = database.db.selectFrom('rate_hits').select('hit_id').where('bucket', '=', 'mails:notices');
      return (await hits.execute()).length;
    };
    expect(await countAfterFailure({ mayHaveLeft: false, isFinal: false })).toBe(0);
    expect(await countAfterFailure({ mayHaveLeft: true, isFinal: false })).toBe(1);
    expect(await countAfterFailure({ mayHaveLeft: true, isFinal: true })).toBe(2);
  });

  test('leave half of the mails that are sent at a time to codes while the mail server is slow', async () => {
    const database = await open();
    const registering = await startApi(database);
    const people: Person[] = [];
    for (let time = 0; time < 4; time += 1) people.push(await registering.signUp());
    const { promise: never } = Promise.withResolvers<void>();
    let notices = 0;
    const codes: string[] = [];
    const api = await startApi(database, {
      mailer: {
        send: async (mail) => {
          if (mail.purpose !== 'notice') codes.push(mail.to);
          else {
            notices += 1;
            await never;
          }
        },
      },
    });
    for (const person of people) for (let time = 0; time < 6; time += 1) await api.signIn(person);
    await expect.poll(() => notices).toBe(10);
    const { status } = await api.post('/send-otp', { email: 'student@example.edu' });
    expect([status, codes]).toEqual([200, ['student@example.edu']]);
    expect(notices).toBe(10);
  });
});
