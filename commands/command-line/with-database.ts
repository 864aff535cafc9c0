import type { Database } from '../../server/database/database.ts';
import { openDatabase } from '../../server/database/open.ts';
import { readEnvironment } from '../../server/settings/environment.ts';
import { readSettings, type Settings } from '../../server/settings/settings.ts';

/** Runs work on the database of the settings and closes it afterwards. */
export async function withDatabase(
  work: (database: Database, settings: Settings) => Promise<void>,
): Promise<void> {
  const settings = readSettings(readEnvironment());
  const database = await openDatabase(settings);
  try {
    await work(database, settings);
  } finally {
    await database.close();
  }
}
