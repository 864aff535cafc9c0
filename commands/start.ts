import { enableCompileCache } from 'node:module';
import { isBuildFresh } from '../pipeline/fingerprint/build-fingerprint.ts';
import { runStep } from '../pipeline/run-step.ts';
import { bundledServer, isServerBundled } from '../pipeline/server-bundle.ts';
import { exitWithStartError, readStartArguments } from '../server/start-command.ts';
import { readEnvironment, type Environment } from '../server/settings/environment.ts';

enableCompileCache();

if (process.argv.includes('--help')) {
  console.log(`npm start: builds the site if needed, migrates the database, and serves pages and API on http://HOST:PORT.
--new: create an empty database when the database of DATA_DIR is missing or its disk is not mounted.
Settings come from the environment or a .env file; README.md lists them (PORT, HOST, DATA_DIR, DATABASE_URL, SMTP_URL, …).`);
} else {
  const environment = readStartEnvironment();
  const isReady = isBuildFresh({ siteApiUrl: environment.SITE_API_URL }) && isServerBundled();
  if (!isReady) {
    // Checked before the build, because the server would report an invalid setting only after a minute.
    await requireValidSettings(environment);
    // A separate process, because the server's process would keep the half gigabyte that a build needs.
    if ((await runStep('commands/build.ts', [])) !== 0) process.exit(1);
  }
  await import(bundledServer.href);
}

function readStartEnvironment(): Environment {
  try {
    readStartArguments(process.argv.slice(2));
    return readEnvironment();
  } catch (error) {
    exitWithStartError(error);
  }
}

async function requireValidSettings(environment: Environment): Promise<void> {
  // Imported only here, because the bundled server contains its own copy.
  const { readSettings } = await import('../server/settings/settings.ts');
  try {
    readSettings(environment);
  } catch (error) {
    exitWithStartError(error);
  }
}
