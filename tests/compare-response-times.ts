import { median } from 'simple-statistics';

type Call = (round: number) => Promise<unknown>;

/** By which share the medians differ in one series, in which the two kinds of calls take turns. */
async function compareMedians(samples: number, calls: readonly [Call, Call]): Promise<number> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < samples; round += 1)
    for (const kind of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const start = performance.now();
      await calls[kind](round);
      times[kind].push(performance.now() - start);
    }
  return Math.abs(median(times[0]) / median(times[1]) - 1);
}

/**
 * By which share the medians of two kinds of calls differ, as in 0.05. Other work on the machine can cause a
 * difference in one series; one of ours would be in every one. So up to four series are measured, until one
 * differs by less than `allowed`.
 */
export async function compareResponseTimes(
  calls: readonly [Call, Call],
  { samples, allowed }: { samples: number; allowed: number },
): Promise<number> {
  let difference = Infinity;
  for (let series = 0; series < 4 && difference >= allowed; series += 1)
    difference = await compareMedians(samples, calls);
  return difference;
}
