import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { median } from 'simple-statistics';
import { bundleServer } from '../../pipeline/server-bundle.ts';
import { hashPassword, verifyPassword } from '../../server/accounts/passwords/password-hash.ts';
import { databaseFile, type DatabaseSettings } from '../../server/database/open.ts';
import { startServerProcess, startSite, type ServerProcess } from '../server-process.ts';
import type { MeasuredCall } from './calls.ts';
import { load, type LoadRequest, type LoadResult } from './load.ts';

export type Servers = { site: ServerProcess; reference: ServerProcess };

/** Starts the site as `npm start` runs it, and the reference server. */
export async function startServers(settings: DatabaseSettings): Promise<Servers> {
  const script = fileURLToPath(await bundleServer());
  // Each request has its client's address in a header, as behind a proxy, so that the rate limits are on but
  // no client reaches them.
  const site = await startSite(settings, { script, TRUST_PROXY: 'true', LOG_LEVEL: 'warn' });
  const { databaseUrl, dataDir } = settings;
  const env: Record<string, string> =
    databaseUrl === undefined ? { DATABASE_FILE: databaseFile(dataDir) } : { DATABASE_URL: databaseUrl };
  return { site, reference: await startServerProcess('bench/api/reference-server.ts', env) };
}

export type LoadMeasurement = LoadResult & { cpuMicroseconds: number };

/**
 * A call compared with a reference: call throughput / reference throughput, and reference CPU time / call CPU
 * time.
 */
export type Ratios = { rate: number; cpu: number };

/** The medians of all rounds of a call. */
export type CallMetrics = LoadMeasurement & {
  name: string;
  target: number | undefined;
  /** Compared with an empty route or, for logins, with raw argon2id. */
  floorRatios: Ratios;
  queryRatios: Ratios | undefined;
};

type Rounds = { rounds: number; seconds: number };

const connections = 16;
/** V8 optimizes a call's code after about ten thousand requests. */
const warmUpSeconds = 5;

/** Sends load to a server and measures the CPU time per request. */
export async function measure(
  server: ServerProcess,
  next: () => LoadRequest,
  { seconds, connections: count = connections }: { seconds: number; connections?: number },
): Promise<LoadMeasurement> {
  const before = await server.readUsage();
  const result = await load(server.url, next, { seconds, connections: count });
  const { cpuSeconds } = await server.readUsage();
  return { ...result, cpuMicroseconds: ((cpuSeconds - before.cpuSeconds) / result.responses) * 1e6 };
}

/**
 * Measures each call in alternation with an empty route, which gets the same method, headers and body, and
 * with the call's minimal query. Other work of the machine then slows down all of them, so their ratios are
 * reliable although the times are not.
 */
export async function measureCalls(
  { site, reference }: Servers,
  calls: readonly MeasuredCall[],
  { rounds, seconds }: Rounds,
): Promise<CallMetrics[]> {
  const metrics: CallMetrics[] = [];
  for (const { name, target, query, next } of calls) {
    const requestTo = (path: string) => () => ({ ...next(), path });
    const measureFloor = (time: number) => measure(reference, requestTo('/empty'), { seconds: time });
    const measureQuery = async (time: number) =>
      query && measure(reference, requestTo(`/query/${query}`), { seconds: time });
    const measureCall = (time: number) => measure(site, next, { seconds: time });
    for (const warmUp of [measureFloor, measureQuery, measureCall]) await warmUp(warmUpSeconds);
    const roundResults: {
      floor: LoadMeasurement;
      query: LoadMeasurement | undefined;
      call: LoadMeasurement;
    }[] = [];
    for (let round = 0; round < rounds; round += 1)
      roundResults.push({
        floor: await measureFloor(seconds),
        query: await measureQuery(seconds),
        call: await measureCall(seconds),
      });
    metrics.push({
      name,
      target,
      ...medians(roundResults.map(({ call }) => call)),
      floorRatios: ratios(roundResults.map(({ call, floor }) => [call, floor])),
      queryRatios:
        query &&
        ratios(roundResults.flatMap((round) => (round.query ? [[round.call, round.query] as const] : []))),
    });
  }
  return metrics;
}

/**
 * Measures logins in alternation with raw argon2id, which runs in this process with the server's number of
 * concurrent comparisons.
 */
export async function measureLogins(
  site: ServerProcess,
  { name, target, next }: MeasuredCall,
  { rounds, seconds }: Rounds,
): Promise<CallMetrics> {
  await measure(site, next, { seconds: warmUpSeconds });
  const results: (readonly [LoadMeasurement, Pick<LoadMeasurement, 'perSecond' | 'cpuMicroseconds'>])[] = [];
  for (let round = 0; round < rounds; round += 1)
    results.push([await measure(site, next, { seconds: 2 * seconds }), await timeHashes(2 * seconds)]);
  return {
    name,
    target,
    ...medians(results.map(([login]) => login)),
    floorRatios: ratios(results),
    queryRatios: undefined,
  };
}

/** The number of passwords that the server compares at the same time. */
const concurrentHashes = availableParallelism();

async function timeHashes(seconds: number): Promise<Pick<LoadMeasurement, 'perSecond' | 'cpuMicroseconds'>> {
  const password = 'Monsoon-2026-chai';
  const hash = await hashPassword(password);
  const start = performance.now();
  const before = process.cpuUsage();
  let done = 0;
  await Promise.all(
    Array.from({ length: concurrentHashes }, async () => {
      for (; performance.now() - start < seconds * 1000; done += 1) await verifyPassword(password, hash);
    }),
  );
  const { user, system } = process.cpuUsage(before);
  return {
    perSecond: (done / (performance.now() - start)) * 1000,
    cpuMicroseconds: (user + system) / done,
  };
}

function medians(results: readonly LoadMeasurement[]): LoadMeasurement {
  const medianOf = (read: (result: LoadMeasurement) => number) => median(results.map(read));
  return {
    responses: results.reduce((total, { responses }) => total + responses, 0),
    perSecond: medianOf(({ perSecond }) => perSecond),
    p50: medianOf(({ p50 }) => p50),
    p99: medianOf(({ p99 }) => p99),
    cpuMicroseconds: medianOf(({ cpuMicroseconds }) => cpuMicroseconds),
  };
}

type Comparable = Pick<LoadMeasurement, 'perSecond' | 'cpuMicroseconds'>;

/** The median of the ratios of all rounds. */
function ratios(pairs: readonly (readonly [Comparable, Comparable])[]): Ratios {
  return {
    rate: median(pairs.map(([call, reference]) => call.perSecond / reference.perSecond)),
    cpu: median(pairs.map(([call, reference]) => reference.cpuMicroseconds / call.cpuMicroseconds)),
  };
}
