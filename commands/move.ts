import { databaseFile } from '../server/database/open.ts';
import { moveToPostgres } from '../server/database/move/move-to-postgres.ts';
import { readEnvironment } from '../server/settings/environment.ts';
import { readSettings } from '../server/settings/settings.ts';
import { CommandError, createProgram, runProgram } from './command-line/program.ts';
import { showProgress, type Progress } from './command-line/progress-bar.ts';

const description = `Carries everything from the embedded database (DATA_DIR/site.db) to an empty PostgreSQL database, and compares every
row with what arrived. Stop the server first; it can't be started until this has ended. Everything arrives or
nothing: after an interruption run it again. Then set DATABASE_URL and start. The embedded database stays as it is.`;

const program = createProgram('move', description)
  .requiredOption('--to <url>', 'postgres://USER:PASSWORD@HOST/DATABASE, made with createdb')
  .action(async ({ to }: { to: string }) => {
    if (!['postgres:', 'postgresql:'].includes(URL.parse(to)?.protocol ?? ''))
      throw new CommandError('--to must be a URL that starts with postgres://.');
    const { dataDir } = readSettings(readEnvironment());
    const start = performance.now();
    let progress: Progress | undefined;
    const report = (done: number, total: number) =>
      (progress ??= showProgress(total, 'rows copied or compared')).report(done);
    try {
      const { tables, rows } = await moveToPostgres(databaseFile(dataDir), to, report);
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      progress?.end();
      console.log(
        `Moved ${rows} rows of ${tables} tables to ${describeTarget(to)} and compared each, in ${seconds} s. Now set DATABASE_URL to it and start.`,
      );
    } finally {
      progress?.end();
    }
  });

await runProgram(program);

/** Without the password. */
function describeTarget(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${pathname.slice(1)} at ${hostname || 'localhost'}:${port || 5432}`;
}
