import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintFiles } from './fingerprint.ts';
import { projectRoot } from './project-root.ts';

/** Everything that the built site is made of. */
const sources = [
  'app',
  'content',
  'contract',
  'explain',
  'pipeline',
  'public',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
];
const fingerprintFile = join(projectRoot, 'build', 'fingerprint');

export type BuildOptions = {
  /** The base URL of an API on another origin; undefined: the site's own. */
  siteApiUrl: string | undefined;
};

/** The fingerprint of a build with these options of the sources as they are now. */
export function fingerprintBuild({ siteApiUrl }: BuildOptions): string {
  return `${fingerprintFiles(sources)} ${siteApiUrl ?? ''}`;
}

/** Whether `build/` holds a finished build of the sources as they are now. */
export function isBuildFresh(options: BuildOptions): boolean {
  return existsSync(fingerprintFile) && readFileSync(fingerprintFile, 'utf8') === fingerprintBuild(options);
}

/** Marks the build as unfinished, until it is stamped again. */
export function unstampBuild(): void {
  rmSync(fingerprintFile, { force: true });
}

/** Marks the build as finished. */
export function stampBuild(fingerprint: string): void {
  writeFileSync(fingerprintFile, fingerprint);
}
