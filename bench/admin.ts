import { parseArgs } from 'node:util';
import { median, quantile } from 'simple-statistics';
import { createAccountSearch } from '../server/admin/search/choose-search.ts';
import type { Database } from '../server/database/database.ts';
import type { DatabaseSettings } from '../server/database/open.ts';
import { findSeededDatabase, keptFolder, openSeeded, startKeptPostgres } from './admin/seeded-databases.ts';
import { timeOtherCalls } from './admin/other-calls.ts';
import { timePostgresSearch } from './admin/postgres-search.ts';
import { timeRegistrations, timeWithoutLog } from './admin/registration.ts';
import { timeLookup, timeSearches, type GroupTimes } from './admin/search-times.ts';
import { drawTerms } from './admin/terms.ts';
import { readEngines } from './read-engines.ts';
import { judge, printTable, showMilliseconds } from './statistics.ts';

const limits = {
  sqlite: { median: 5, p95: 25, group: 60 },
  postgres: { median: 50, p95: 50, group: 150 },
} as const;
const maxGrowth = 2;

/** Searching the accounts as an admin does, and what it costs others (issue "The admin dashboard"). */
export const adminBench = {
  summary: 'searching 10,000, 100,000 and 1,000,000 accounts as an admin does, on both engines',
  options: `  --accounts 10000,100000,1000000   how many accounts
  --engines sqlite,postgres         on which databases
The databases are seeded in ${keptFolder} and kept there for the next run.`,
  async run(words: string[]): Promise<void> {
    const { values } = parseArgs({
      args: words,
      options: {
        accounts: { type: 'string', default: '10000,100000,1000000' },
        engines: { type: 'string' },
      },
    });
    const sizes = values.accounts.split(',').map(readSize);
    const chosen = readEngines(values.engines);
    const postgres = chosen.includes('postgres') ? await startKeptPostgres() : undefined;
    try {
      for (const engine of chosen) {
        const medians: Medians[] = [];
        for (const accounts of sizes) {
          const place = await findSeededDatabase(engine, accounts, postgres);
          const database = await openSeeded(place, accounts);
          medians.push(await benchOne(database, place, accounts).finally(() => database.close()));
        }
        const [first, last] = [medians.at(0), medians.at(-1)];
        if (first === undefined || last === undefined || first === last) continue;
        const sizesTold = `from ${sizes.at(0)} to ${sizes.at(-1)} accounts on ${engine}`;
        judge(
          `growth of the median search ${sizesTold}, in the server's process`,
          last.search / first.search,
          maxGrowth,
          'times',
        );
        judge(`the same over HTTP`, last.call / first.call, maxGrowth, 'times');
      }
    } finally {
      await postgres?.remove();
    }
  },
};

/** Of a search in the server's process, and of the whole call over HTTP, in milliseconds. */
type Medians = { search: number; call: number };

/** Prints everything about one database. */
async function benchOne(database: Database, place: DatabaseSettings, accounts: number): Promise<Medians> {
  const { engine, address } = database;
  console.log(`\n${accounts} accounts on ${engine}`);
  const groups = await drawTerms(database);
  const before = process.memoryUsage.rss();
  const search = createAccountSearch({ engine, address }, console);
  const { readMs, indexMs, indexBytes } = await search.measure();
  console.log(
    `read in ${showSeconds(readMs)}, indexed in ${showSeconds(indexMs)}; lists ${showMegabytes(indexBytes)}, the process grew by ${showMegabytes(process.memoryUsage.rss() - before)}`,
  );
  const lookup = await timeLookup(database);
  const times = await timeSearches(database, search, groups).finally(() => search.close());
  printTimes(times, lookup);
  const all = times.flatMap(({ milliseconds }) => milliseconds);
  const limit = limits[engine];
  judge('median search', median(all), limit.median);
  judge('p95 of all searches', quantile(all, 0.95), limit.p95);
  judge(
    'p95 of the slowest group',
    Math.max(...times.map(({ milliseconds }) => quantile(milliseconds, 0.95))),
    limit.group,
  );
  if (engine === 'postgres') {
    const { madeIn, bytes, times: inPostgres } = await timePostgresSearch(database, groups);
    console.log(
      `\nthe search of large sites: index made in ${showSeconds(madeIn)}, ${showMegabytes(bytes)} in PostgreSQL`,
    );
    printTimes(inPostgres, lookup);
  }

  const [withLog, without] = [await timeRegistrations(database), await timeWithoutLog(database)];
  judge(
    `a registration's work in the database (${showMilliseconds(median(without))} ms without the log for the search), median`,
    median(withLog),
    5,
  );
  const { alone, meanwhile, searches } = await timeOtherCalls(database, place, groups);
  console.log(
    `over HTTP: ${searches.length} searches, median ${showMilliseconds(median(searches))} ms, p95 ${showMilliseconds(quantile(searches, 0.95))} ms`,
  );
  judge(
    `p99 of other calls meanwhile (${showMilliseconds(quantile(alone, 0.99))} ms alone)`,
    quantile(meanwhile, 0.99),
    20,
  );
  return { search: median(all), call: median(searches) };
}

function printTimes(times: readonly GroupTimes[], lookup: number): void {
  console.log(`milliseconds of a page of five; a look-up by key takes ${showMilliseconds(lookup)} ms`);
  printTable(
    ['search', 'page', 'median', 'p95', 'slowest', 'plain scan', 'of the scan', 'look-ups'],
    times.map(({ group, page, milliseconds, scanMs }) => [
      group,
      page,
      showMilliseconds(median(milliseconds)),
      showMilliseconds(quantile(milliseconds, 0.95)),
      showMilliseconds(Math.max(...milliseconds)),
      showMilliseconds(scanMs),
      `1/${Math.round(scanMs / median(milliseconds))}`,
      (median(milliseconds) / lookup).toFixed(1),
    ]),
  );
}

function showSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}

function showMegabytes(bytes: number): string {
  return `${Math.round(bytes / 1e6)} MB`;
}

function readSize(text: string): number {
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text);
  throw new Error(
    `--accounts takes whole numbers up to 9999999, separated by commas, not ${JSON.stringify(text)}.`,
  );
}
