import { enableCompileCache } from 'node:module';
import { isBuildFresh, type BuildOptions } from '../pipeline/build-fingerprint.ts';
import { bundleServer } from '../pipeline/server-bundle.ts';
import { readEnvironment } from '../server/environment.ts';

enableCompileCache();

async function build(options: BuildOptions): Promise<void> {
  // The build's own modules take longer to load than the server: only when they are needed.
  const { buildSite } = await import('../pipeline/build.ts');
  await buildSite(options).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}

if (process.argv.includes('--help')) {
  console.log(`npm start: builds the site if needed, migrates the database, and serves pages and API on http://HOST:PORT.
--new: make an empty database where the one of DATA_DIR is gone.
Settings come from the environment or a .env file; README.md lists them (PORT, HOST, DATA_DIR, DATABASE_URL, SMTP_URL, …).`);
} else {
  const options = { siteApiUrl: readEnvironment().SITE_API_URL };
  if (!isBuildFresh(options)) await build(options);
  await import((await bundleServer()).href);
}
