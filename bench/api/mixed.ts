import type { ServerProcess } from '../server-process.ts';
import { judge, showMilliseconds } from '../statistics.ts';
import { mix, type MeasuredCall } from './calls.ts';
import { load } from './load.ts';
import { measure } from './rounds.ts';

const showMegabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;

/** Prints what all calls together get and cost, each as often as it comes in a busy hour. */
export async function measureMixed(
  site: ServerProcess,
  calls: readonly MeasuredCall[],
  { seconds }: { seconds: number },
): Promise<void> {
  const { perSecond, p50, p99, cpuMicroseconds } = await measure(site, mix(calls), { seconds });
  console.log(
    `\nmixed: ${perSecond.toFixed(0)} a second, p50 ${showMilliseconds(p50)} ms, p99 ${showMilliseconds(p99)} ms, ` +
      `${cpuMicroseconds.toFixed(0)} µs of CPU each`,
  );
}

/** Other calls a second while as many people sign in as the server can serve. */
const othersPerSecond = 200;

/** Prints how long other calls take while logins use every core. */
export async function measureBesideLogins(
  site: ServerProcess,
  calls: readonly MeasuredCall[],
  login: MeasuredCall,
  { seconds }: { seconds: number },
): Promise<void> {
  const [logins, others] = await Promise.all([
    load(site.url, login.next, { seconds, connections: 16 }),
    load(site.url, mix(calls), { seconds, connections: 4, rate: othersPerSecond }),
  ]);
  console.log(
    `\nmeanwhile ${logins.perSecond.toFixed(0)} logins a second, p99 ${showMilliseconds(logins.p99)} ms`,
  );
  judge(`p99 of other calls while logins saturate (p50 ${showMilliseconds(others.p50)} ms)`, others.p99, 20);
}

/** Prints whether the server holds more memory after so many mixed requests than after a minute of them. */
export async function measureMemory(
  site: ServerProcess,
  calls: readonly MeasuredCall[],
  requests: number,
): Promise<void> {
  const next = mix(calls);
  let answered = 0;
  const tenSeconds = async () => {
    answered += (await load(site.url, next, { seconds: 10, connections: 16 })).answered;
  };
  for (let part = 0; part < 6; part += 1) await tenSeconds();
  const { memoryBytes: afterMinute } = await site.readFigures();
  while (answered < requests) await tenSeconds();
  const { memoryBytes } = await site.readFigures();
  console.log(`\nmemory: ${showMegabytes(afterMinute)} after a minute of mixed calls`);
  judge(`memory after ${answered} requests`, memoryBytes / afterMinute, 1, 'times');
}
