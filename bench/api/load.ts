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
  /**
   * Requests per second of all connections together. Without it, each connection sends as fast as it gets
   * responses.
   */
  rate?: number;
};

/** The number of responses, the throughput, and latencies in milliseconds. */
export type LoadResult = { responses: number; perSecond: number; p50: number; p99: number };

/** The part of autocannon's API that we use. The package has no types. */
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
 * How many requests are prepared for each connection, which then repeats them. Few enough that no client
 * reaches a rate limit in ten seconds.
 */
const requestsPerConnection = 1000;

/**
 * Sends requests over keep-alive connections. Each connection sends the next request when it has the
 * response. Throws when a response is no success, because the measurement would then be wrong.
 */
export async function load(
  url: string,
  next: () => LoadRequest,
  { seconds, connections, rate }: LoadOptions,
): Promise<LoadResult> {
  const autocannon = await importProgram<Autocannon>('autocannon');
  const failures = new Map<string, number>();
  const countFailure = (reason: string) => failures.set(reason, (failures.get(reason) ?? 0) + 1);
  const latencies: number[] = [];
  let firstResponseAt = 0;
  let lastResponseAt = 0;
  const run = autocannon({
    url,
    connections,
    duration: seconds,
    ...(rate !== undefined && { overallRate: rate }),
    setupClient: (client: AutocannonClient) =>
      client.setRequests(Array.from({ length: requestsPerConnection }, () => toAutocannonRequest(next()))),
  });
  run.on('response', (_client, status, _bytes, milliseconds) => {
    if (status !== 200) countFailure(`status ${status}`);
    latencies.push(milliseconds);
    lastResponseAt = performance.now();
    if (firstResponseAt === 0) firstResponseAt = lastResponseAt;
  });
  run.on('reqError', (error) => countFailure(error.message));
  await run;
  if (failures.size > 0)
    throw new Error(
      `Of ${latencies.length} requests to ${next().path}: ${[...failures].map(([reason, count]) => `${count} × ${reason}`).join(', ')}.`,
    );
  if (latencies.length === 0) throw new Error(`No request was answered in ${seconds} seconds.`);
  return {
    responses: latencies.length,
    perSecond: ((latencies.length - 1) / (lastResponseAt - firstResponseAt)) * 1000,
    p50: median(latencies),
    p99: quantile(latencies, 0.99),
  };
}

function toAutocannonRequest({ method, path, headers, body }: LoadRequest): object {
  if (body === undefined) return { method, path, headers };
  return {
    method,
    path,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}
