import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fingerprintFiles } from '../fingerprint/fingerprint.ts';
import { projectRoot } from '../project-root.ts';

const stampFile = (name: string) => join(projectRoot, '.cache', `${name}.json`);

function* listFilesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(folder).sort()) {
    const path = join(folder, entry);
    if (statSync(path).isDirectory()) yield* listFilesBelow(path);
    else yield path;
  }
}

/**
 * Runs `make` unless the sources are unchanged since its last run and all files it made still exist.
 * `sources` and `folder` are relative to the root of the project.
 */
export async function makeWhenStale(
  name: string,
  sources: string[],
  folder: string,
  make: () => Promise<void>,
): Promise<void> {
  const hash = fingerprintFiles(sources);
  const stamp = stampFile(name);
  if (existsSync(stamp)) {
    const last: { hash: string; files: string[] } = JSON.parse(readFileSync(stamp, 'utf8'));
    if (last.hash === hash && last.files.every((file) => existsSync(join(projectRoot, folder, file)))) return;
  }
  await make();
  const made = join(projectRoot, folder);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(
    stamp,
    JSON.stringify({ hash, files: [...listFilesBelow(made)].map((file) => relative(made, file)) }),
  );
}
