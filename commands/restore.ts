import { basename, resolve } from 'node:path';
import { databaseFile } from '../server/database/open.ts';
import { restoreSqlite } from '../server/database/sqlite/restore.ts';
import { readEnvironment } from '../server/settings/environment.ts';
import { readSettings } from '../server/settings/settings.ts';
import { CommandError, createProgram, runProgram } from './command-line/program.ts';

const description = `Replaces the embedded database (DATA_DIR/site.db) with a backup. Stop the server first. The command checks the
complete backup, migrates it to this release, and keeps the old database as site.db.before-restore-TIME. With DATABASE_URL set, use PostgreSQL's own pg_restore instead.`;

const program = createProgram('restore', description)
  .argument('<file>', 'a file that npm run backup wrote; it is not changed')
  .action(async (file: string) => {
    const { databaseUrl, dataDir } = readSettings(readEnvironment());
    if (databaseUrl !== undefined)
      throw new CommandError(
        'DATABASE_URL is set, so the data is in PostgreSQL: restore it with pg_restore. This command is for the embedded database.',
      );
    const source = resolve(file);
    const target = databaseFile(dataDir);
    const { accounts, bytes, previousFile } = await restoreSqlite(source, target, new Date());
    const size = `${accounts} ${accounts === 1 ? 'account' : 'accounts'}, ${(bytes / 1024 / 1024).toFixed(1)} MiB`;
    const old = previousFile === undefined ? '' : ` The old one is kept as ${basename(previousFile)}.`;
    console.log(`Restored ${source} (${size}) to ${target}.${old}`);
  });

await runProgram(program);
