import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fingerprintFiles } from './fingerprint.ts';
import { projectRoot } from '../project-root.ts';

/** The code that results are made by: a change in it makes every kept result stale. */
const makers = [
  'pipeline',
  'contract',
  'app/learn/parts',
  'content/lessons/order.ts',
  'content/lessons/projects.yaml',
  'package-lock.json',
];
let makersFingerprint: string | undefined;

type Kept<Result> = { key: string; result: Result };
/** What this process has read or made, by name. */
const inMemory = new Map<string, Kept<unknown>>();

/**
 * Returns what `make` made of these inputs the last time, in this process or one before it, and calls it when
 * the inputs or the code of the build have changed. Results are kept in `.cache/kept/`, one file for each
 * name; they must be what JSON can hold.
 */
export function keepResult<Result>(name: string, inputs: string, make: () => Result): Result {
  makersFingerprint ??= fingerprintFiles(makers);
  const key = createHash('sha256').update(`${makersFingerprint}\0${inputs}`).digest('hex');
  const file = join(projectRoot, '.cache', 'kept', `${name}.json`);
  const last = (inMemory.get(name) ?? readKept(file)) as Kept<Result> | undefined;
  if (last?.key === key) {
    inMemory.set(name, last);
    return last.result;
  }
  const made = { key, result: make() };
  inMemory.set(name, made);
  mkdirSync(dirname(file), { recursive: true });
  // Two processes may keep the same result at once; a reader must never see half of one.
  const part = `${file}.${randomUUID()}`;
  writeFileSync(part, JSON.stringify(made));
  renameSync(part, file);
  return made.result;
}

function readKept(file: string): Kept<unknown> | undefined {
  if (!existsSync(file)) return undefined;
  return JSON.parse(readFileSync(file, 'utf8'));
}
