import { createHash } from 'node:crypto';
import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project-root.ts';

/** Tests and documents, which no build depends on, and what a build itself makes below `public/`. */
const ignored = /\.(?:test|spec)\.ts$|\.md$|^explain\/fixtures\/|^public\/(?:generated|forms)\//;

function listFiles(source: string): string[] {
  if (!statSync(join(projectRoot, source)).isDirectory()) return [source];
  return globSync(`${source}/**/*.*`, { cwd: projectRoot })
    .filter((file) => !ignored.test(file.replaceAll('\\', '/')) && statSync(join(projectRoot, file)).isFile())
    .sort();
}

/** The content that pages, pictures and forms are made of: all of it but the lessons, which change far more often. */
export function listSiteContent(): string[] {
  return readdirSync(join(projectRoot, 'content'))
    .filter((name) => name !== 'lessons')
    .map((name) => `content/${name}`);
}

/**
 * A hash over the names and contents of all files in `sources`, paths from the project's root; tests and documents are
 * left out.
 */
export function fingerprintFiles(sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(listFiles))
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(projectRoot, file)))
      .update('\0');
  return hash.digest('hex');
}
