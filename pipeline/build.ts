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
import { makeStaticFiles } from './make-static-files.ts';
import { buildWorker, writeOfflineList } from './offline/build.ts';
import { projectRoot } from './project-root.ts';

const build = join(projectRoot, 'build');
/** The new build is made in this folder, because a server may be serving the old build. */
const staging = join(projectRoot, '.cache', 'build');
const client = join(staging, 'client');

/** The steps of the build, in order. Each works on the files that the steps before it wrote to `staging`. */
const steps: readonly ((options: BuildOptions) => Promise<void> | void)[] = [
  () => rmSync(staging, { recursive: true, force: true }),
  makeStaticFiles,
  ({ siteApiUrl }) => buildPages(staging, siteApiUrl),
  () => writeResults(client),
  () => writeSearchIndex(client),
  () => buildWorker(client),
  () => compressAssets(client, join(build, 'client')),
  () => writeOfflineList(client),
];

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
  for (const step of steps) await step(options);
  markBuildUnfinished();
  installBuild(staging, build);
  markBuildFinished(fingerprint);
}
