import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fingerprintFiles } from './fingerprint.ts';
import { projectRoot } from '../project-root.ts';

/**
 * The code that computes results, and the projects. When they change, every cached result is stale. The order
 * of the lessons is not among them: a new lesson leaves the results of the others as they are.
 */
const codeSources = [
  'pipeline',
  'contract',
  'app/learn/parts',
  'content/lessons/projects.yaml',
  'package-lock.json',
];
let codeFingerprint: string | undefined;

type Cached<Result> = { key: string; result: Result };
/** The results that this process has read or computed, by name. */
const inMemory = new Map<string, Cached<unknown>>();

/**
 * Returns the cached result for these inputs, from this process or an earlier one. Calls `compute` only when
 * the inputs or the code of the build have changed. Results are cached in `.cache/computed/`, one file for
 * each name, so they must be JSON values.
 */
export function cacheResult<Result>(name: string, inputs: string, compute: () => Result): Result {
  codeFingerprint ??= fingerprintFiles(codeSources);
  const key = createHash('sha256').update(`${codeFingerprint}\0${inputs}`).digest('hex');
  const file = join(projectRoot, '.cache', 'computed', `${name}.json`);
  const last = (inMemory.get(name) ?? readCached(file)) as Cached<Result> | undefined;
  if (last?.key === key) {
    inMemory.set(name, last);
    return last.result;
  }
  const computed = { key, result: compute() };
  inMemory.set(name, computed);
  mkdirSync(dirname(file), { recursive: true });
  // Writes another file and renames it, because two processes may write the same result at the same time and
  // none may read an incomplete file.
  const partialFile = `${file}.${randomUUID()}`;
  writeFileSync(partialFile, JSON.stringify(computed));
  renameSync(partialFile, file);
  return computed.result;
}

function readCached(file: string): Cached<unknown> | undefined {
  if (!existsSync(file)) return undefined;
  return JSON.parse(readFileSync(file, 'utf8'));
}
