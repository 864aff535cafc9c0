import { databaseFile } from '../server/database/open.ts';
import { moveToPostgres } from '../server/database/move/move-to-postgres.ts';
import { readEnvironment } from '../server/settings/environment.ts';
import { readSettings } from '../server/settings/settings.ts';
import { CommandError, createProgram, runProgram } from './command-line/program.ts';
import { startProgress, type Progress } from './command-line/progress-bar.ts';

const description = `Copies everything from the embedded database (DATA_DIR/site.db) to an empty PostgreSQL database, and compares every
copied row. Stop the server first; it can't start until this command has ended. Either all data is copied or nothing:
after an interruption, run it again. Then set DATABASE_URL and start. The embedded database does not change.`;

const program = createProgram('move', description)
  .requiredOption('--to <url>', 'postgres://USER:PASSWORD@HOST/DATABASE, made with createdb')
  .action(async ({ to }: { to: string }) => {
    if (!['postgres:', 'postgresql:'].includes(URL.parse(to)?.protocol ?? ''))
      throw new CommandError('--to must be a URL that starts with postgres://.');
    const { dataDir } = readSettings(readEnvironment());
    const start = performance.now();
    let progress: Progress | undefined;
    const report = (done: number, total: number) =>
      (progress ??= startProgress(total, 'rows copied or compared')).report(done);
    try {
      const { tables, rows } = await moveToPostgres(databaseFile(dataDir), to, report);
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      progress?.end();
      console.log(
        `Moved ${rows} rows of ${tables} tables to ${describeTarget(to)} and compared each, in ${seconds} s. Now set DATABASE_URL to this database and start.`,
      );
    } finally {
      progress?.end();
    }
  });

await runProgram(program);

/** Describes the database without its password. */
function describeTarget(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${pathname.slice(1)} at ${hostname || 'localhost'}:${port || 5432}`;
}
