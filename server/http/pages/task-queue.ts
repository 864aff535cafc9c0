import { setTimeout as sleep } from 'node:timers/promises';

/** Runs a task after those before it. Resolves or rejects as the task does. */
export type TaskQueue = (task: () => Promise<void>) => Promise<void>;

/** A queue that runs one task at a time and waits for `pauseMs` after each, also after one that failed. */
export function createTaskQueue(pauseMs: number): TaskQueue {
  let previous: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = previous.then(task);
    previous = result.catch(() => undefined).then(() => sleep(pauseMs, undefined, { ref: false }));
    return result;
  };
}
