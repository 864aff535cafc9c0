import {
  readyMessage,
  tooLarge,
  type ExplainerResponses,
  type ExplainerRequest,
} from '#app/learn/diagnostics/explainer-messages.ts';

/** The engine doesn't parse more code than this, which limits its memory. */
export const maxSourceCharacters = 100_000;
/**
 * A response takes a few milliseconds for the code of a lesson. One that takes this long after the engine
 * has loaded would be useless.
 */
export const timeLimitMs = 5_000;
/** A worker without requests for this long is terminated, to free its memory. */
const idleMs = 60_000;

/** The part of a worker that the client needs, so that a test can replace the worker. */
export type WorkerLike = Pick<
  Worker,
  'postMessage' | 'terminate' | 'addEventListener' | 'removeEventListener'
>;

const startWorker = (): WorkerLike =>
  new Worker(new URL('./explain-worker.ts', import.meta.url), { type: 'module' });

/** Sends requests to the engine in a separate worker, one after the other. */
export class ExplainerClient {
  private worker: WorkerLike | undefined;
  private isReady = false;
  private queue: Promise<unknown> = Promise.resolve();
  private idleTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly start: () => WorkerLike;

  constructor(start: () => WorkerLike = startWorker) {
    this.start = start;
  }

  /**
   * The response, or `tooLarge` for code that is too large to explain. Rejects when the engine can't be
   * loaded or fails.
   */
  request<Q extends ExplainerRequest>(message: Q): Promise<ExplainerResponses[Q['type']] | typeof tooLarge> {
    const size = message.sources.reduce((sum, { code }) => sum + code.length, 0);
    if (size > maxSourceCharacters) return Promise.resolve(tooLarge);
    const response = this.queue.then(() => this.send(message));
    this.queue = response.catch(() => undefined);
    return response;
  }

  private send<Q extends ExplainerRequest>(
    message: Q,
  ): Promise<ExplainerResponses[Q['type']] | typeof tooLarge> {
    const worker = (this.worker ??= this.start());
    clearTimeout(this.idleTimer);
    return new Promise((resolve, reject) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const startTimer = (): void => {
        timer = setTimeout(() => {
          finish(false);
          resolve(tooLarge);
        }, timeLimitMs);
      };
      const finish = (isWorkerUsable: boolean): void => {
        clearTimeout(timer);
        worker.removeEventListener('message', succeed);
        worker.removeEventListener('error', fail);
        if (isWorkerUsable) this.idleTimer = setTimeout(() => this.terminateWorker(), idleMs);
        else this.terminateWorker();
      };
      const succeed = (event: Event): void => {
        if (!(event instanceof MessageEvent)) return;
        if (event.data === readyMessage) {
          this.isReady = true;
          startTimer();
          return;
        }
        finish(true);
        resolve(event.data);
      };
      const fail = (event: Event): void => {
        finish(false);
        reject(new Error(event instanceof ErrorEvent ? event.message : 'The engine could not be loaded.'));
      };
      if (this.isReady) startTimer();
      worker.addEventListener('message', succeed);
      worker.addEventListener('error', fail);
      worker.postMessage(message);
    });
  }

  private terminateWorker(): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.isReady = false;
  }
}

/** The client of the page. Its worker starts with the first request. */
export const explainerClient = new ExplainerClient();
