import { Command } from 'commander';
import { buildSite } from '../pipeline/build.ts';
import { bundleServer } from '../pipeline/server-bundle.ts';
import { readEnvironment } from '../server/settings/environment.ts';

await new Command('npm run build')
  .description('Builds the site into build/ when its sources have changed since the last build.')
  .action(async () => {
    await buildSite({ siteApiUrl: readEnvironment().SITE_API_URL });
    await bundleServer();
  })
  .parseAsync()
  .catch((error: unknown) => {
    // The failed step has printed the reason. The message of a ContentError names the place to edit.
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
