import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type Api } from '../../../tests/api.ts';
import { makeTestDatabase, type TestDatabase } from '../../../tests/engines.ts';
import type { Database } from '../../database/database.ts';
import { openDatabase } from '../../database/open.ts';
import { createPrometheusMeter } from '../../metrics/prometheus-meter.ts';
import { policyReportPath } from './page-policy.ts';

let testDatabase: TestDatabase;
let database: Database;
let api: Api;
const { meter, read } = createPrometheusMeter();

/** As Chromium sends it. */
const report = {
  'document-uri': 'https://club.example.org/clubs?from=mail#sign',
  referrer: '',
  'violated-directive': 'script-src-elem',
  'effective-directive': 'script-src-elem',
  'original-policy': "default-src 'self'",
  disposition: 'enforce',
  'blocked-uri': 'https://cdn.example.net/widget.js?token=secret',
  'line-number': 12,
  'source-file': 'https://club.example.org/assets/app-1234.js',
  'status-code': 200,
  'script-sample': '',
};

beforeAll(async () => {
  testDatabase = await makeTestDatabase('sqlite');
  database = await openDatabase(testDatabase);
  api = await startApi(database, { meter });
});

afterAll(async () => {
  await api.app.close();
  await database.close();
  await testDatabase.remove();
});

async function send(changes: object = {}, contentType = 'application/csp-report'): Promise<number> {
  const { statusCode } = await api.send({
    method: 'POST',
    url: policyReportPath,
    headers: { 'content-type': contentType },
    payload: JSON.stringify({ 'csp-report': { ...report, ...changes } }),
  });
  return statusCode;
}

const warnings = () => api.logLines.filter((line) => line.includes('policy forbids'));
const count = async () => Number(/site_policy_reports_total (\d+)/.exec(await read())?.[1]);

test('a report is counted, and each kind of report is logged once an hour', async () => {
  expect(await send()).toBe(204);
  expect(await send()).toBe(204);
  expect(await count()).toBe(2);
  expect(warnings()).toHaveLength(1);
  expect(JSON.parse(warnings()[0] ?? '')).toMatchObject({
    level: 40,
    directive: 'script-src-elem',
    blocked: 'https://cdn.example.net/widget.js',
    page: 'https://club.example.org/clubs',
    source: 'https://club.example.org/assets/app-1234.js:12',
  });
  api.pass({ minutes: 61 });
  await send();
  expect(warnings()).toHaveLength(2);
  // A clock that was ahead is set back.
  api.pass({ minutes: -600 });
  await send();
  expect(warnings()).toHaveLength(3);
});

test('reports about browser extensions are ignored', async () => {
  const before = [await count(), warnings().length];
  expect(await send({ 'source-file': 'moz-extension://1f2e/inject.js' })).toBe(204);
  expect(await send({ 'blocked-uri': 'chrome-extension://abc/style.css' })).toBe(204);
  expect([await count(), warnings().length]).toEqual(before);
});

test('clients can neither write arbitrary text into the log nor fill it', async () => {
  api.logLines.length = 0;
  await send({
    'effective-directive': '\u{1B}[2J\nlevel=60',
    'blocked-uri': '\u{1B}[31mhello',
    'document-uri': 'javascript:alert(1)',
    'source-file': `https://club.example.org/\u{1B}[2J${'a'.repeat(4000)}`,
  });
  const { directive, blocked, page, source } = JSON.parse(warnings()[0] ?? '') as Record<string, string>;
  expect([directive, blocked, page]).toEqual(['unknown', 'unknown', 'javascript:']);
  expect(source).toMatch(/^https:\/\/club\.example\.org\/%1B\[2Ja{150,180}:12$/);
  for (let nth = 0; nth < 100; nth += 1) await send({ 'blocked-uri': `https://cdn.example.net/${nth}` });
  expect(warnings().length).toBeLessThanOrEqual(50);
});

test('anything but a report is rejected with a sentence', async () => {
  expect(await send({ 'blocked-uri': 7 })).toBe(400);
  expect(await send({}, 'text/plain')).toBe(415);
  expect(await send({ 'script-sample': 'a'.repeat(9000) })).toBe(413);
  for (const body of [{}, { 'csp-report': 7 }, { 'csp-report': { 'line-number': 'x' } }])
    expect((await api.post(policyReportPath, body)).body.error).toBe(
      'The body must be a report of a Content-Security-Policy.',
    );
  expect((await api.post(policyReportPath, [])).body.error).toBe('The body must be a JSON object.');
  expect((await api.get(policyReportPath)).status).toBe(405);
});
