import { execFile, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findNpm } from '../commands/command-line/npm-command.ts';

const folder = join(import.meta.dirname, 'programs');
const stamp = join(folder, 'node_modules', '.installed-lockfile');

/** The programs of `bench/programs`, by their script below its `node_modules`. */
const scripts = {
  lighthouse: 'lighthouse/cli/index.js',
  vl2svg: 'vega-lite/bin/vl2svg',
} as const;

function installPrograms(): void {
  const hash = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  console.error('Installing the programs of the benchmarks (only once, about half a minute) …');
  const npm = findNpm();
  const { status } = spawnSync(npm.program, [...npm.args, 'ci', '--ignore-scripts', '--no-fund'], {
    cwd: folder,
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0)
    throw new Error(
      'The benchmark programs could not be installed. Read the npm errors above, check the connection and try again.',
    );
  writeFileSync(stamp, hash);
}

/**
 * Runs a program of `bench/programs` and returns its output. The programs are a separate package that is
 * installed when it is first needed, because its 250 dependencies are only for benchmarks. Throws when the
 * program fails.
 */
export async function runProgram(name: keyof typeof scripts, args: readonly string[]): Promise<string> {
  installPrograms();
  const script = join(folder, 'node_modules', scripts[name]);
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...args], {
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout;
}

/**
 * Imports one of the programs into this process. The caller names its type, because the package has no types.
 */
export async function importProgram<Program>(name: 'autocannon'): Promise<Program> {
  installPrograms();
  return createRequire(join(folder, 'package.json'))(name) as Program;
}
