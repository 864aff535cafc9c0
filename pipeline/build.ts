import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  fingerprintBuild,
  isBuildFresh,
  markBuildFinished,
  markBuildUnfinished,
  type BuildOptions,
} from './fingerprint/build-fingerprint.ts';
import { withBuildLock } from './build-lock.ts';
import { compressAssets } from './compress-assets.ts';
import { buildPages } from './pages/build-pages.ts';
import { installBuild } from './install-build.ts';
import { writeResults } from './lessons/results.ts';
import { writeSearchIndex } from './lessons/search-documents.ts';
import { staticFileSteps, type BuildStep } from './make-static-files.ts';
import { buildWorker, writeOfflineList } from './offline.ts';
import { projectRoot } from './project-root.ts';

const build = join(projectRoot, 'build');
/** The new build is made in this folder, because a server may be serving the old build. */
const staging = join(projectRoot, '.cache', 'build');
const client = join(staging, 'client');

/** The steps of the build, in order. Each works on the files that the steps before it wrote to `staging`. */
function listSteps({ siteApiUrl }: BuildOptions): readonly BuildStep[] {
  return [
    ...staticFileSteps,
    { title: 'pages', run: () => buildPages(staging, siteApiUrl) },
    { title: 'results of the samples', run: () => writeResults(client) },
    { title: 'search index', run: () => writeSearchIndex(client) },
    { title: 'service worker', run: () => buildWorker(client) },
    { title: 'compressed files', run: () => compressAssets(client, join(build, 'client')) },
    { title: 'list of files to use offline', run: () => writeOfflineList(client) },
  ];
}

/**
 * Builds the site into `build/`, unless the build there is up to date. If another build of this folder runs,
 * it waits for that one first. Throws when a step fails; the last build then stays as it is.
 */
export async function buildSite(options: BuildOptions): Promise<void> {
  await withBuildLock(join(projectRoot, '.cache', 'build.lock'), () => buildWhenStale(options));
}

async function buildWhenStale(options: BuildOptions): Promise<void> {
  if (isBuildFresh(options)) return;
  const reason = existsSync(join(build, 'client')) ? ' (its sources have changed since the last build)' : '';
  console.log(`Building the site${reason} …`);
  const fingerprint = fingerprintBuild(options);
  rmSync(staging, { recursive: true, force: true });
  const steps = listSteps(options);
  for (const [index, { title, run }] of steps.entries()) {
    console.log(`  ${index + 1} of ${steps.length}: ${title}`);
    await run();
  }
  markBuildUnfinished();
  installBuild(staging, build);
  markBuildFinished(fingerprint);
}
