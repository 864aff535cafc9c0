import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../tests/services/postgres.ts';
import { killDuringWrites, type KillRunResult } from './faults/kill-writes.ts';
import { printTable } from './statistics.ts';

/** Kills the server again and again, and counts lost writes. A short run is in the tests. */
export const faultsBench = {
  summary: 'kill -9 of the server during mixed writes; afterwards it checks every acknowledged write',
  options: `  --sqlite 100      kills on SQLite
  --postgres 25     kills on PostgreSQL`,
  async run(args: string[]): Promise<void> {
    const { values } = parseArgs({
      args: args,
      options: {
        sqlite: { type: 'string', default: '100' },
        postgres: { type: 'string', default: '25' },
      },
    });
    const rows: string[][] = [];
    const benchEngine = async (engine: string, databaseUrl: string | undefined, rounds: number) => {
      if (rounds === 0) return;
      const dataDir = mkdtempSync(join(tmpdir(), 'first-commit-faults-'));
      const printRound = ({ rounds: done, acknowledged, lost }: KillRunResult) =>
        console.log(`${engine}: kill ${done} of ${rounds}, ${acknowledged} writes, ${lost.length} lost`);
      const { acknowledged, lost } = await killDuringWrites({ dataDir, databaseUrl }, rounds, printRound);
      for (const line of lost) console.log(`LOST  ${line}`);
      rows.push([engine, String(rounds), String(acknowledged), String(lost.length)]);
      rmSync(dataDir, { recursive: true, force: true });
    };
    await benchEngine('SQLite', undefined, Number(values.sqlite));
    if (Number(values.postgres) > 0) {
      const postgres = await startPostgres();
      await benchEngine('PostgreSQL', postgres.url, Number(values.postgres)).finally(() => postgres.remove());
    }
    console.log('');
    printTable(['database', 'kills', 'acknowledged writes', 'lost'], rows);
  },
};
