/** The work's turn did not come in time. */
export class TurnTimeoutError extends Error {
  override name = 'TurnTimeoutError';
}

type Waiter = { start(): void; fail(error: unknown): void };

export type Turns = {
  /**
   * Runs the work when all its names are free, in the order of asking. Throws TurnTimeoutError after
   * `waitMs`; where work before it failed in a way that `endsLine` recognises, throws that error at once.
   */
  take<Result>(names: readonly string[], work: () => Promise<Result>): Promise<Result>;
};

/**
 * A mutex for each name, within this process: work on the same names runs one after the other, so that a
 * burst of calls on one row waits here and not on connections that others need.
 */
export function createTurns({
  waitMs,
  endsLine,
}: {
  waitMs: number;
  endsLine: (error: unknown) => boolean;
}): Turns {
  const lines = new Map<string, Waiter[]>();

  async function acquire(name: string, deadline: number): Promise<void> {
    const line = lines.get(name);
    if (line === undefined) {
      lines.set(name, []);
      return;
    }
    const turn = Promise.withResolvers<void>();
    const waiter = { start: turn.resolve, fail: turn.reject };
    line.push(waiter);
    const timer = setTimeout(() => {
      line.splice(line.indexOf(waiter), 1);
      turn.reject(new TurnTimeoutError(`Too many wait for ${name}.`));
    }, deadline - performance.now());
    await turn.promise.finally(() => clearTimeout(timer));
  }

  function release(name: string): void {
    const next = lines.get(name)?.shift();
    if (next === undefined) lines.delete(name);
    else next.start();
  }

  function endLine(name: string, error: unknown): void {
    for (const waiter of lines.get(name)?.splice(0) ?? []) waiter.fail(error);
  }

  return {
    async take(names, work) {
      const deadline = performance.now() + waitMs;
      const held: string[] = [];
      try {
        // In one order, so that no two wait for each other.
        for (const name of new Set(names.toSorted())) {
          await acquire(name, deadline);
          held.push(name);
        }
        return await work();
      } catch (error) {
        if (endsLine(error)) for (const name of held) endLine(name, error);
        throw error;
      } finally {
        for (const name of held.toReversed()) release(name);
      }
    },
  };
}
