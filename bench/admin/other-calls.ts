import { notGivenAccountFields, toAccountFieldColumns } from '../../contract/account-fields.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { hashPassword } from '../../server/accounts/passwords/password-hash.ts';
import type { Database } from '../../server/database/database.ts';
import type { DatabaseSettings } from '../../server/database/open.ts';
import { startSite } from '../server-process.ts';
import { measureMs } from '../statistics.ts';
import type { TermGroup } from './search-terms.ts';

const admin = { email: 'bench-admin@example.edu', password: 'Monsoon-chai-2026' };
const seconds = 8;
const pauseMs = 5;

/**
 * Milliseconds of calls over HTTP: other calls without searches, other calls during searches, and the
 * searches.
 */
export type CallTimes = { idle: number[]; duringSearch: number[]; searches: number[] };

/**
 * Starts a server on the database, sends searches as fast as it responds, and measures other calls at the
 * same time.
 */
export async function timeOtherCalls(
  database: Database,
  settings: DatabaseSettings,
  groups: readonly TermGroup[],
): Promise<CallTimes> {
  await createAdmin(database);
  const server = await startSite(settings);
  try {
    const headers = { authorization: `Bearer ${await logIn(server.url)}` };
    const call = async (path: string) => {
      const response = await fetch(server.url + path, { headers });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
    };
    const terms = groups.flatMap((group) => group.terms);
    await waitUntilIndexed(() => call('/api/admin/users?search=zz'));
    const idle = await callRepeatedly(() => call('/session'));
    const searches: number[] = [];
    let isFinished = false;
    const searching = (async () => {
      for (let index = 0; !isFinished; index++) {
        const query = new URLSearchParams({
          search: terms[index % terms.length] ?? '',
          page: String(1 + (index % 3) * 50),
        });
        searches.push(await measureMs(() => call(`/api/admin/users?${query}`)));
      }
    })();
    const duringSearch = await callRepeatedly(() => call('/session'));
    isFinished = true;
    await searching;
    return { idle, duringSearch, searches };
  } finally {
    await server.stop();
    await database.db.deleteFrom('users').where('email_key', '=', admin.email).execute();
  }
}

async function createAdmin({ db }: Database): Promise<void> {
  const row = {
    user_id: 'bench-admin',
    name: 'Bench Admin',
    username: 'bench-admin',
    username_key: 'bench-admin',
    email: admin.email,
    email_key: admin.email,
    password_hash: await hashPassword(admin.password),
    ...toAccountFieldColumns(notGivenAccountFields),
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

/**
 * Waits until searches use the index. Without it, a search scans all rows, which takes several times as long.
 */
async function waitUntilIndexed(search: () => Promise<void>): Promise<void> {
  const deadline = Date.now() + 120_000;
  for (let fastCalls = 0; fastCalls < 5;) {
    if (Date.now() > deadline) throw new Error('The index was not ready in two minutes.');
    fastCalls = (await measureMs(search)) < 10 ? fastCalls + 1 : 0;
    await sleep(200);
  }
}

async function callRepeatedly(call: () => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    times.push(await measureMs(call));
    await sleep(pauseMs);
  }
  return times;
}
