import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backUpSqlite } from '../server/database/backup.ts';
import { databaseFile } from '../server/database/open.ts';
import { readEnvironment } from '../server/environment.ts';
import { readSettings } from '../server/settings.ts';
import { CommandError, runCommand } from './command.ts';

const help = `npm run backup -- FILE

Writes a consistent copy of the embedded database (DATA_DIR/site.db) to FILE while the server runs.
FILE must not exist. To restore, stop the server, put the copy in the place of DATA_DIR/site.db,
remove site.db-wal and site.db-shm beside it, and start again.
With DATABASE_URL set, use PostgreSQL's own pg_dump instead.`;

await runCommand(help, async (words) => {
  const [file, ...rest] = parseArgs({ args: words, allowPositionals: true, options: {} }).positionals;
  if (file === undefined || rest.length > 0)
    throw new CommandError('Give one file to write the copy to. See npm run backup -- --help.');
  const { databaseUrl, dataDir } = readSettings(readEnvironment());
  if (databaseUrl !== undefined) {
    throw new CommandError(
      'DATABASE_URL is set, so the data is in PostgreSQL: back it up with pg_dump, for example pg_dump "$DATABASE_URL" > site.sql.',
    );
  }
  const target = resolve(file);
  const bytes = await backUpSqlite(databaseFile(dataDir), target);
  console.log(`Wrote ${target} (${(bytes / 1024 / 1024).toFixed(1)} MiB).`);
});
