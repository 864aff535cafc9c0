import { enableCompileCache } from 'node:module';

// Before anything else is imported, or it would not be cached: so the imports below are dynamic.
enableCompileCache();

const { exitWithStartError, readStartArguments } = await import('./start-command.ts');
const { readEnvironment } = await import('./settings/environment.ts');
const { readSettings } = await import('./settings/settings.ts');
const { startServer } = await import('./start.ts');

try {
  const { isNewDatabaseAllowed } = readStartArguments(process.argv.slice(2));
  await startServer(readSettings(readEnvironment()), { isNewDatabaseAllowed });
} catch (error) {
  exitWithStartError(error);
}
