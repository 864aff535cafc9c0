import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { backUpSqlite } from '../../server/database/sqlite/backup.ts';
import { formatFileFailure } from '../../server/kernel/format-file-failure.ts';
import { databaseFile } from '../../server/database/open.ts';
import { requireDatabase } from '../../server/database/sqlite/known-database.ts';
import { readEnvironment } from '../../server/settings/environment.ts';
import { readSettings } from '../../server/settings/settings.ts';
import { CommandError, createProgram, runProgram } from '../command-line/program.ts';

const description = `Writes a consistent copy of the embedded database (DATA_DIR/site.db) to a file while the server runs.
To restore it, stop the server and run npm run restore -- FILE. With DATABASE_URL set, use PostgreSQL's own pg_dump instead.`;

const program = createProgram('backup', description)
  .argument('<file>', 'where to write the copy; the file must not exist')
  .action(async (file: string) => {
    const { databaseUrl, dataDir } = readSettings(readEnvironment());
    if (databaseUrl !== undefined)
      throw new CommandError(
        'DATABASE_URL is set, so the data is in PostgreSQL. Back it up with pg_dump --format=custom: docs/how-to/back-up.md.',
      );
    const target = resolve(file);
    if (!existsSync(dirname(target)))
      throw new CommandError(
        `There is no folder ${dirname(target)}. Create it, or choose a file in another folder.`,
      );
    const source = databaseFile(dataDir);
    requireDatabase(source);
    const bytes = await backUpSqlite(source, target).catch((error: unknown) => {
      if (error instanceof Error && 'syscall' in error)
        throw new CommandError(`${target} can't be written: ${formatFileFailure(error)}`);
      throw error;
    });
    console.log(`Wrote ${target} (${(bytes / 1024 / 1024).toFixed(1)} MiB).`);
  });

await runProgram(program);
