import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mergeProgress } from '#contract/merge-progress.ts';
import { emptyProgress, progressSchema, type Progress } from '#contract/progress.ts';

const storage = new Map<string, string>();
let server: Server;
let account: Progress;
let calls: string[];
let status: number;
/** Runs while the next PUT is under way. */
let meanwhile: (() => void) | undefined;

const lessons = (...ids: string[]): Progress => ({
  ...emptyProgress,
  lessons: Object.fromEntries(ids.map((id) => [id, { doneAt: 5 }])),
});

beforeEach(async () => {
  storage.clear();
  storage.set('token', 'T').set('userId', 'u1');
  account = emptyProgress;
  calls = [];
  status = 200;
  meanwhile = undefined;
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      calls.push(`${request.method} ${request.url} ${request.headers.authorization}`);
      if (request.method === 'PUT') {
        meanwhile?.();
        meanwhile = undefined;
        if (status === 200) account = mergeProgress(account, progressSchema.parse(JSON.parse(body)));
      }
      response.writeHead(status).end(JSON.stringify(status === 200 ? account : { error: 'No.' }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('VITE_SITE_API_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
  vi.resetModules();
});

afterEach(async () => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const open = async () => ({
  ...(await import('#app/learn/progress/store/progress-store.ts')),
  ...(await import('#app/learn/progress/store/record-progress.ts')),
  ...(await import('#app/learn/progress/sync/sync-progress.ts')),
});
const get = 'GET /api/progress Bearer T';
const put = 'PUT /api/progress Bearer T';

test('browser and account end with what either knew, and a second exchange sends nothing', async () => {
  account = lessons('html/intro');
  const { addProgress, readStoredProgress, readSyncState, syncProgress } = await open();
  addProgress(lessons('html/lists'));
  await syncProgress();
  expect(account).toEqual(lessons('html/intro', 'html/lists'));
  expect(readStoredProgress()).toMatchObject({ pending: false, progress: account });
  expect(readSyncState()).toEqual({ kind: 'synced' });
  await syncProgress();
  expect(calls).toEqual([get, put, get]);
});

test('what is done while an exchange is under way follows at once', async () => {
  const { addProgress, recordLessonDone, readStoredProgress, syncProgress } = await open();
  addProgress(lessons('html/intro'));
  meanwhile = () => recordLessonDone('html/lists');
  await Promise.all([syncProgress(), syncProgress()]);
  expect(Object.keys(account.lessons)).toEqual(['html/intro', 'html/lists']);
  expect(readStoredProgress().pending).toBe(false);
  expect(calls).toEqual([get, put, get, put]);
});

test('an answer that comes after somebody else signed in is not taken for theirs', async () => {
  const { addProgress, readStoredProgress, syncProgress } = await open();
  addProgress(lessons('html/intro'));
  meanwhile = () => void storage.set('token', 'T2').set('userId', 'u2');
  await syncProgress();
  expect(readStoredProgress().progress).toEqual(emptyProgress);
  storage.set('userId', 'u1');
  expect(readStoredProgress().progress).toEqual(lessons('html/intro'));
});

test('times that the account corrected are taken over', async () => {
  account = lessons('html/intro');
  const { addProgress, readStoredProgress, syncProgress } = await open();
  addProgress({ ...emptyProgress, lessons: { 'html/intro': { doneAt: 900 } } });
  await syncProgress();
  expect(readStoredProgress().progress.lessons['html/intro']).toEqual({ doneAt: 5 });
});

test.each([
  [503, 'unreachable'],
  [429, 'unreachable'],
  [413, 'refused'],
  [401, 'signed-out'],
])('after a %i nothing is lost and the state is %s', async (answered, kind) => {
  status = answered;
  const { addProgress, readStoredProgress, readSyncState, syncProgress } = await open();
  addProgress(lessons('html/intro'));
  await syncProgress();
  expect(readSyncState()).toMatchObject(kind === 'refused' ? { kind, message: 'No.' } : { kind });
  expect(readStoredProgress()).toMatchObject({ pending: true, progress: lessons('html/intro') });
});

test('without a session nothing is called', async () => {
  storage.delete('token');
  const { recordLessonDone, readSyncState, syncProgress } = await open();
  recordLessonDone('html/intro');
  await syncProgress();
  expect(readSyncState()).toEqual({ kind: 'signed-out' });
  expect(calls).toEqual([]);
});

test('changes that the server could not take are sent again without anything else happening', async () => {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('navigator', { onLine: true });
  const { addProgress, readSyncState } = await open();
  const { startSync } = await import('#app/learn/progress/sync/start-sync.ts');
  status = 503;
  addProgress(lessons('html/lists'));
  const stop = startSync({ firstRetryMs: 20 });
  await expect.poll(() => readSyncState().kind).toBe('unreachable');
  status = 200;
  await expect.poll(() => Object.keys(account.lessons)).toEqual(['html/lists']);
  stop();
});
