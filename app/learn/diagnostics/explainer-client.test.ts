import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ExplainerClient, maxSourceCharacters, timeLimitMs, type WorkerLike } from './explainer-client.ts';
import { readyMessage, tooLarge, type ExplainerRequest } from './explainer-messages.ts';

/** A worker that responds when the test says so. */
class ManualWorker extends EventTarget implements WorkerLike {
  readonly posted: unknown[] = [];
  isTerminated = false;

  postMessage(message: unknown): void {
    this.posted.push(message);
  }
  terminate(): void {
    this.isTerminated = true;
  }
  respond(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const pageRequest = (code: string): ExplainerRequest => ({
  type: 'page',
  sources: [{ language: 'css', code }],
});
const response = { causes: [], followers: [] };
let workers: ManualWorker[] = [];
let explainer = new ExplainerClient();

beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
  explainer = new ExplainerClient(() => {
    const worker = new ManualWorker();
    workers.push(worker);
    return worker;
  });
});
afterEach(() => {
  vi.useRealTimers();
});

test('requests go to one worker, one after the other', async () => {
  const first = explainer.request(pageRequest('a'));
  const second = explainer.request(pageRequest('b'));
  await vi.advanceTimersByTimeAsync(0);
  expect(workers[0]?.posted).toEqual([pageRequest('a')]);
  workers[0]?.respond(response);
  expect(await first).toEqual(response);
  await vi.advanceTimersByTimeAsync(0);
  workers[0]?.respond(response);
  expect(await second).toEqual(response);
  expect(workers).toHaveLength(1);
});

test('a worker that takes too long is terminated, and the next request gets a new one', async () => {
  const first = explainer.request(pageRequest('a'));
  await vi.advanceTimersByTimeAsync(0);
  workers[0]?.respond(readyMessage);
  await vi.advanceTimersByTimeAsync(timeLimitMs);
  expect(await first).toBe(tooLarge);
  expect(workers[0]?.isTerminated).toBe(true);
  const second = explainer.request(pageRequest('b'));
  await vi.advanceTimersByTimeAsync(0);
  workers[1]?.respond(response);
  expect(await second).toEqual(response);
});

test('the time that the engine takes to load does not count', async () => {
  const first = explainer.request(pageRequest('a'));
  await vi.advanceTimersByTimeAsync(4 * timeLimitMs);
  workers[0]?.respond(readyMessage);
  await vi.advanceTimersByTimeAsync(timeLimitMs - 1);
  workers[0]?.respond(response);
  expect(await first).toEqual(response);
  const second = explainer.request(pageRequest('b'));
  await vi.advanceTimersByTimeAsync(timeLimitMs);
  expect(await second, 'a request to a loaded engine').toBe(tooLarge);
});

test('code past the limit is not read at all', async () => {
  expect(await explainer.request(pageRequest('a'.repeat(maxSourceCharacters + 1)))).toBe(tooLarge);
  expect(workers).toEqual([]);
});

test('a worker that is not posted any more is terminated', async () => {
  const first = explainer.request(pageRequest('a'));
  await vi.advanceTimersByTimeAsync(0);
  workers[0]?.respond(response);
  await first;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(workers[0]?.isTerminated).toBe(true);
});

test('an engine that can not be loaded is an error, and the next request tries again', async () => {
  const first = explainer.request(pageRequest('a'));
  const failed = expect(first).rejects.toThrow('could not be loaded');
  await vi.advanceTimersByTimeAsync(0);
  workers[0]?.dispatchEvent(new Event('error'));
  await failed;
  const second = explainer.request(pageRequest('b'));
  await vi.advanceTimersByTimeAsync(0);
  workers[1]?.respond(response);
  expect(await second).toEqual(response);
});
