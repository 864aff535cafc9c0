import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from '../contract/content/errors/content-error.ts';
import { fingerprintSources, isBuildFresh, stampBuild } from './build-freshness.ts';
import { compressAssets } from './compress-assets.ts';
import { finishPages } from './finish-pages.ts';
import { writeResults } from './lessons/results.ts';
import { writeSearchDocuments } from './lessons/search-documents.ts';
import { makeStaticFiles } from './make-static-files.ts';
import { buildWorker, writeOfflineList } from './offline/build.ts';
import { projectRoot } from './project-root.ts';
import { runStep } from './run-step.ts';

/**
 * Builds the site into `build/`: pictures, forms and calendars from the content, the prerendered pages, their policy hashes
 * (`build/pages.json`) and compressed assets. Does nothing when the build is as new as its sources. Throws when a step fails.
 */
export async function buildSite(siteApiUrl = process.env.SITE_API_URL): Promise<void> {
  const fingerprint = fingerprintSources(siteApiUrl);
  if (isBuildFresh(fingerprint)) return;
  console.log('Building the site (its sources are newer than the last build) …');
  rmSync(join(projectRoot, 'build'), { recursive: true, force: true });
  await makeStaticFiles();
  const code = await runStep('node_modules/@react-router/dev/bin.cjs', ['build', '--logLevel', 'warn'], {
    VITE_SITE_API_URL: siteApiUrl ?? '',
    NODE_ENV: 'production',
  });
  if (code !== 0) throw new Error('The build of the pages failed: see the lines above.');
  await finishPages(join(projectRoot, 'build'));
  writeResults(join(projectRoot, 'build', 'client'));
  writeSearchDocuments(join(projectRoot, 'build', 'client'));
  await buildWorker(join(projectRoot, 'build', 'client'));
  await compressAssets(join(projectRoot, 'build', 'client'));
  await writeOfflineList(join(projectRoot, 'build', 'client'));
  stampBuild(fingerprint);
}

if (import.meta.main) {
  if (process.argv.includes('--help'))
    console.log('npm run build: builds the site into build/ when its sources are newer than the last build.');
  else
    await buildSite().catch((error: unknown) => {
      if (!(error instanceof ContentError)) throw error;
      console.error(error.message);
      process.exitCode = 1;
    });
}
