import type { ServerProcess } from '../server-process.ts';
import { printTarget, formatMilliseconds } from '../statistics.ts';
import { createMix, type MeasuredCall } from './calls.ts';
import { load } from './load.ts';
import { measure } from './rounds.ts';

const formatMegabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;

/**
 * Measures all calls together, each as often as in a busy hour, and prints throughput, latency and CPU time.
 */
export async function measureMixed(
  site: ServerProcess,
  calls: readonly MeasuredCall[],
  { seconds }: { seconds: number },
): Promise<void> {
  const { perSecond, p50, p99, cpuMicroseconds } = await measure(site, createMix(calls), { seconds });
  console.log(
    `\nmixed: ${perSecond.toFixed(0)} a second, p50 ${formatMilliseconds(p50)} ms, p99 ${formatMilliseconds(p99)} ms, ` +
      `${cpuMicroseconds.toFixed(0)} µs of CPU each`,
  );
}

/** How many other calls are sent per second while logins saturate the server. */
const otherCallsPerSecond = 200;

/** Measures the latency of other calls while logins use every core, and prints it. */
export async function measureDuringLogins(
  site: ServerProcess,
  calls: readonly MeasuredCall[],
  login: MeasuredCall,
  { seconds }: { seconds: number },
): Promise<void> {
  const [logins, others] = await Promise.all([
    load(site.url, login.next, { seconds, connections: 16 }),
    load(site.url, createMix(calls), { seconds, connections: 4, rate: otherCallsPerSecond }),
  ]);
  console.log(
    `\nat the same time ${logins.perSecond.toFixed(0)} logins a second, p99 ${formatMilliseconds(logins.p99)} ms`,
  );
  printTarget(
    `p99 of other calls while logins saturate (p50 ${formatMilliseconds(others.p50)} ms)`,
    others.p99,
    20,
  );
}

/** So many that no client reaches a rate limit, however fast the machine is. */
const memoryCallsPerSecond = 5000;

/** Prints how much the server's memory grows between a minute of mixed requests and so many more. */
export async function measureMemory(
  site: ServerProcess,
  calls: readonly MeasuredCall[],
  requests: number,
): Promise<void> {
  const next = createMix(calls);
  const options = { seconds: 10, connections: 16, rate: memoryCallsPerSecond };
  for (let part = 0; part < 6; part += 1) await load(site.url, next, options);
  const { memoryBytes: afterMinute } = await site.readUsage();
  let responses = 0;
  while (responses < requests) responses += (await load(site.url, next, options)).responses;
  const { memoryBytes } = await site.readUsage();
  console.log(`\nmemory: ${formatMegabytes(afterMinute)} after a minute of mixed calls`);
  printTarget(`memory after ${responses} requests more`, memoryBytes / afterMinute, 1, 'times');
}
