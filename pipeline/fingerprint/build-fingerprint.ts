import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintFiles, fingerprintTimes } from './fingerprint.ts';
import { projectRoot } from '../project-root.ts';

/** The files and folders that the build of the site depends on. */
const sources = ['app', 'content', 'contract', 'explain', 'pipeline', 'public', 'package-lock.json'];
const fingerprintFile = join(projectRoot, 'build', 'fingerprint.json');

export type BuildOptions = {
  /** The base URL of an API on another origin; undefined: the site's own. */
  siteApiUrl: string | undefined;
};

/**
 * Identifies the sources of a build. `times` (file sizes and modification times) is quick to compare;
 * `contents` is the same even when only the modification times have changed.
 */
export type BuildFingerprint = { times: string; contents: string };

function fingerprintBuildTimes({ siteApiUrl }: BuildOptions): string {
  return `${fingerprintTimes(sources)} ${siteApiUrl ?? ''}`;
}

function fingerprintBuildContents({ siteApiUrl }: BuildOptions): string {
  return `${fingerprintFiles(sources)} ${siteApiUrl ?? ''}`;
}

/** The fingerprint of the current sources with these options. */
export function fingerprintBuild(options: BuildOptions): BuildFingerprint {
  return { times: fingerprintBuildTimes(options), contents: fingerprintBuildContents(options) };
}

/** Whether `build/` has a finished build of the current sources. */
export function isBuildFresh(options: BuildOptions): boolean {
  if (!existsSync(fingerprintFile)) return false;
  const built = JSON.parse(readFileSync(fingerprintFile, 'utf8')) as BuildFingerprint;
  return (
    built.times === fingerprintBuildTimes(options) || built.contents === fingerprintBuildContents(options)
  );
}

/** Marks the build as unfinished, until `markBuildFinished` is called. */
export function markBuildUnfinished(): void {
  rmSync(fingerprintFile, { force: true });
}

/** Marks the build as finished. */
export function markBuildFinished(fingerprint: BuildFingerprint): void {
  writeFileSync(fingerprintFile, JSON.stringify(fingerprint));
}
