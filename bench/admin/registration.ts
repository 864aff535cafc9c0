import { notGivenAccountFields } from '../../contract/account-fields.ts';
import { randomUUID } from 'node:crypto';
import fastify from 'fastify';
import { sql } from 'kysely';
import { accountKey } from '../../contract/accounts.ts';
import { createBackground } from '../../server/kernel/background.ts';
import { noopMeter } from '../../server/kernel/meter.ts';
import { secureRandom } from '../../server/kernel/random.ts';
import type { AppContext } from '../../server/context.ts';
import { createHashThreads } from '../../server/accounts/passwords/hash-threads.ts';
import { createSessionUses } from '../../server/accounts/sessions/session-uses.ts';
import { register } from '../../server/accounts/registration/registration.ts';
import type { Database } from '../../server/database/database.ts';
import { createCallMutex } from '../../server/database/transact.ts';
import { readSettings } from '../../server/settings/settings.ts';
import { measureMs } from '../statistics.ts';

const registrations = 100;
const password = 'Monsoon-chai-2026';

/**
 * Milliseconds of each registration's work in the database, without hashing. The registered accounts are
 * deleted afterwards.
 */
export async function timeRegistrations(database: Database): Promise<number[]> {
  let hashMs = 0;
  const context = createContext(database, (milliseconds) => {
    hashMs = milliseconds;
  });
  const times: number[] = [];
  const userIds: string[] = [];
  for (let count = 0; count < registrations; count++) {
    const username = `bench-${randomUUID().slice(0, 18)}`;
    const person = {
      name: 'Meera Krishnan',
      username,
      email: `${username}@example.edu`,
      password,
      ...notGivenAccountFields,
    };
    const now = Date.now();
    const holder = { client: '192.0.2.1', secretHash: 'x' };
    await database.db
      .insertInto('email_proofs')
      .values({
        email_key: accountKey(person.email),
        secret_hash: holder.secretHash,
        verified_at: now,
        expires_at: now + 60_000,
      })
      .execute();
    times.push((await measureMs(async () => userIds.push(await register(context, person, holder)))) - hashMs);
  }
  await database.db.deleteFrom('users').where('user_id', 'in', userIds).execute();
  return times;
}

/** As `timeRegistrations`, without the triggers that log changes for the search. */
export async function timeWithoutLog(database: Database): Promise<number[]> {
  const { db, engine } = database;
  if (engine === 'postgres') {
    await sql`alter table users disable trigger user`.execute(db);
    return timeRegistrations(database).finally(() => sql`alter table users enable trigger user`.execute(db));
  }
  const { rows } = await sql<{
    name: string;
    sql: string;
  }>`select name, sql from sqlite_master where type = 'trigger' and tbl_name = 'users'`.execute(db);
  for (const { name } of rows) await sql`drop trigger ${sql.ref(name)}`.execute(db);
  return timeRegistrations(database).finally(async () => {
    for (const trigger of rows) await sql.raw(trigger.sql).execute(db);
  });
}

/** A server's context that reports how long a hash took, so that it can be subtracted. */
function createContext(database: Database, onHash: (milliseconds: number) => void): AppContext {
  return {
    settings: readSettings({}),
    database,
    mailer: {},
    mailSender: {
      wake: () => undefined,
      deliver: async () => 'taken over',
      start: () => undefined,
      stop: async () => undefined,
    },
    clock: Date.now,
    random: secureRandom,
    publicUrl: () => 'http://localhost',
    sessionUses: createSessionUses(database),
    limitLeases: { take: async () => undefined },
    limitLog: { note: () => undefined },
    log: fastify().log,
    meter: noopMeter,
    hashThreads: createHashThreads(),
    hashQueue: {
      load: () => ({ inside: 0, waiting: 0 }),
      enter: (_client, job) =>
        job(async (work) => {
          const start = performance.now();
          const hash = await work();
          onHash(performance.now() - start);
          return hash;
        }),
    },
    background: createBackground(),
    passwordMutex: createCallMutex(),
    decoyHash: '',
  };
}
