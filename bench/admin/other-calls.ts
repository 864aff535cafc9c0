import { setTimeout as sleep } from 'node:timers/promises';
import { hashPassword } from '../../server/accounts/passwords/password-hash.ts';
import type { Database } from '../../server/database/database.ts';
import type { DatabaseSettings } from '../../server/database/open.ts';
import { startSite } from '../server-process.ts';
import { time } from '../statistics.ts';
import type { TermGroup } from './terms.ts';

const admin = { email: 'bench-admin@example.edu', password: 'Monsoon-chai-2026' };
const seconds = 8;
const othersEveryMs = 5;

/**
 * Milliseconds of calls over HTTP: other calls alone, other calls while accounts are searched, and those
 * searches.
 */
export type CallTimes = { alone: number[]; meanwhile: number[]; searches: number[] };

/**
 * Starts a server on the database, searches it as fast as it answers, and makes other calls at the same time.
 */
export async function timeOtherCalls(
  database: Database,
  place: DatabaseSettings,
  groups: readonly TermGroup[],
): Promise<CallTimes> {
  await makeAdmin(database);
  const server = await startSite(place);
  try {
    const headers = { authorization: `Bearer ${await logIn(server.url)}` };
    const call = async (path: string) => {
      const response = await fetch(server.url + path, { headers });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
    };
    const terms = groups.flatMap((group) => group.terms);
    await untilIndexed(() => call('/api/admin/users?search=zz'));
    const alone = await callOften(() => call('/session'));
    const searches: number[] = [];
    let isOver = false;
    const searching = (async () => {
      for (let index = 0; !isOver; index++) {
        const query = new URLSearchParams({
          search: terms[index % terms.length] ?? '',
          page: String(1 + (index % 3) * 50),
        });
        searches.push(await time(() => call(`/api/admin/users?${query}`)));
      }
    })();
    const meanwhile = await callOften(() => call('/session'));
    isOver = true;
    await searching;
    return { alone, meanwhile, searches };
  } finally {
    await server.stop();
    await database.db.deleteFrom('users').where('email_key', '=', admin.email).execute();
  }
}

async function makeAdmin({ db }: Database): Promise<void> {
  const row = {
    user_id: 'bench-admin',
    name: 'Bench Admin',
    username: 'bench-admin',
    username_key: 'bench-admin',
    email: admin.email,
    email_key: admin.email,
    password_hash: await hashPassword(admin.password),
    college: '',
    location: '',
    verified: 1 as const,
    admin: 1 as const,
    created_at: Date.now(),
  };
  await db
    .insertInto('users')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function logIn(base: string): Promise<string> {
  const response = await fetch(`${base}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  });
  const body: unknown = await response.json();
  if (typeof body === 'object' && body !== null && 'token' in body) return String(body.token);
  throw new Error(`/login answered ${response.status}.`);
}

/** Reading all texts takes several times as long as asking the index, at any size worth waiting for. */
async function untilIndexed(search: () => Promise<void>): Promise<void> {
  const deadline = Date.now() + 120_000;
  for (let quick = 0; quick < 5;) {
    if (Date.now() > deadline) throw new Error('The index was not ready in two minutes.');
    quick = (await time(search)) < 10 ? quick + 1 : 0;
    await sleep(200);
  }
}

async function callOften(call: () => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    times.push(await time(call));
    await sleep(othersEveryMs);
  }
  return times;
}
