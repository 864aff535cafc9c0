import {
  readyMessage,
  tooLarge,
  type ExplainerResponses,
  type ExplainerRequest,
} from '#app/learn/diagnostics/explainer-messages.ts';

/** More code than this is not read: it bounds the memory that the engine takes. */
export const maxSourceCharacters = 100_000;
/**
 * An answer takes a few milliseconds for the code of a lesson; one that takes this long, once the engine is
 * there, would not help.
 */
export const timeLimitMs = 5_000;
/** A worker that is not asked for this long is ended, so that its memory is free again. */
const idleMs = 60_000;

/** The part of a worker that is needed here, so that a test can put another one in its place. */
export type WorkerLike = Pick<
  Worker,
  'postMessage' | 'terminate' | 'addEventListener' | 'removeEventListener'
>;

const startWorker = (): WorkerLike =>
  new Worker(new URL('./explain-worker.ts', import.meta.url), { type: 'module' });

/** Asks the engine in a separate worker, one question after the other. */
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
   * The answer, or that the code is too large to explain. Rejects when the engine can't be loaded or fails.
   */
  ask<Q extends ExplainerRequest>(question: Q): Promise<ExplainerResponses[Q['type']] | typeof tooLarge> {
    const size = question.sources.reduce((sum, { code }) => sum + code.length, 0);
    if (size > maxSourceCharacters) return Promise.resolve(tooLarge);
    const answer = this.queue.then(() => this.send(question));
    this.queue = answer.catch(() => undefined);
    return answer;
  }

  private send<Q extends ExplainerRequest>(
    question: Q,
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
      const finish = (isUsable: boolean): void => {
        clearTimeout(timer);
        worker.removeEventListener('message', succeed);
        worker.removeEventListener('error', fail);
        if (isUsable) this.idleTimer = setTimeout(() => this.end(), idleMs);
        else this.end();
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
      worker.postMessage(question);
    });
  }

  private end(): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.isReady = false;
  }
}

/** The page's own explainer; its worker starts with the first question. */
export const explainerClient = new ExplainerClient();
