import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type Api } from '../../../tests/api.ts';
import { makeTestDatabase, type TestDatabase } from '../../../tests/engines.ts';
import type { Database } from '../../database/database.ts';
import { openDatabase } from '../../database/open.ts';
import {
  frameHeaders,
  framePolicy,
  frameSources,
  shellHeaders,
  shellPolicy,
} from '../../../contract/frame-policy.ts';

let testDatabase: TestDatabase;
let database: Database;
let buildDir: string;
let api: Api;

beforeAll(async () => {
  testDatabase = await makeTestDatabase('sqlite');
  database = await openDatabase(testDatabase);
  buildDir = mkdtempSync(join(tmpdir(), 'first-commit-frames-'));
  const page = { file: 'index.html', scripts: [], styles: [], public: true };
  const files: Record<string, string> = {
    'pages.json': JSON.stringify({ pages: { '/': page }, notFound: page }),
    'site.json': '{}',
    'client/index.html': '<h1>Home</h1>',
    'client/generated/playground.html': '<title>Result</title>',
    'client/generated/playground-shell.html': '<title>Shell</title>',
    'client/lesson-files/river.svg': '<svg/>',
    'client/results/css/flexbox/auto-margin.html': '<nav>Noticeboard</nav>',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(buildDir, file)), { recursive: true });
    writeFileSync(join(buildDir, file), text);
  }
  api = await startApi(database, { buildDir, env: { PUBLIC_URL: 'https://club.example.org' } });
});

afterAll(async () => {
  await api.app.close();
  await database.close();
  await testDatabase.remove();
  rmSync(buildDir, { recursive: true });
});

const inLowerCase = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

test('only the playground and the results have the sandbox policy', async () => {
  for (const [path, text] of [
    ['/playground', '<title>Result</title>'],
    ['/results/css/flexbox/auto-margin', '<nav>Noticeboard</nav>'],
  ] as const) {
    const frame = await api.get(path, { headers: { host: 'site.test:3000' } });
    expect([frame.status, frame.text, frame.headers['content-type'], frame.headers['cache-control']]).toEqual(
      [200, text, 'text/html; charset=utf-8', 'no-cache'],
    );
    expect(frame.headers).toMatchObject(inLowerCase(frameHeaders(['site.test:3000', 'club.example.org'])));
    expect(frame.headers).not.toHaveProperty('origin-agent-cluster');
  }
  for (const encoding of ['br', 'gzip'])
    expect(
      (await api.get('/results/css/flexbox/auto-margin', { headers: { 'accept-encoding': encoding } }))
        .headers,
    ).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
  for (const path of ['/results/css/flexbox/none', '/results/', '/results/..%2fpages.json', '/results/css'])
    expect((await api.get(path)).status, path).toBe(404);
  const home = await api.get('/', { headers: { host: 'site.test:3000' } });
  expect(home.headers['content-security-policy']).not.toContain('sandbox');
  expect(home.headers['content-security-policy']).toContain(
    'frame-src site.test:3000/playground site.test:3000/playground/shell site.test:3000/results/ club.example.org/playground club.example.org/playground/shell club.example.org/results/ https://',
  );
});

test('the shell has the site’s origin, and neither it nor its content can load anything', async () => {
  const shell = await api.get('/playground/shell');
  expect([shell.status, shell.text]).toEqual([200, '<title>Shell</title>']);
  expect(shell.headers).toMatchObject(inLowerCase(shellHeaders));
  expect(shellPolicy).toContain("default-src 'none'");
  expect(shellPolicy).toContain("frame-ancestors 'self'");
  expect(shellPolicy).not.toMatch(/sandbox|https?:|src 'self'|\*/);
});

test('the lessons’ files may be shown by documents of another origin', async () => {
  const file = await api.get('/lesson-files/river.svg');
  expect([
    file.status,
    file.headers['cross-origin-resource-policy'],
    file.headers['access-control-allow-origin'],
  ]).toEqual([200, 'cross-origin', '*']);
});

test('[68] the frames reach no other server, by a navigation either, and ask for no name', () => {
  for (const headers of [frameHeaders(['site.test']), shellHeaders])
    expect(headers).toMatchObject({
      'Connection-Allowlist': '(response-origin)',
      'X-DNS-Prefetch-Control': 'off',
      'Referrer-Policy': 'no-referrer',
    });
});

test('an unknown result answers 404', async () => {
  expect((await api.get('/results/css/flexbox/nothing')).status).toBe(404);
  expect((await api.get('/results/../pages.json')).status).toBe(404);
});

test('the policy allows no origin, connection or form, and only the files of the lessons', () => {
  const policy = framePolicy(['site.test']);
  for (const part of [
    'sandbox allow-scripts;',
    "default-src 'none';",
    "connect-src 'none';",
    "form-action 'none';",
    // With a scheme, because a sandboxed document has no origin that could provide it.
    'img-src data: http://site.test/lesson-files/;',
    "frame-ancestors 'self'",
  ]) {
    expect(policy).toContain(part);
  }
  expect(policy).not.toMatch(/allow-same-origin|unsafe-eval/);
});

test('a host with characters that would end the policy is not written into it', () => {
  expect(frameSources(['evil.test; script-src *', '[::1]:3000'])).toEqual(["'self'"]);
});
