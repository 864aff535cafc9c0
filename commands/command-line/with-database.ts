import type { Database } from '../../server/database/database.ts';
import { openDatabase } from '../../server/database/open.ts';
import { readEnvironment } from '../../server/settings/environment.ts';
import { readSettings, type Settings } from '../../server/settings/settings.ts';

/**
 * Runs work on the database of the settings and closes it afterwards. Only a command that adds accounts makes
 * one where there is none: for any other, DATA_DIR is likely to be wrong.
 */
export async function withDatabase(
  work: (database: Database, settings: Settings) => Promise<void>,
  { addsAccounts = false } = {},
): Promise<void> {
  const settings = readSettings(readEnvironment());
  const database = await openDatabase(settings, { isDatabaseRequired: !addsAccounts });
  try {
    await work(database, settings);
  } finally {
    await database.close();
  }
}
