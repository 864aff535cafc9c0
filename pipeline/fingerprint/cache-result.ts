import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fingerprintFiles } from './fingerprint.ts';
import { projectRoot } from '../project-root.ts';

/** The code that makes results: a change in it makes every cached result stale. */
const makers = [
  'pipeline',
  'contract',
  'app/learn/parts',
  'content/lessons/order.ts',
  'content/lessons/projects.yaml',
  'package-lock.json',
];
let makersFingerprint: string | undefined;

type Cached<Result> = { key: string; result: Result };
/** The results that this process has read or made, by name. */
const inMemory = new Map<string, Cached<unknown>>();

/**
 * Returns what `make` made of these inputs the last time, in this process or one before it, and calls it when
 * the inputs or the code of the build have changed. Results are cached in `.cache/computed/`, one file for
 * each name; they must be what JSON can hold.
 */
export function cacheResult<Result>(name: string, inputs: string, make: () => Result): Result {
  makersFingerprint ??= fingerprintFiles(makers);
  const key = createHash('sha256').update(`${makersFingerprint}\0${inputs}`).digest('hex');
  const file = join(projectRoot, '.cache', 'computed', `${name}.json`);
  const last = (inMemory.get(name) ?? readCached(file)) as Cached<Result> | undefined;
  if (last?.key === key) {
    inMemory.set(name, last);
    return last.result;
  }
  const made = { key, result: make() };
  inMemory.set(name, made);
  mkdirSync(dirname(file), { recursive: true });
  // Renamed into place: two processes may write the same result at once, and a reader must never see half of
  // one.
  const part = `${file}.${randomUUID()}`;
  writeFileSync(part, JSON.stringify(made));
  renameSync(part, file);
  return made.result;
}

function readCached(file: string): Cached<unknown> | undefined {
  if (!existsSync(file)) return undefined;
  return JSON.parse(readFileSync(file, 'utf8'));
}
