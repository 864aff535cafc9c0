import { basename, resolve } from 'node:path';
import { databaseFile } from '../../server/database/open.ts';
import type { EraseAccount } from '../../server/database/restore/end-what-was-open.ts';
import { finishPostgresRestore } from '../../server/database/restore/restore-postgres.ts';
import { restoreSqlite, type Restored } from '../../server/database/restore/restore-sqlite.ts';
import { secureRandom } from '../../server/kernel/random.ts';
import { eraseAccountAgain } from '../../server/own-account/erase-account.ts';
import { readEnvironment } from '../../server/settings/environment.ts';
import { readSettings } from '../../server/settings/settings.ts';
import { CommandError, createProgram, runProgram } from '../command-line/program.ts';

const description = `Replaces the embedded database (DATA_DIR/site.db) with a backup. Stop the server first. The command checks the
complete backup, migrates it to this release, and keeps the old database as site.db.before-restore-TIME. Accounts that were
deleted since the backup are deleted again, and everybody has to log in again. With DATABASE_URL set, restore with pg_restore
into a new database, then run this command with --after-pg-restore: docs/how-to/back-up.md.`;

const program = createProgram('restore', description)
  .argument('[file]', 'a file that npm run backup wrote; it is not changed')
  .option(
    '--after-pg-restore <database>',
    'finish the restore of that database, on the server of DATABASE_URL',
  )
  .action(async (file: string | undefined, { afterPgRestore }: { afterPgRestore?: string }) => {
    const settings = readSettings(readEnvironment());
    const { databaseUrl, dataDir } = settings;
    const erase: EraseAccount = (transaction, userId) =>
      eraseAccountAgain(transaction, { settings, random: secureRandom }, userId);
    if (afterPgRestore !== undefined) {
      if (databaseUrl === undefined)
        throw new CommandError('--after-pg-restore is for PostgreSQL, and DATABASE_URL is not set.');
      const finished = await finishPostgresRestore(databaseUrl, afterPgRestore, erase, new Date());
      console.log(formatRestored(`the database ${afterPgRestore}`, finished));
      return;
    }
    if (databaseUrl !== undefined)
      throw new CommandError(
        'DATABASE_URL is set, so the data is in PostgreSQL: restore it with pg_restore (docs/how-to/back-up.md). A file is for the embedded database.',
      );
    if (file === undefined) throw new CommandError('Name the backup: npm run restore -- FILE.');
    const source = resolve(file);
    const target = databaseFile(dataDir);
    const restored = await restoreSqlite(source, target, erase, new Date());
    console.log(formatRestored(`${source} to ${target}`, restored));
    if (restored.previousFile !== undefined)
      console.log(`The old database is kept as ${basename(restored.previousFile)}.`);
  });

await runProgram(program);

function formatRestored(
  what: string,
  { accounts, erasedAgain, isComplete }: Pick<Restored, 'accounts' | 'erasedAgain' | 'isComplete'>,
): string {
  return [
    `Restored ${what} (${countAccounts(accounts)}). Everybody has to log in again.`,
    ...(erasedAgain > 0
      ? [`Deleted since the backup, and deleted again: ${countAccounts(erasedAgain)}.`]
      : []),
    ...(isComplete
      ? []
      : [
          'The old database is missing, damaged or of an older release, so deletions of accounts since the backup could not be applied again.',
        ]),
  ].join('\n');
}

function countAccounts(count: number): string {
  return `${count} ${count === 1 ? 'account' : 'accounts'}`;
}
