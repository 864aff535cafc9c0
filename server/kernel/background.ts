/** Work that outlives its request; shutdown waits for it. */
export type Background = {
  /** Starts the work after the current response was sent; a failure goes to `onFailure`. */
  run(work: () => Promise<void>, onFailure: (error: unknown) => void): void;
  /** Resolves when no work is running any more. */
  settled(): Promise<void>;
};

/** The background work of one server. */
export function createBackground(): Background {
  const running = new Set<Promise<void>>();
  return {
    run(work, onFailure) {
      const task = new Promise<void>((resolve) => setImmediate(resolve))
        .then(work)
        .catch(onFailure)
        .finally(() => running.delete(task));
      running.add(task);
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
