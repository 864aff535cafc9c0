import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Engine } from '../server/database/database.ts';
import type { DatabaseSettings } from '../server/database/open.ts';
import { startPostgres } from '../tests/services/postgres.ts';
import { addAccounts } from './api/accounts.ts';
import { listMeasuredCalls, createLoginCall } from './api/calls.ts';
import { printCalls, drawCalls, type CallRow } from './api/report.ts';
import { measureDuringLogins, measureMemory, measureMixed } from './api/mixed.ts';
import { measureCalls, measureLogins, startServers } from './api/rounds.ts';
import { readEngines } from './read-engines.ts';

const accounts = 2000;

/**
 * Measures each call of the API, and compares it with the minimum cost on the same machine at the same time.
 */
export const apiBench = {
  summary:
    'calls of the API, alone and mixed, compared with an empty Fastify route, the minimal query and raw argon2id',
  options: `  --engines sqlite,postgres   on which databases
  --calls /session,/login     which calls; by default all
  --rounds 5                  how often each call and its references are measured; the medians are printed
  --seconds 2                 how long each measurement takes
  --requests 400000           how many requests between the two memory measurements; 0 skips them
Writes a plot to build/bench/api.svg.`,
  async run(args: string[]): Promise<void> {
    const { values } = parseArgs({
      args: args,
      options: {
        engines: { type: 'string' },
        calls: { type: 'string' },
        rounds: { type: 'string', default: '5' },
        seconds: { type: 'string', default: '2' },
        requests: { type: 'string', default: '400000' },
      },
    });
    const options = {
      isChosen: (name: string) => values.calls?.split(',').some((path) => name.endsWith(path)) ?? true,
      rounds: Number(values.rounds),
      seconds: Number(values.seconds),
      requests: Number(values.requests),
    };
    const rows: CallRow[] = [];
    for (const engine of readEngines(values.engines))
      await withEmptyDatabase(engine, async (settings) =>
        rows.push(...(await benchEngine(engine, settings, options))),
      );
    await drawCalls(rows);
  },
};

type Options = {
  isChosen: (name: string) => boolean;
  rounds: number;
  seconds: number;
  requests: number;
};

async function benchEngine(
  engine: Engine,
  settings: DatabaseSettings,
  { isChosen, rounds, seconds, requests }: Options,
): Promise<CallRow[]> {
  const people = await addAccounts(settings, accounts);
  const calls = listMeasuredCalls(people);
  const login = createLoginCall(people);
  const servers = await startServers(settings);
  try {
    const chosen = calls.filter(({ name }) => isChosen(name));
    const measured = await measureCalls(servers, chosen, { rounds, seconds });
    if (isChosen(login.name)) measured.push(await measureLogins(servers.site, login, { rounds, seconds }));
    const rows = measured.map((row) => ({ ...row, engine }));
    printCalls(engine, rows, rounds);
    if (chosen.length === calls.length) {
      await measureMixed(servers.site, calls, { seconds: seconds * rounds });
      await measureDuringLogins(servers.site, calls, login, { seconds: seconds * rounds });
    }
    if (requests > 0) await measureMemory(servers.site, calls, requests);
    return rows;
  } finally {
    await Promise.all([servers.site.stop(), servers.reference.stop()]);
  }
}

/** Runs work on an empty database with durable writes, in a temporary folder. */
async function withEmptyDatabase(
  engine: Engine,
  work: (settings: DatabaseSettings) => Promise<unknown>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'first-commit-bench-api-'));
  const dataDir = join(folder, 'data');
  try {
    if (engine === 'sqlite') return void (await work({ dataDir, databaseUrl: undefined }));
    const dataFolder = join(folder, 'postgres');
    mkdirSync(dataFolder);
    await chmod(folder, 0o755);
    const postgres = await startPostgres({ dataFolder });
    await work({ dataDir, databaseUrl: postgres.url }).finally(() => postgres.remove());
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
