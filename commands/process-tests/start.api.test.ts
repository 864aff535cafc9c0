import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { projectRoot } from '../../pipeline/project-root.ts';
import { bundleServer } from '../../pipeline/server-bundle.ts';
import { newPerson } from '../../tests/api.ts';
import { postJson } from '../../tests/server/send-over-http.ts';
import { readOwnMemory } from './process-memory.ts';
import { runCommand } from '../../tests/run-command.ts';
import { useServerProcesses } from '../../tests/server-process.ts';

/** The server as `npm start` runs it. */
const { start, dataDir } = useServerProcesses(fileURLToPath(await bundleServer()));

test.each([
  ['PORT', 'eighty'],
  ['RATE_LIMIT', 'sometimes'],
  ['TRUST_PROXY', '10.1'],
  ['DATABASE_URL', 'mysql://x'],
])('an invalid %s stops the start with one line that names it', async (name, value) => {
  const server = start({ [name]: value });
  expect(await server.exited).toBe(1);
  expect(server.output().trim().split('\n')).toEqual([expect.stringContaining(name)]);
});

test('an invalid SITE_API_URL stops npm start before the build', async () => {
  const unbuilt = { SITE_API_URL: 'ftp://api.example.org' };
  const { code, stdout, stderr } = await runCommand(
    'start.ts',
    [],
    { dataDir: dataDir(), databaseUrl: undefined },
    undefined,
    unbuilt,
  );
  expect({ code, stdout, stderr }).toEqual({
    code: 1,
    stdout: '',
    stderr: "First Commit can't start: SITE_API_URL must be a URL that starts with http:// or https://.\n",
  });
});

test('an unreadable .env stops npm start with one line', () => {
  mkdirSync(join(dataDir(), '.env'));
  const command = join(projectRoot, 'commands/start.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [command], {
    cwd: dataDir(),
    encoding: 'utf8',
  });
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: "First Commit can't start: The settings in .env can't be read: it is a folder. Name a file.\n",
  });
});

test('a port that is in use is reported on one line', async () => {
  const first = start();
  const { port } = new URL(await first.url);
  const second = start({ PORT: port });
  expect(await second.exited).toBe(1);
  expect(second.output()).toMatch(/can't start: .*another program has this port/);
});

test('the modules that are loaded on demand exist: search, API reference, common passwords', async () => {
  const server = start({ REFUSE_COMMON_PASSWORDS: 'true' });
  const url = await server.url;
  const { email, username, name, password } = newPerson();
  const options = ['--email', email, '--username', username, '--name', name, '--password', password];
  const created = await runCommand('user.ts', ['create', ...options, '--verified', '--admin'], {
    dataDir: dataDir(),
    databaseUrl: undefined,
  });
  expect(created.stderr).toBe('');
  const login = await postJson(`${url}/login`, { email, password });
  const found = await fetch(`${url}/api/admin/users?search=${username}`, {
    headers: { authorization: `Bearer ${String(login.body.token)}` },
  });
  expect(await found.json()).toMatchObject({ total: 1, users: [{ email }] });
  const described = await fetch(`${url}/api/docs/openapi.json`);
  expect(await described.json()).toMatchObject({ openapi: '3.1.0', paths: { '/login': expect.anything() } });
  const common = await postJson(`${url}/register`, { ...newPerson(), password: 'Password1' });
  expect(common).toMatchObject({ status: 400, body: { error: expect.stringMatching(/common|guess/i) } });
});

test('two servers that start at once on a new database both serve it', async () => {
  const servers = [start(), start()];
  for (const { url, exited, output } of servers) {
    const started = await Promise.race([url, exited]);
    expect(String(started), output()).toMatch(/^http/);
    expect((await fetch(`${String(started)}/ready`)).status).toBe(200);
  }
});

test('RATE_LIMIT=off causes a warning', async () => {
  const server = start({ RATE_LIMIT: 'off' });
  await server.url;
  expect(server.output()).toContain('RATE_LIMIT is off');
});

/** A small machine has 512 MB for everything; at rest the server has some 90, and 65 of files. */
const maxOwnMegabytes = 160;
/** By then the public pages are compressed. */
const preparedAfterMs = 10_000;

if (process.platform === 'linux')
  test('an idle server uses little memory', async () => {
    const server = start();
    await fetch(await server.url);
    await sleep(preparedAfterMs);
    expect(readOwnMemory(server.child.pid ?? 0)).toBeLessThan(maxOwnMegabytes);
  });
