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

/** The site as `npm start` runs it, and the routes that it is compared with. */
export async function startServers(place: DatabaseSettings): Promise<Servers> {
  const script = fileURLToPath(await bundleServer());
  // Each request names its client's address, as a proxy would: the limits stay on and nobody gets near them.
  const site = await startSite(place, { script, TRUST_PROXY: 'true', LOG_LEVEL: 'warn' });
  const { databaseUrl, dataDir } = place;
  const env: Record<string, string> =
    databaseUrl === undefined ? { DATABASE_FILE: databaseFile(dataDir) } : { DATABASE_URL: databaseUrl };
  return { site, reference: await startServerProcess('bench/api/reference-server.ts', env) };
}

export type Measured = LoadResult & { cpuMicroseconds: number };

/** Of a reference: the rate of a call divided by its rate, and its processor time divided by the call's. */
export type Ratios = { rate: number; cpu: number };

/** A call's figures, medians of the rounds. */
export type CallFigures = Measured & {
  name: string;
  aim: number | undefined;
  /** Beside an empty route, or for logins beside raw argon2id. */
  ofFloor: Ratios;
  ofQuery: Ratios | undefined;
};

type Rounds = { rounds: number; seconds: number };

const connections = 16;
/** V8 compiles a call's code well once it has run for some ten thousand times. */
const warmUpSeconds = 5;

/** Loads a server and reads what processor time each request cost it. */
export async function measure(
  server: ServerProcess,
  next: () => LoadRequest,
  { seconds, connections: count = connections }: { seconds: number; connections?: number },
): Promise<Measured> {
  const before = await server.readFigures();
  const result = await load(server.url, next, { seconds, connections: count });
  const { cpuSeconds } = await server.readFigures();
  return { ...result, cpuMicroseconds: ((cpuSeconds - before.cpuSeconds) / result.answered) * 1e6 };
}

/**
 * Measures each call in turns with an empty route, which takes the same method, headers and body, and with
 * its bare query: what else the machine does hits all of them alike, so that their ratios can be believed
 * where times can't.
 */
export async function measureCalls(
  { site, reference }: Servers,
  calls: readonly MeasuredCall[],
  { rounds, seconds }: Rounds,
): Promise<CallFigures[]> {
  const figures: CallFigures[] = [];
  for (const { name, aim, query, next } of calls) {
    const at = (path: string) => () => ({ ...next(), path });
    const measureFloor = (time: number) => measure(reference, at('/empty'), { seconds: time });
    const measureQuery = async (time: number) =>
      query && measure(reference, at(`/query/${query}`), { seconds: time });
    const measureCall = (time: number) => measure(site, next, { seconds: time });
    for (const warmUp of [measureFloor, measureQuery, measureCall]) await warmUp(warmUpSeconds);
    const results: { floor: Measured; asked: Measured | undefined; call: Measured }[] = [];
    for (let round = 0; round < rounds; round += 1)
      results.push({
        floor: await measureFloor(seconds),
        asked: await measureQuery(seconds),
        call: await measureCall(seconds),
      });
    figures.push({
      name,
      aim,
      ...medians(results.map(({ call }) => call)),
      ofFloor: ratios(results.map(({ call, floor }) => [call, floor])),
      ofQuery: query && ratios(results.flatMap(({ call, asked }) => (asked ? [[call, asked] as const] : []))),
    });
  }
  return figures;
}

/**
 * Measures logins in turns with raw argon2id: as many comparisons at a time as the server makes, in this
 * process.
 */
export async function measureLogins(
  site: ServerProcess,
  { name, aim, next }: MeasuredCall,
  { rounds, seconds }: Rounds,
): Promise<CallFigures> {
  await measure(site, next, { seconds: warmUpSeconds });
  const results: (readonly [Measured, Pick<Measured, 'perSecond' | 'cpuMicroseconds'>])[] = [];
  for (let round = 0; round < rounds; round += 1)
    results.push([await measure(site, next, { seconds: 2 * seconds }), await timeHashes(2 * seconds)]);
  return {
    name,
    aim,
    ...medians(results.map(([login]) => login)),
    ofFloor: ratios(results),
    ofQuery: undefined,
  };
}

/** As many as the server compares at a time. */
const hashesAtOnce = availableParallelism();

async function timeHashes(seconds: number): Promise<Pick<Measured, 'perSecond' | 'cpuMicroseconds'>> {
  const password = 'Monsoon-2026-chai';
  const hash = await hashPassword(password);
  const start = performance.now();
  const before = process.cpuUsage();
  let done = 0;
  await Promise.all(
    Array.from({ length: hashesAtOnce }, async () => {
      for (; performance.now() - start < seconds * 1000; done += 1) await verifyPassword(password, hash);
    }),
  );
  const { user, system } = process.cpuUsage(before);
  return {
    perSecond: (done / (performance.now() - start)) * 1000,
    cpuMicroseconds: (user + system) / done,
  };
}

function medians(results: readonly Measured[]): Measured {
  const of = (read: (result: Measured) => number) => median(results.map(read));
  return {
    answered: results.reduce((sum, { answered }) => sum + answered, 0),
    perSecond: of(({ perSecond }) => perSecond),
    p50: of(({ p50 }) => p50),
    p99: of(({ p99 }) => p99),
    cpuMicroseconds: of(({ cpuMicroseconds }) => cpuMicroseconds),
  };
}

type Comparable = Pick<Measured, 'perSecond' | 'cpuMicroseconds'>;

/** Each round's ratio by itself, then their median. */
function ratios(pairs: readonly (readonly [Comparable, Comparable])[]): Ratios {
  return {
    rate: median(pairs.map(([call, other]) => call.perSecond / other.perSecond)),
    cpu: median(pairs.map(([call, other]) => other.cpuMicroseconds / call.cpuMicroseconds)),
  };
}
