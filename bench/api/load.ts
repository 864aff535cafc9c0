import { median, quantile } from 'simple-statistics';
import { importProgram } from '../programs.ts';

export type LoadRequest = {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  headers: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  body?: object;
};

export type LoadOptions = {
  seconds: number;
  connections: number;
  /** Requests a second, all connections together; as fast as they are answered when it is left out. */
  rate?: number;
};

/** What came back. Times are in milliseconds. */
export type LoadResult = { answered: number; perSecond: number; p50: number; p99: number };

/** What we use of autocannon, which has no types. */
type Autocannon = (options: object) => AutocannonRun;
type AutocannonRun = PromiseLike<unknown> & {
  on(
    event: 'response',
    listener: (client: unknown, status: number, bytes: number, milliseconds: number) => void,
  ): void;
  on(event: 'reqError', listener: (error: Error) => void): void;
};
type AutocannonClient = { setRequests(requests: readonly object[]): void };

/**
 * Requests are prepared for each connection and repeat after these: few enough that nobody reaches a limit in
 * ten seconds.
 */
const requestsPrepared = 1000;

/**
 * Sends requests over connections that are kept alive, each connection the next as soon as it has the answer.
 * Throws when one is answered with anything but a success: it would not be what is to be measured.
 */
export async function load(
  url: string,
  next: () => LoadRequest,
  { seconds, connections, rate }: LoadOptions,
): Promise<LoadResult> {
  const autocannon = await importProgram<Autocannon>('autocannon');
  const failures = new Map<string, number>();
  const fail = (what: string) => failures.set(what, (failures.get(what) ?? 0) + 1);
  const times: number[] = [];
  let first = 0;
  let last = 0;
  const run = autocannon({
    url,
    connections,
    duration: seconds,
    ...(rate !== undefined && { overallRate: rate }),
    setupClient: (client: AutocannonClient) =>
      client.setRequests(Array.from({ length: requestsPrepared }, () => prepare(next()))),
  });
  run.on('response', (_client, status, _bytes, milliseconds) => {
    if (status !== 200) fail(`status ${status}`);
    times.push(milliseconds);
    last = performance.now();
    if (first === 0) first = last;
  });
  run.on('reqError', (error) => fail(error.message));
  await run;
  if (failures.size > 0)
    throw new Error(
      `Of ${times.length} requests to ${next().path}: ${[...failures].map(([what, count]) => `${count} × ${what}`).join(', ')}.`,
    );
  if (times.length === 0) throw new Error(`No request was answered in ${seconds} seconds.`);
  return {
    answered: times.length,
    perSecond: ((times.length - 1) / (last - first)) * 1000,
    p50: median(times),
    p99: quantile(times, 0.99),
  };
}

function prepare({ method, path, headers, body }: LoadRequest): object {
  if (body === undefined) return { method, path, headers };
  return {
    method,
    path,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}
