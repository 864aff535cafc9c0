import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { emptyProgress } from '../../contract/progress/progress.ts';
import { expect, test } from 'vitest';
import { bundleServer } from '../../pipeline/server-bundle.ts';
import { useServerProcesses } from '../../tests/server-process.ts';
import { findDisk, onSmallDisk } from './small-disk.ts';

/** The server as `npm start` runs it. */
const { dataDir, start } = useServerProcesses(fileURLToPath(await bundleServer()));

const password = 'Monsoon-chai-2026';

/** Calls of a running server, and what a new member of it needs. */
function callsOf(url: string, output: () => string) {
  let proof = '';
  const call = async (method: string, path: string, body?: object, token?: string) => {
    const response = await fetch(url + path, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        // Whoever verified an email sends the cookie of /verify-otp back.
        cookie: proof,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    proof = response.headers.getSetCookie()[0]?.split(';')[0] ?? proof;
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const register = async (username: string): Promise<string> => {
    const email = `${username}@example.edu`;
    await call('POST', '/send-otp', { email });
    const otp = [...output().matchAll(/your code is (\d{6})/g)].at(-1)?.[1];
    await call('POST', '/verify-otp', { email, otp });
    const person = {
      name: 'Meera',
      username,
      email,
      password,
      collegeName: 'Hillside Institute',
      location: 'Pune',
    };
    expect((await call('POST', '/register', person)).status).toBe(201);
    return String((await call('POST', '/login', { email, password })).body.token);
  };
  return { call, register };
}

/** Progress of 40 KB, none of which was there before: the database's file has to grow for it. */
const learnt = (round: number) => ({
  ...emptyProgress,
  technologies: Object.fromEntries(
    Array.from({ length: 600 }, (_, index) => [
      `technology-${round}-${index}`,
      { state: 'done' as const, changedAt: 1_700_000_000_000 },
    ]),
  ),
});

test('[60] on a full disk reads continue and nothing is lost, and writes work again when there is free space', async () => {
  const server = start({ RATE_LIMIT: 'off' }, { by: (program) => onSmallDisk(dataDir(), 16, program) });
  const { call, register } = callsOf(await server.url, server.output);
  const disk = findDisk(server.child.pid ?? 0, dataDir());
  const members = Array.from({ length: 8 }, (_, index) => `member${index + 1}`);
  const tokens: string[] = [];
  for (const username of members) tokens.push(await register(username));
  const kept: { token: string; round: number }[] = [];
  const write = async (token: string, round: number) => {
    const { status } = await call('PUT', '/api/progress', learnt(round), token);
    if (status === 200) kept.push({ token, round });
    return status;
  };
  const expectAllKept = async () => {
    for (const { token, round } of kept) {
      const { body } = await call('GET', '/api/progress', undefined, token);
      expect(body.technologies).toMatchObject(learnt(round).technologies);
    }
  };
  const countTold = (words: string) => server.output().split(words).length - 1;

  const writes = [1, 2, 3].flatMap((round) => tokens.map((token) => ({ token, round })));
  // On the full disk the first write may already fail, if a checkpoint needs the rest of the space before it.
  expect(await write(tokens[0] ?? '', 1)).toBe(200);
  // Until the database can't grow, and then neither can the log; the 1.5 MB that it may have are reused first.
  disk.fill(200_000);
  let failedWrite: (typeof writes)[number] | undefined;
  for (const next of writes) {
    const status = await write(next.token, next.round);
    if (status === 200) continue;
    expect(status).toBe(503);
    failedWrite = next;
    break;
  }
  if (failedWrite === undefined) throw new Error('All of it found space on the full disk.');
  await expect.poll(() => countTold('can’t be copied into the database')).toBe(1);
  await sleep(3000);
  expect(countTold('can’t be copied into the database')).toBe(1);
  await expectAllKept();
  for (const [index, username] of members.entries())
    expect((await call('GET', '/session', undefined, tokens[index])).body).toMatchObject({ username });
  const refused = await call('PUT', '/api/progress', learnt(failedWrite.round), failedWrite.token);
  expect([refused.status, Object.keys(refused.body)]).toEqual([503, ['error', 'code']]);
  // A server that still serves what is there is not taken out of the balancer (docs/how-to/watch.md).
  expect((await call('GET', '/ready')).status).toBe(200);

  disk.clear();
  await expect.poll(() => write(failedWrite.token, failedWrite.round)).toBe(200);
  await expect.poll(() => countTold('is copied into the database again')).toBe(1);
  await expectAllKept();
  for (const name of ['site.db', 'site.db-wal']) copyFileSync(disk.path(name), join(dataDir(), name));
  const database = new DatabaseSync(join(dataDir(), 'site.db'));
  expect(database.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
  database.close();
});
