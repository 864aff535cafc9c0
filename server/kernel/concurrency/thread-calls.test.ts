import { Worker } from 'node:worker_threads';
import { afterEach, expect, test } from 'vitest';
import { createThreadCalls } from './thread-calls.ts';

const threads: Worker[] = [];
afterEach(() => Promise.all(threads.splice(0).map((thread) => thread.terminate())));

/** Starts a thread from the source text of its module. */
function startThread(source: string): Worker {
  const module = `import { parentPort } from 'node:worker_threads';
    import { answerCalls } from ${JSON.stringify(import.meta.resolve('./thread-calls.ts'))};
    ${source}`;
  const thread = new Worker(new URL(`data:text/javascript,${encodeURIComponent(module)}`));
  threads.push(thread);
  return thread;
}

test('a message without the id of a request is no response', async () => {
  const thread = startThread(`
    parentPort.postMessage({ 'watch:import': ['file:///one.ts'] });
    parentPort.postMessage('text');
    parentPort.postMessage({ id: 7, result: 'of no request' });
    answerCalls(parentPort, (request) => {
      parentPort.postMessage({ 'watch:import': ['file:///two.ts'] });
      return request * 2;
    });`);
  const calls = createThreadCalls<number>(thread, 'test');
  expect(await Promise.all([calls.send(1), calls.send(2), calls.send(3)])).toEqual([2, 4, 6]);
});

test('each response goes to its own request, whatever their order', async () => {
  const calls = createThreadCalls<number>(
    startThread(`answerCalls(parentPort, (ms) => new Promise((resolve) => setTimeout(resolve, ms, ms)));`),
    'test',
  );
  expect(await Promise.all([calls.send(60), calls.send(1), calls.send(30)])).toEqual([60, 1, 30]);
});

test('an error in the thread rejects its own call, and the thread works on', async () => {
  const calls = createThreadCalls<string>(
    startThread(
      `answerCalls(parentPort, (text) => { if (text === 'bad') throw new Error('no'); return text; });`,
    ),
    'test',
  );
  const [bad, good] = await Promise.allSettled([calls.send('bad'), calls.send('good')]);
  expect(bad).toMatchObject({ status: 'rejected', reason: { message: 'no' } });
  expect(good).toEqual({ status: 'fulfilled', value: 'good' });
});

test('a thread that ends or fails rejects what it has not answered', async () => {
  const silent = startThread(`parentPort.on('message', () => process.exit(1));`);
  await expect(createThreadCalls(silent, 'silent').send('go')).rejects.toThrow(
    'The silent thread ended before it responded.',
  );
  const failing = startThread(`parentPort.on('message', () => { throw new Error('broken'); });`);
  await expect(createThreadCalls(failing, 'failing').send('go')).rejects.toThrow('broken');
});
