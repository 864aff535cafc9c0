/** Work that outlives its request; shutdown waits for it. */
export type Background = {
  /** Starts the work once the answer at hand is out; failures go to `onFailure`. */
  run(work: () => Promise<void>, onFailure: (error: unknown) => void): void;
  settled(): Promise<void>;
};

/** For one server: what it runs ends with it. */
export function createBackground(): Background {
  const underWay = new Set<Promise<void>>();
  return {
    run(work, onFailure) {
      const task = new Promise<void>((resolve) => setImmediate(resolve))
        .then(work)
        .catch(onFailure)
        .finally(() => underWay.delete(task));
      underWay.add(task);
    },
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
