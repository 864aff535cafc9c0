import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintFiles, fingerprintTimes } from './fingerprint.ts';
import { projectRoot } from '../project-root.ts';

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
const fingerprintFile = join(projectRoot, 'build', 'fingerprint.json');

export type BuildOptions = {
  /** The base URL of an API on another origin; undefined: the site's own. */
  siteApiUrl: string | undefined;
};

/**
 * What a build was made of. Equal `times` (sizes and times of change) are found quickly; equal `contents`
 * also when only the times have changed.
 */
export type BuildFingerprint = { times: string; contents: string };

function fingerprintTimesOf({ siteApiUrl }: BuildOptions): string {
  return `${fingerprintTimes(sources)} ${siteApiUrl ?? ''}`;
}

function fingerprintContentsOf({ siteApiUrl }: BuildOptions): string {
  return `${fingerprintFiles(sources)} ${siteApiUrl ?? ''}`;
}

/** The fingerprint of a build with these options of the sources as they are now. */
export function fingerprintBuild(options: BuildOptions): BuildFingerprint {
  return { times: fingerprintTimesOf(options), contents: fingerprintContentsOf(options) };
}

/** Whether `build/` holds a finished build of the sources as they are now. */
export function isBuildFresh(options: BuildOptions): boolean {
  if (!existsSync(fingerprintFile)) return false;
  const built = JSON.parse(readFileSync(fingerprintFile, 'utf8')) as BuildFingerprint;
  return built.times === fingerprintTimesOf(options) || built.contents === fingerprintContentsOf(options);
}

/** Marks the build as unfinished, until it is stamped again. */
export function unstampBuild(): void {
  rmSync(fingerprintFile, { force: true });
}

/** Marks the build as finished. */
export function stampBuild(fingerprint: BuildFingerprint): void {
  writeFileSync(fingerprintFile, JSON.stringify(fingerprint));
}
