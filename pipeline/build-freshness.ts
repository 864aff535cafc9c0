import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project-root.ts';

/** Everything the built site is made of. */
const sources = [
  'app',
  'content',
  'contract',
  'public',
  'explain',
  'pipeline',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
];
/** Made by the build itself, below `public/`. */
const made = new Set(['public/generated', 'public/forms']);
const stampFile = join(projectRoot, 'build', 'fingerprint');

function* filesBelow(path: string): Generator<string> {
  const full = join(projectRoot, path);
  if (made.has(path) || !existsSync(full)) return;
  if (!statSync(full).isDirectory()) yield path;
  else for (const entry of readdirSync(full).sort()) yield* filesBelow(`${path}/${entry}`);
}

/** A hash over names, sizes and times of all sources and the settings that are built in. Takes a few milliseconds. */
export function fingerprintSources(siteApiUrl: string | undefined): string {
  const hash = createHash('sha256').update(siteApiUrl ?? '');
  for (const source of sources) {
    for (const file of filesBelow(source)) {
      const { size, mtimeMs } = statSync(join(projectRoot, file));
      hash.update(`${file}\0${size}\0${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

/** Whether `build/` holds a finished build of just these sources. */
export function isBuildFresh(fingerprint: string): boolean {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprint;
}

/** Marks the build as finished. */
export function stampBuild(fingerprint: string): void {
  writeFileSync(stampFile, fingerprint);
}
