import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { progressWithDraftsSchema, type Drafts } from '#contract/progress/drafts.ts';
import { mergeProgress } from '#contract/progress/merge-progress.ts';
import { emptyProgress, type Progress } from '#contract/progress/progress.ts';

const storage = new Map<string, string>();
let server: Server;
let account: Progress;
let calls: string[];
let status: number;
/** The drafts of the account, and how many characters they may have together. */
let drafts: Drafts;
let draftRoom: number;
/** Runs while the next call with this method is under way. */
let meanwhile: (() => void) | undefined;
let meanwhileMethod: 'GET' | 'PUT';

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
  drafts = {};
  draftRoom = Infinity;
  meanwhile = undefined;
  meanwhileMethod = 'PUT';
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      calls.push(`${request.method} ${request.url} ${request.headers.authorization}`);
      if (request.method === meanwhileMethod) {
        meanwhile?.();
        meanwhile = undefined;
      }
      let answered = status;
      let sentDrafts: Drafts | undefined;
      if (request.method === 'PUT' && status === 200) {
        const { drafts: sent, ...progress } = progressWithDraftsSchema.parse(JSON.parse(body));
        const merged = { ...drafts, ...sent };
        if (JSON.stringify(merged).length > draftRoom) answered = 413;
        else {
          drafts = merged;
          sentDrafts = sent;
          account = mergeProgress(account, progress);
        }
      }
      response
        .writeHead(answered)
        .end(JSON.stringify(answered === 200 ? { ...account, drafts: sentDrafts } : { error: 'No.' }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('VITE_SITE_API_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.stubGlobal('window', new EventTarget());
  const localStorage = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  };
  vi.stubGlobal(
    'localStorage',
    new Proxy(localStorage, {
      ownKeys: () => [...storage.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  );
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
  ...(await import('#app/learn/progress/drafts/draft-store.ts')),
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

test('the progress of somebody who signs in during an exchange is sent with their own token', async () => {
  const { addProgress, syncProgress } = await open();
  storage.set('userId', 'u2');
  addProgress(lessons('html/lists'));
  storage.set('userId', 'u1');
  meanwhileMethod = 'GET';
  meanwhile = () => void storage.set('token', 'T2').set('userId', 'u2');
  await syncProgress();
  expect(calls).toEqual([get, 'GET /api/progress Bearer T2', 'PUT /api/progress Bearer T2']);
  expect(account).toEqual(lessons('html/lists'));
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

test('where the account has no room for all drafts, a shortened one makes some, and all that fit are sent', async () => {
  const draft = (html: string) => [{ savedAt: 1, origin: 'a', code: { html } }];
  drafts = { 'html/y#y': draft('x'.repeat(31_500)), 'html/z#z': draft('x'.repeat(30_000)) };
  draftRoom = 95_000;
  const { addVersions, readSyncState, hasUnsent, syncProgress } = await open();
  addVersions('html/a#a', draft('a'.repeat(31_000)));
  addVersions('html/b#b', draft('b'.repeat(30_000)));
  addVersions('html/c#c', draft('c'.repeat(30_000)));
  addVersions('html/y#y', draft('y'.repeat(31_500)));
  addVersions('html/z#z', draft('z'));
  const listStored = () =>
    Object.entries(drafts)
      .map(([id, [version]]) => `${id} ${version?.code.html?.charAt(0)}`)
      .toSorted((a, b) => a.localeCompare(b));
  await syncProgress();
  expect(listStored()).toEqual(['html/b#b b', 'html/c#c c', 'html/y#y y', 'html/z#z z']);
  expect(readSyncState()).toEqual({ kind: 'refused', message: 'No.' });
  expect(hasUnsent()).toBe(true);
  draftRoom = 130_000;
  await syncProgress();
  expect(listStored()).toEqual(['html/a#a a', 'html/b#b b', 'html/c#c c', 'html/y#y y', 'html/z#z z']);
  expect(hasUnsent()).toBe(false);
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
