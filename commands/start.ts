import { enableCompileCache } from 'node:module';
import { readEnvironment } from '../server/environment.ts';
import { fingerprintSources, isBuildFresh } from '../pipeline/build-freshness.ts';

enableCompileCache();

if (process.argv.includes('--help')) {
  console.log(`npm start: builds the site if needed, migrates the database, and serves pages and API on http://HOST:PORT.
Settings come from the environment or a .env file; README.md lists them (PORT, HOST, DATA_DIR, DATABASE_URL, SMTP_URL, …).`);
} else {
  const siteApiUrl = readEnvironment().SITE_API_URL;
  if (!isBuildFresh(fingerprintSources(siteApiUrl)))
    await (await import('../pipeline/build.ts')).buildSite(siteApiUrl);
  await import('../server/main.ts');
}
