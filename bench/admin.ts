import { parseArgs } from 'node:util';
import { median, quantile } from 'simple-statistics';
import { createAccountSearch } from '../server/admin/search/choose-search.ts';
import type { Database } from '../server/database/database.ts';
import type { DatabaseSettings } from '../server/database/open.ts';
import {
  findSeededDatabase,
  databaseCacheFolder,
  openSeeded,
  startCachedPostgres,
} from './admin/seeded-databases.ts';
import { timeOtherCalls } from './admin/other-calls.ts';
import { timePostgresSearch, timeLookup, timeSearches, type GroupTimes } from './admin/search-times.ts';
import { timeRegistrations, timeWithoutLog } from './admin/registration.ts';
import { sampleSearchTerms } from './admin/search-terms.ts';
import { readEngines } from './read-engines.ts';
import { printTarget, printTable, formatMilliseconds } from './statistics.ts';

const limits = {
  sqlite: { median: 5, p95: 25, group: 60 },
  postgres: { median: 50, p95: 50, group: 150 },
} as const;
const maxGrowth = 2;

/** Measures the account search of admins, and how it slows down other calls (issue "The admin dashboard"). */
export const adminBench = {
  summary: 'searching 10,000, 100,000 and 1,000,000 accounts as an admin does, on both engines',
  options: `  --accounts 10000,100000,1000000   how many accounts
  --engines sqlite,postgres         on which databases
The seeded databases stay in ${databaseCacheFolder} for the next run. Delete the folder to free the disk space.`,
  async run(args: string[]): Promise<void> {
    const { values } = parseArgs({
      args: args,
      options: {
        accounts: { type: 'string', default: '10000,100000,1000000' },
        engines: { type: 'string' },
      },
    });
    const sizes = values.accounts.split(',').map(readSize);
    const engines = readEngines(values.engines);
    const postgres = engines.includes('postgres') ? await startCachedPostgres() : undefined;
    try {
      for (const engine of engines) {
        const medians: Medians[] = [];
        for (const accounts of sizes) {
          const settings = await findSeededDatabase(engine, accounts, postgres);
          const database = await openSeeded(settings, accounts);
          medians.push(await benchDatabase(database, settings, accounts).finally(() => database.close()));
        }
        const [first, last] = [medians.at(0), medians.at(-1)];
        if (first === undefined || last === undefined || first === last) continue;
        const sizeRange = `from ${sizes.at(0)} to ${sizes.at(-1)} accounts on ${engine}`;
        printTarget(
          `growth of the median search ${sizeRange}, in the server's process`,
          last.search / first.search,
          maxGrowth,
          'times',
        );
        printTarget(`the same over HTTP`, last.call / first.call, maxGrowth, 'times');
      }
    } finally {
      await postgres?.remove();
    }
  },
};

/** Median milliseconds of a search in the server's process, and of the whole call over HTTP. */
type Medians = { search: number; call: number };

/** Measures one database and prints the results. */
async function benchDatabase(
  database: Database,
  settings: DatabaseSettings,
  accounts: number,
): Promise<Medians> {
  const { engine, address } = database;
  console.log(`\n${accounts} accounts on ${engine}`);
  const groups = await sampleSearchTerms(database);
  const before = process.memoryUsage.rss();
  const search = createAccountSearch({ engine, address }, console);
  const { readMs, indexMs, indexBytes } = await search.measure();
  console.log(
    `read in ${formatSeconds(readMs)}, indexed in ${formatSeconds(indexMs)}; lists ${formatMegabytes(indexBytes)}, the process grew by ${formatMegabytes(process.memoryUsage.rss() - before)}`,
  );
  const lookup = await timeLookup(database);
  const times = await timeSearches(database, search, groups).finally(() => search.close());
  printTimes(times, lookup);
  const all = times.flatMap(({ milliseconds }) => milliseconds);
  const limit = limits[engine];
  printTarget('median search', median(all), limit.median);
  printTarget('p95 of all searches', quantile(all, 0.95), limit.p95);
  printTarget(
    'p95 of the slowest group',
    Math.max(...times.map(({ milliseconds }) => quantile(milliseconds, 0.95))),
    limit.group,
  );
  if (engine === 'postgres') {
    const { indexMs, bytes, times: inPostgres } = await timePostgresSearch(database, groups);
    console.log(
      `\nthe search of large sites: index made in ${formatSeconds(indexMs)}, ${formatMegabytes(bytes)} in PostgreSQL`,
    );
    printTimes(inPostgres, lookup);
  }

  const [withLog, withoutLog] = [await timeRegistrations(database), await timeWithoutLog(database)];
  printTarget(
    `a registration's work in the database (${formatMilliseconds(median(withoutLog))} ms without the log for the search), median`,
    median(withLog),
    5,
  );
  const { idle, duringSearch, searches } = await timeOtherCalls(database, settings, groups);
  console.log(
    `over HTTP: ${searches.length} searches, median ${formatMilliseconds(median(searches))} ms, p95 ${formatMilliseconds(quantile(searches, 0.95))} ms`,
  );
  printTarget(
    `p99 of other calls during searches (${formatMilliseconds(quantile(idle, 0.99))} ms without searches)`,
    quantile(duringSearch, 0.99),
    20,
  );
  return { search: median(all), call: median(searches) };
}

function printTimes(times: readonly GroupTimes[], lookup: number): void {
  console.log(`milliseconds of a page of five; a look-up by key takes ${formatMilliseconds(lookup)} ms`);
  printTable(
    ['search', 'page', 'median', 'p95', 'slowest', 'plain scan', 'of the scan', 'look-ups'],
    times.map(({ group, page, milliseconds, scanMs }) => [
      group,
      page,
      formatMilliseconds(median(milliseconds)),
      formatMilliseconds(quantile(milliseconds, 0.95)),
      formatMilliseconds(Math.max(...milliseconds)),
      formatMilliseconds(scanMs),
      `1/${Math.round(scanMs / median(milliseconds))}`,
      (median(milliseconds) / lookup).toFixed(1),
    ]),
  );
}

function formatSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}

function formatMegabytes(bytes: number): string {
  return `${Math.round(bytes / 1e6)} MB`;
}

function readSize(text: string): number {
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text);
  throw new Error(
    `--accounts takes whole numbers up to 9999999, separated by commas, not ${JSON.stringify(text)}.`,
  );
}
