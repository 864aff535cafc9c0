import { setTimeout as sleep } from 'node:timers/promises';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Meter, MeteredParts } from '../kernel/meter.ts';

export type PrometheusMeter = {
  meter: Meter;
  /** Everything counted so far, as Prometheus reads it. */
  read(): Promise<string>;
  contentType: string;
};

/** How long a scrape waits for the index of accounts, which is built after the start. */
const searchWaitMs = 500;

/** Counts in the process's memory. The names are those in docs/how-to/watch.md. */
export function createPrometheusMeter(): PrometheusMeter {
  const registers = [new Registry()];
  const [registry = new Registry()] = registers;
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });
  const counter = (name: string, help: string, label?: string) =>
    new Counter({ name, help, labelNames: label === undefined ? [] : [label], registers });
  const limits = counter('site_limits_reached_total', 'Requests past a limit.', 'limit');
  const mails = counter('site_mails_total', 'Mails sent or given up, and attempts that failed.', 'outcome');
  const databaseErrors = counter('site_database_errors_total', 'Calls that found the database unreachable.');
  const policyReports = counter('site_policy_reports_total', 'Reports of what the policy of a page forbade.');
  const gauges = createGauges(registers);
  let watched: MeteredParts | undefined;
  return {
    meter: {
      isOn: true,
      observeResponse: ({ method, route, status, seconds }) =>
        durations.observe({ method, route, status }, seconds),
      countLimitReached: (limit) => limits.inc({ limit }),
      countMail: (outcome) => mails.inc({ outcome }),
      countDatabaseFailure: () => databaseErrors.inc(),
      countPolicyReport: () => policyReports.inc(),
      watch: (parts) => {
        watched = parts;
      },
    },
    async read() {
      if (watched !== undefined) await gauges.update(watched);
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}

function createGauges(registers: Registry[]) {
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name, help, labelNames, registers });
  const hashing = gauge('site_hash_queue', 'Calls that hash a password, and those that wait to.', 'state');
  const connections = gauge('site_database_connections', 'Connections to the database.', 'pool', 'state');
  const waiting = gauge('site_database_waiting', 'Callers that wait for a connection.', 'pool');
  const isUp = gauge('site_database_up', '1 while the database answers, else 0.');
  const queue = gauge(
    'site_mails',
    'Mails in the queue: those to be sent, and those given up in the last days.',
    'state',
  );
  const index = gauge(
    'site_search_index_bytes',
    'Memory of the index of accounts; absent until it is built.',
  );

  const updateMails = async ({ countMails }: MeteredParts) => {
    const counted = await countMails();
    queue.set({ state: 'waiting' }, counted.waiting);
    queue.set({ state: 'given up' }, counted.givenUp);
  };
  const updateSearch = async ({ measureSearch }: MeteredParts) => {
    index.remove();
    const metrics = await Promise.race([measureSearch(), sleep(searchWaitMs)]);
    if (metrics !== undefined) index.set(metrics.indexBytes);
  };
  return {
    async update(parts: MeteredParts): Promise<void> {
      const { inside, waiting: queued } = parts.hashQueue();
      hashing.set({ state: 'inside' }, inside);
      hashing.set({ state: 'waiting' }, queued);
      for (const { pool, open, inUse, waiting: callers } of parts.pools()) {
        connections.set({ pool, state: 'open' }, open);
        connections.set({ pool, state: 'in use' }, inUse);
        waiting.set({ pool }, callers);
      }
      const [ping] = await Promise.allSettled([
        parts.pingDatabase(),
        updateMails(parts),
        updateSearch(parts),
      ]);
      // When the database can't be reached, its mails can't be counted either; this gauge shows it.
      isUp.set(ping.status === 'fulfilled' ? 1 : 0);
    },
  };
}
