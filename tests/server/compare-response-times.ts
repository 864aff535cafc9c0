import { median } from 'simple-statistics';

type Call = (round: number) => Promise<unknown>;

/**
 * By which share the medians of two kinds of calls differ, as in 0.05. The calls take turns, so that other work on the
 * machine delays both alike. It is measured once: a second try would hide a difference of ours.
 */
export async function compareResponseTimes(
  calls: readonly [Call, Call],
  { samples }: { samples: number },
): Promise<number> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < samples; round += 1)
    for (const kind of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const start = performance.now();
      await calls[kind](round);
      times[kind].push(performance.now() - start);
    }
  return Math.abs(median(times[0]) / median(times[1]) - 1);
}
