import type { Database } from '../../server/database/database.ts';
import { openDatabase } from '../../server/database/open.ts';
import { readEnvironment } from '../../server/settings/environment.ts';
import { readSettings, type Settings } from '../../server/settings/settings.ts';

/**
 * Opens the database of the settings, runs `work`, and closes it. Only a command that adds accounts creates a
 * missing database. For other commands, a missing database probably means that DATA_DIR is wrong. None of them migrates
 * the database of an older release.
 */
export async function withDatabase(
  work: (database: Database, settings: Settings) => Promise<void>,
  { addsAccounts = false } = {},
): Promise<void> {
  const settings = readSettings(readEnvironment());
  const database = await openDatabase(settings, { schemaChange: addsAccounts ? 'create' : 'none' });
  try {
    await work(database, settings);
  } finally {
    await database.close();
  }
}
