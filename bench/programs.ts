import { execFile, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';

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
  console.error('Installing the programs that the benchmarks start (once, about half a minute) …');
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
  const { status } = spawnSync(npm[0] ?? 'npm', [...npm.slice(1), 'ci', '--ignore-scripts', '--no-fund'], {
    cwd: folder,
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) throw new Error('The programs could not be installed: see the lines above.');
  writeFileSync(stamp, hash);
}

/**
 * Runs a program of `bench/programs` and returns what it prints. They are a separate package, installed when first
 * needed: 250 packages that nothing but a benchmark uses. Throws when it fails.
 */
export async function runProgram(name: keyof typeof scripts, words: readonly string[]): Promise<string> {
  installPrograms();
  const script = join(folder, 'node_modules', scripts[name]);
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...words], {
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout;
}

/** Loads one of them into this process instead. The caller says what it is, since those that we load have no types. */
export async function importProgram<Program>(name: 'autocannon'): Promise<Program> {
  installPrograms();
  return createRequire(join(folder, 'package.json'))(name) as Program;
}
