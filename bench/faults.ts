import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../tests/services/postgres.ts';
import { startCluster } from './faults/failover/cluster.ts';
import { killPrimary, type FailoverRun } from './faults/failover/kill-primary.ts';
import { installFailoverPackages } from './faults/failover/programs.ts';
import { killDuringWrites, type KillRunResult } from './faults/kill-writes.ts';
import { printTable, printTarget } from './statistics.ts';

/** Kills the server and its database again and again, and counts lost writes. A short run is in the tests. */
export const faultsBench = {
  summary:
    'kill -9 of the server, and of the primary of two PostgreSQL servers, during mixed writes; afterwards it checks every acknowledged write',
  options: `  --sqlite 100      kills of the server on SQLite
  --postgres 25     kills of the server on PostgreSQL
  --failover 10     kills of the primary, configured as in docs/deploy/failover/`,
  async run(args: string[]): Promise<void> {
    const { values } = parseArgs({
      args: args,
      options: {
        sqlite: { type: 'string', default: '100' },
        postgres: { type: 'string', default: '25' },
        failover: { type: 'string', default: '10' },
      },
    });
    const rows: string[][] = [];
    const sqliteRounds = Number(values.sqlite);
    if (sqliteRounds > 0) rows.push(await killServers('SQLite', undefined, sqliteRounds));
    const postgresRounds = Number(values.postgres);
    if (postgresRounds > 0) {
      const postgres = await startPostgres();
      rows.push(
        await killServers('PostgreSQL', postgres.url, postgresRounds).finally(() => postgres.remove()),
      );
    }
    if (rows.length > 0) {
      console.log('');
      printTable(['database', 'kills of the server', 'acknowledged writes', 'lost'], rows);
    }
    if (Number(values.failover) > 0) await killPrimaries(Number(values.failover));
  },
};

/** Kills the server, and returns the row of the table. */
async function killServers(
  engine: string,
  databaseUrl: string | undefined,
  rounds: number,
): Promise<string[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'first-commit-faults-'));
  const printRound = ({ rounds: done, acknowledged, lost }: KillRunResult) =>
    console.log(`${engine}: kill ${done} of ${rounds}, ${acknowledged} writes, ${lost.length} lost`);
  const { acknowledged, lost } = await killDuringWrites({ dataDir, databaseUrl }, rounds, printRound);
  reportLost(lost);
  rmSync(dataDir, { recursive: true, force: true });
  return [engine, String(rounds), String(acknowledged), String(lost.length)];
}

/** Prints lost writes; the bench then ends as failed. */
function reportLost(lost: readonly string[]): void {
  for (const line of lost) console.log(`LOST  ${line}`);
  if (lost.length > 0) process.exitCode = 1;
}

async function killPrimaries(rounds: number): Promise<void> {
  const missing = installFailoverPackages();
  if (missing.length > 0) {
    console.log(
      `\nThe kills of the primary are left out, because these Debian packages are missing: ${missing.join(', ')}. Install them with apt-get, or run this as root.`,
    );
    return;
  }
  console.log('\nStarting two PostgreSQL servers and a witness …');
  const dataDir = mkdtempSync(join(tmpdir(), 'first-commit-faults-'));
  const cluster = await startCluster();
  try {
    let done = 0;
    const run = await killPrimary(
      cluster,
      dataDir,
      rounds,
      ({ promotedMs, servedMs, acknowledged, lost }) => {
        done += 1;
        console.log(
          `failover ${done} of ${rounds}: promoted after ${seconds(promotedMs)}, the site wrote ${seconds(servedMs)} later, ${acknowledged} writes, ${lost.length} lost`,
        );
        reportLost(lost);
      },
    );
    printFailovers(run);
  } finally {
    await cluster.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function printFailovers({ failovers, slowestMs, unanswered }: FailoverRun): void {
  const formatTimes = (times: number[]) => {
    const sorted = times.toSorted((a, b) => a - b);
    return [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)].map((time = 0) => seconds(time));
  };
  const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);
  console.log('');
  printTable(
    [`${failovers.length} kills of the primary`, 'least', 'median', 'most'],
    [
      ['from the kill to the promotion', ...formatTimes(failovers.map(({ promotedMs }) => promotedMs))],
      ['from there to the first write', ...formatTimes(failovers.map(({ servedMs }) => servedMs))],
    ],
  );
  const lost = sum(failovers.map((failover) => failover.lost.length));
  const acknowledged = sum(failovers.map((failover) => failover.acknowledged));
  console.log(
    `\n${acknowledged} acknowledged writes, ${lost} lost; ${unanswered} requests without an answer`,
  );
  printTarget(
    'the first write after the promotion',
    Math.max(...failovers.map(({ servedMs }) => servedMs)),
    20_000,
  );
  printTarget('the slowest answer', slowestMs, 5000);
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
