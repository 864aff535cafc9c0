import { DatabaseSync } from 'node:sqlite';
import fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '../../tests/engines.ts';
import { databaseFile, openDatabase } from '../database/open.ts';
import { secureRandom } from '../kernel/random.ts';
import { createMailClaims } from './mail-claims.ts';

const now = Date.UTC(2026, 10, 21, 9);
let place: TestDatabase;
beforeEach(async () => {
  place = await makeTestDatabase('sqlite');
});
afterEach(() => place.remove());

test('a wake-up at any moment after the last look at the queue sends what was queued', async () => {
  const database = await openDatabase(place);
  // Another connection that writes at once, without a turn of the event loop.
  const other = new DatabaseSync(databaseFile(place.dataDir));
  const insert = other.prepare(
    `insert into mails (mail_id, email_key, purpose, content, created_at, expires_at, due_at, attempts, may_have_left)
     values (?, 'a@example.org', 'register', '{}', ${now}, ${now + 1000}, ${now}, 0, 0)`,
  );
  // The loop needs two or three steps of the promise queue after its last look until it has ended.
  for (let steps = 0; steps < 10; steps += 1) {
    const sent: string[] = [];
    let hasLooked = false;
    const wakeLater = async () => {
      for (let step = 0; step < steps; step += 1) await Promise.resolve();
      claims.wake();
    };
    const claims = createMailClaims({
      database,
      clock: () => now,
      random: secureRandom,
      log: fastify().log,
      sendCode: async ({ mail_id }) => sent.push(mail_id),
      sendNotice: async () => undefined,
      // Asked after the mails with codes were read.
      mayClaimNotices: () => {
        if (!hasLooked) {
          hasLooked = true;
          insert.run(`mail-${steps}`);
          void wakeLater();
        }
        return false;
      },
    });
    claims.wake();
    await expect.poll(() => sent, { message: `woken after ${steps} steps` }).toEqual([`mail-${steps}`]);
    await claims.stop();
  }
  other.close();
  await database.close();
});
