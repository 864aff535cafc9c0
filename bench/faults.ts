import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../tests/postgres.ts';
import { killAmidWrites, type KillResult } from './faults/kill-writes.ts';
import { printTable } from './statistics.ts';

/** Breaks the server on purpose, often, and counts what it survived. A short run of each is in the tests. */
export const faultsBench = {
  summary: 'kill -9 of the whole server during mixed writes, each acknowledged write looked for afterwards',
  options: `  --sqlite 100      kills on SQLite
  --postgres 25     kills on PostgreSQL`,
  async run(words: string[]): Promise<void> {
    const { values } = parseArgs({
      args: words,
      options: {
        sqlite: { type: 'string', default: '100' },
        postgres: { type: 'string', default: '25' },
      },
    });
    const rows: string[][] = [];
    const kill = async (engine: string, databaseUrl: string | undefined, rounds: number) => {
      if (rounds === 0) return;
      const dataDir = mkdtempSync(join(tmpdir(), 'first-commit-faults-'));
      const tell = ({ rounds: done, acknowledged, lost }: KillResult) =>
        console.log(`${engine}: kill ${done} of ${rounds}, ${acknowledged} writes, ${lost.length} lost`);
      const { acknowledged, lost } = await killAmidWrites({ dataDir, databaseUrl }, rounds, tell);
      for (const line of lost) console.log(`LOST  ${line}`);
      rows.push([engine, String(rounds), String(acknowledged), String(lost.length)]);
      rmSync(dataDir, { recursive: true, force: true });
    };
    await kill('SQLite', undefined, Number(values.sqlite));
    if (Number(values.postgres) > 0) {
      const postgres = await startPostgres();
      await kill('PostgreSQL', postgres.url, Number(values.postgres)).finally(() => postgres.remove());
    }
    console.log('');
    printTable(['database', 'kills', 'acknowledged writes', 'lost'], rows);
  },
};
