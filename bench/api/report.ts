import type { Engine } from '../../server/database/database.ts';
import { drawPlot } from '../draw-plot.ts';
import { printRows, showMilliseconds, type Columns } from '../statistics.ts';
import type { CallFigures, Ratios } from './rounds.ts';

export type CallRow = CallFigures & { engine: Engine };

const showRatio = (value: number | undefined) => value?.toFixed(2) ?? '';

function judgeAim(aim: number | undefined, { rate, cpu }: Ratios): string {
  if (aim === undefined) return '';
  return `${Math.min(rate, cpu) >= aim ? 'kept' : 'MISSED'} ${aim}`;
}

const columns: Columns<CallRow> = [
  ['call', ({ name }) => name],
  ['a second', ({ perSecond }) => perSecond.toFixed(0)],
  ['p50, ms', ({ p50 }) => showMilliseconds(p50)],
  ['p99, ms', ({ p99 }) => showMilliseconds(p99)],
  ['CPU, µs', ({ cpuMicroseconds }) => cpuMicroseconds.toFixed(0)],
  ['of the floor: rate', ({ ofFloor }) => showRatio(ofFloor.rate)],
  ['CPU', ({ ofFloor }) => showRatio(ofFloor.cpu)],
  ['aim', ({ aim, ofFloor }) => judgeAim(aim, ofFloor)],
  ['of its query: rate', ({ ofQuery }) => showRatio(ofQuery?.rate)],
  ['CPU', ({ ofQuery }) => showRatio(ofQuery?.cpu)],
];

/** Prints the calls of one engine, each beside its references. */
export function printCalls(engine: Engine, rows: readonly CallRow[], rounds: number): void {
  console.log(
    `\nOn ${engine}, median of ${rounds}. The floor is an empty Fastify route that takes the same request, for a login raw ` +
      `argon2id; the query is a route that asks the one question the call can't do without.` +
      (engine === 'postgres' ? ' CPU is the server’s, without PostgreSQL’s.' : ''),
  );
  printRows(columns, rows);
}

/** Draws what share of their references the calls reach, to `build/bench/api.svg`. */
export async function drawCalls(rows: readonly CallRow[]): Promise<void> {
  const values = rows.flatMap(({ engine, name, ofFloor, aim }) => [
    { engine, name, measured: 'by rate', share: ofFloor.rate },
    { engine, name, measured: 'by processor time', share: ofFloor.cpu },
    ...(aim === undefined ? [] : [{ engine, name, measured: 'aim', share: aim }]),
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
