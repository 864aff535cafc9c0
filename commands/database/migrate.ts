import { databaseFile, openDatabase } from '../../server/database/open.ts';
import { requireDatabase } from '../../server/database/sqlite/known-database.ts';
import { readEnvironment } from '../../server/settings/environment.ts';
import { readSettings } from '../../server/settings/settings.ts';
import { createProgram, runProgram } from '../command-line/program.ts';

const description = `Brings the database of the settings up to this release, as npm start does, without starting the site. Stop
the site first, and back up: it can't be undone.`;

const program = createProgram('migrate', description).action(async () => {
  const settings = readSettings(readEnvironment());
  // Only npm start makes a database: a missing one probably means that DATA_DIR is wrong.
  if (settings.databaseUrl === undefined) requireDatabase(databaseFile(settings.dataDir));
  const database = await openDatabase(settings);
  await database.close();
  console.log('The database is up to date.');
});

await runProgram(program);
