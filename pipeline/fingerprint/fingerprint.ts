import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { projectRoot } from '../project-root.ts';

/**
 * Tests and documents, which no build depends on, and the files that a build itself writes below `public/`.
 */
const ignored = /\.(?:test|spec|cases)\.ts$|\.md$|^public\/(?:generated|forms)\//;

function listFiles(source: string): string[] {
  const path = join(projectRoot, source);
  if (!statSync(path).isDirectory()) return [source];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(projectRoot, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !ignored.test(file))
    .sort();
}

/** The content that pictures and forms depend on: all but the lessons, which change much more often. */
export function listSiteContent(): string[] {
  return readdirSync(join(projectRoot, 'content'))
    .filter((name) => name !== 'lessons')
    .map((name) => `content/${name}`);
}

function hashFiles(sources: readonly string[], describe: (path: string) => string | Buffer): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(listFiles))
    hash
      .update(`${file}\0`)
      .update(describe(join(projectRoot, file)))
      .update('\0');
  return hash.digest('hex');
}

/**
 * A hash over the names and contents of all files in `sources`, paths from the project's root; tests and documents are
 * left out.
 */
export function fingerprintFiles(sources: readonly string[]): string {
  return hashFiles(sources, (path) => readFileSync(path));
}

/** Like `fingerprintFiles`, over sizes and times of change instead of contents: found without reading a file. */
export function fingerprintTimes(sources: readonly string[]): string {
  return hashFiles(sources, (path) => {
    const { size, mtimeMs } = statSync(path);
    return `${size} ${mtimeMs}`;
  });
}
