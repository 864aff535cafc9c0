import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { text } from 'node:stream/consumers';
import { Option } from 'commander';
import { keptDatabaseDays } from '../../contract/periods.ts';
import { databaseFile } from '../../server/database/open.ts';
import { moveToPostgres } from '../../server/database/move/move-to-postgres.ts';
import { readEnvironment } from '../../server/settings/environment.ts';
import { readSettings } from '../../server/settings/settings.ts';
import { CommandError, createProgram, runProgram } from '../command-line/program.ts';
import { startProgress, type Progress } from '../command-line/progress-bar.ts';

type TargetOptions = { to?: string; toFile?: string };

const description = `Copies everything from the embedded database (DATA_DIR/site.db) to an empty PostgreSQL database, and compares every
copied row. Stop the server first; it can't start until this command has ended. Either all data is copied or nothing:
after an interruption, run it again. Then set DATABASE_URL and start. The embedded database is renamed to site.db.moved-TIME.`;

const program = createProgram('move', description)
  .addOption(
    new Option(
      '--to <url>',
      'postgres://USER@HOST/DATABASE, made with createdb; - reads the URL from standard input',
    ).conflicts('toFile'),
  )
  .option('--to-file <file>', 'read the URL from a file')
  .action(async (options: TargetOptions) => {
    const to = await readTarget(options);
    const { dataDir } = readSettings(readEnvironment());
    const start = performance.now();
    let progress: Progress | undefined;
    const report = (done: number, total: number) =>
      (progress ??= startProgress(total, 'rows copied or compared')).report(done);
    try {
      const { tables, rows, oldFile } = await moveToPostgres(databaseFile(dataDir), to, report, new Date());
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      progress?.end();
      console.log(
        `Moved ${rows} rows of ${tables} tables to ${formatTarget(to)} and compared each, in ${seconds} s. Now set DATABASE_URL to this database and start. The embedded database is kept as ${basename(oldFile)} for ${keptDatabaseDays} days.`,
      );
    } finally {
      progress?.end();
    }
  });

await runProgram(program);

/**
 * The URL of the target. With a password on the command line, a warning: other users of the machine can read it while
 * this runs.
 */
async function readTarget(options: TargetOptions): Promise<string> {
  const url = (await readUrl(options)).trim();
  const { protocol = '', password = '' } = URL.parse(url) ?? {};
  if (!['postgres:', 'postgresql:'].includes(protocol))
    throw new CommandError('The target must be a URL that starts with postgres://.');
  if (options.to === url && password !== '')
    console.error(
      'Other users of this machine can read the password of --to in the list of processes. --to-file FILE and --to - hide it.',
    );
  return url;
}

async function readUrl({ to, toFile }: TargetOptions): Promise<string> {
  if (toFile !== undefined) return readUrlFile(toFile);
  if (to === undefined)
    throw new CommandError('Name the PostgreSQL database: --to-file FILE, --to - or --to URL.');
  return to === '-' ? text(process.stdin) : to;
}

function readUrlFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new CommandError(`--to-file names a file that can't be read (${code}): ${file}`);
  }
}

/** Describes the database without its password. */
function formatTarget(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${pathname.slice(1)} at ${hostname || 'localhost'}:${port || 5432}`;
}
