import type { Engine } from '../../server/database/database.ts';
import { drawPlot } from '../draw-plot.ts';
import { printRows, formatMilliseconds, type Columns } from '../statistics.ts';
import type { CallMetrics, Ratios } from './rounds.ts';

export type CallRow = CallMetrics & { engine: Engine };

const formatRatio = (value: number | undefined) => value?.toFixed(2) ?? '';

function formatTarget(target: number | undefined, { rate, cpu }: Ratios): string {
  if (target === undefined) return '';
  return `${Math.min(rate, cpu) >= target ? 'met' : 'MISSED'} ${target}`;
}

const columns: Columns<CallRow> = [
  ['call', ({ name }) => name],
  ['a second', ({ perSecond }) => perSecond.toFixed(0)],
  ['p50, ms', ({ p50 }) => formatMilliseconds(p50)],
  ['p99, ms', ({ p99 }) => formatMilliseconds(p99)],
  ['CPU, µs', ({ cpuMicroseconds }) => cpuMicroseconds.toFixed(0)],
  ['of the floor: rate', ({ floorRatios }) => formatRatio(floorRatios.rate)],
  ['CPU', ({ floorRatios }) => formatRatio(floorRatios.cpu)],
  ['target', ({ target, floorRatios }) => formatTarget(target, floorRatios)],
  ['of its query: rate', ({ queryRatios }) => formatRatio(queryRatios?.rate)],
  ['CPU', ({ queryRatios }) => formatRatio(queryRatios?.cpu)],
];

/** Prints the metrics of one engine's calls, with their ratios to the references. */
export function printCalls(engine: Engine, rows: readonly CallRow[], rounds: number): void {
  console.log(
    `\nOn ${engine}, median of ${rounds}. The floor is an empty Fastify route that takes the same request, for a login raw ` +
      `argon2id; the query is a route that runs only the query that the call cannot avoid.` +
      (engine === 'postgres' ? ' CPU is the server’s, without PostgreSQL’s.' : ''),
  );
  printRows(columns, rows);
}

/**
 * Plots the throughput and CPU time of the calls relative to their references, into `build/bench/api.svg`.
 */
export async function drawCalls(rows: readonly CallRow[]): Promise<void> {
  const values = rows.flatMap(({ engine, name, floorRatios, target }) => [
    { engine, name, measured: 'by rate', share: floorRatios.rate },
    { engine, name, measured: 'by processor time', share: floorRatios.cpu },
    ...(target === undefined ? [] : [{ engine, name, measured: 'target', share: target }]),
  ]);
  await drawPlot('api', {
    title: 'Calls beside an empty Fastify route that takes the same request; logins beside raw argon2id',
    data: { values },
    mark: 'bar',
    width: 900,
    encoding: {
      row: { field: 'engine', title: null },
      x: { field: 'name', title: null, axis: { labelAngle: -20 }, sort: null },
      xOffset: { field: 'measured', sort: null },
      y: { field: 'share', type: 'quantitative', title: 'share of the reference' },
      color: { field: 'measured', title: null, sort: null },
    },
  });
}
