import { enableCompileCache } from 'node:module';

// Before anything else is imported, or it would not be cached: so the imports below are dynamic.
enableCompileCache();

const { failStart } = await import('./fail-start.ts');
const { readEnvironment } = await import('./settings/environment.ts');
const { readSettings } = await import('./settings/settings.ts');
const { startServer } = await import('./start.ts');

async function forgetLost(dataDir: string): Promise<void> {
  const { databaseFile } = await import('./database/open.ts');
  const { forgetLostDatabase } = await import('./database/sqlite/sqlite.ts');
  forgetLostDatabase(databaseFile(dataDir));
}

try {
  const settings = readSettings(readEnvironment());
  if (process.argv.includes('--new')) await forgetLost(settings.dataDir);
  await startServer(settings);
} catch (error) {
  failStart(error);
}
