import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ExplainerClient, maxSourceCharacters, timeLimitMs, type WorkerLike } from './explainer-client.ts';
import { readyMessage, tooLarge, type ExplainerRequest } from './explainer-messages.ts';

/** A worker that answers when the test says so. */
class ManualWorker extends EventTarget implements WorkerLike {
  readonly asked: unknown[] = [];
  isTerminated = false;

  postMessage(question: unknown): void {
    this.asked.push(question);
  }
  terminate(): void {
    this.isTerminated = true;
  }
  answer(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const question = (code: string): ExplainerRequest => ({ type: 'page', sources: [{ language: 'css', code }] });
const answer = { causes: [], followers: [] };
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

test('questions go to one worker, one after the other', async () => {
  const first = explainer.ask(question('a'));
  const second = explainer.ask(question('b'));
  await vi.advanceTimersByTimeAsync(0);
  expect(workers[0]?.asked).toEqual([question('a')]);
  workers[0]?.answer(answer);
  expect(await first).toEqual(answer);
  await vi.advanceTimersByTimeAsync(0);
  workers[0]?.answer(answer);
  expect(await second).toEqual(answer);
  expect(workers).toHaveLength(1);
});

test('a worker that takes too long is ended, and the next question gets a new one', async () => {
  const first = explainer.ask(question('a'));
  await vi.advanceTimersByTimeAsync(0);
  workers[0]?.answer(readyMessage);
  await vi.advanceTimersByTimeAsync(timeLimitMs);
  expect(await first).toBe(tooLarge);
  expect(workers[0]?.isTerminated).toBe(true);
  const second = explainer.ask(question('b'));
  await vi.advanceTimersByTimeAsync(0);
  workers[1]?.answer(answer);
  expect(await second).toEqual(answer);
});

test('the time that the engine takes to load does not count', async () => {
  const first = explainer.ask(question('a'));
  await vi.advanceTimersByTimeAsync(4 * timeLimitMs);
  workers[0]?.answer(readyMessage);
  await vi.advanceTimersByTimeAsync(timeLimitMs - 1);
  workers[0]?.answer(answer);
  expect(await first).toEqual(answer);
  const second = explainer.ask(question('b'));
  await vi.advanceTimersByTimeAsync(timeLimitMs);
  expect(await second, 'a question to an engine that is there').toBe(tooLarge);
});

test('code past the limit is not read at all', async () => {
  expect(await explainer.ask(question('a'.repeat(maxSourceCharacters + 1)))).toBe(tooLarge);
  expect(workers).toEqual([]);
});

test('a worker that is not asked any more is ended', async () => {
  const first = explainer.ask(question('a'));
  await vi.advanceTimersByTimeAsync(0);
  workers[0]?.answer(answer);
  await first;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(workers[0]?.isTerminated).toBe(true);
});

test('an engine that can not be loaded is an error, and the next question tries again', async () => {
  const first = explainer.ask(question('a'));
  const failed = expect(first).rejects.toThrow('could not be loaded');
  await vi.advanceTimersByTimeAsync(0);
  workers[0]?.dispatchEvent(new Event('error'));
  await failed;
  const second = explainer.ask(question('b'));
  await vi.advanceTimersByTimeAsync(0);
  workers[1]?.answer(answer);
  expect(await second).toEqual(answer);
});
