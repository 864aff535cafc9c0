import { enableCompileCache } from 'node:module';
import { isBuildFresh } from '../pipeline/fingerprint/build-fingerprint.ts';
import { runStep } from '../pipeline/run-step.ts';
import { bundledServer, isServerBundled } from '../pipeline/server-bundle.ts';
import { exitWithStartError } from '../server/exit-with-start-error.ts';
import { readStartArguments } from '../server/start-arguments.ts';
import { readEnvironment, type Environment } from '../server/settings/environment.ts';

enableCompileCache();

if (process.argv.includes('--help')) {
  console.log(`npm start: builds the site if needed, migrates the database, and serves pages and API on http://HOST:PORT.
--new: make an empty database where the one of DATA_DIR is gone or its disk is not mounted.
Settings come from the environment or a .env file; README.md lists them (PORT, HOST, DATA_DIR, DATABASE_URL, SMTP_URL, …).`);
} else {
  const environment = readStart();
  const isReady = isBuildFresh({ siteApiUrl: environment.SITE_API_URL }) && isServerBundled();
  if (!isReady) {
    // The server would find a wrong setting only after a minute of building.
    await requireGoodSettings(environment);
    // A separate process: the server would keep the half gigabyte that building takes.
    if ((await runStep('commands/build.ts', [])) !== 0) process.exit(1);
  }
  await import(bundledServer.href);
}

function readStart(): Environment {
  try {
    readStartArguments(process.argv.slice(2));
    return readEnvironment();
  } catch (error) {
    exitWithStartError(error);
  }
}

async function requireGoodSettings(environment: Environment): Promise<void> {
  // Loaded here alone: the bundled server has a copy of its own.
  const { readSettings } = await import('../server/settings/settings.ts');
  try {
    readSettings(environment);
  } catch (error) {
    exitWithStartError(error);
  }
}
