import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, readFileSync, readdirSync, realpathSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { projectRoot } from '../../pipeline/project-root.ts';
import { withoutSettings } from '../../tests/server/without-settings.ts';
import { makeTestDatabase, type TestDatabase } from '../../tests/engines.ts';

let place: TestDatabase;
let shell: ChildProcess;
beforeEach(async () => {
  place = await makeTestDatabase('sqlite');
});
afterEach(async () => {
  if (shell.pid !== undefined && shell.exitCode === null && shell.signalCode === null)
    process.kill(-shell.pid, 'SIGKILL');
  await place.remove();
});

/** Starts the server as npm does: `sh -c SCRIPT`, in a separate process group. Resolves to its URL. */
function startAsNpmDoes(): Promise<string> {
  // The second command keeps sh from replacing itself by the first, which some shells do and Debian's does not.
  shell = spawn('sh', ['-c', 'node commands/run.mjs server/main.ts; exit $?'], {
    cwd: projectRoot,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      ...withoutSettings,
      PORT: '0',
      DATA_DIR: place.dataDir,
      npm_lifecycle_event: 'start',
    },
  });
  return new Promise((resolve, reject) => {
    let output = '';
    shell.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const url = /First Commit listens on (\S+)/.exec(output)?.[1];
      if (url !== undefined) resolve(url);
    });
    shell.once('close', (code) => reject(new Error(`It stopped with ${code}: ${output}`)));
  });
}

async function isReachable(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/health`)).ok;
  } catch {
    return false;
  }
}

test('SIGTERM to npm’s shell, which does not forward signals, stops the server', async () => {
  const url = await startAsNpmDoes();
  expect(await isReachable(url)).toBe(true);
  shell.kill('SIGTERM');
  await once(shell, 'exit');
  await expect.poll(() => isReachable(url)).toBe(false);
});

test('Ctrl+C, which every process of the terminal receives, stops the server with exit code 0', async () => {
  const url = await startAsNpmDoes();
  const closed = once(shell, 'close');
  process.kill(-(shell.pid ?? 0), 'SIGINT');
  await closed;
  expect(await isReachable(url)).toBe(false);
});

/** A project folder with `commands/run.mjs` and what it imports alone, whose Node is the shell script `node`. */
function layOutProject(node: string): { runner: string; link: string; bin: string } {
  const folder = place.dataDir;
  // As the installed Node is named for this system.
  const bin = join(folder, 'node_modules', basename(dirname(dirname(process.execPath))), 'bin');
  mkdirSync(bin, { recursive: true });
  mkdirSync(join(folder, 'commands/command-line'), { recursive: true });
  const runner = join(folder, 'commands/run.mjs');
  for (const name of ['run.mjs', 'command-line/install-packages.mjs'])
    copyFileSync(join(projectRoot, 'commands', name), join(folder, 'commands', name));
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  writeFileSync(
    join(folder, 'node_modules/.installed-lockfile'),
    createHash('sha256').update('{}').digest('hex'),
  );
  writeFileSync(join(bin, 'node'), `#!/bin/sh\n${node}\n`, { mode: 0o755 });
  return { runner, link: join(folder, 'node_modules/.bin/node'), bin };
}

test('creates the link to Node that npm leaves out, and reports a missing system library', async () => {
  const { runner, link, bin } = layOutProject('echo "libatomic.so.1: cannot open" >&2\nexit 127');
  shell = spawn('node', [runner, 'commands/x.ts'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errorOutput = '';
  shell.stderr?.setEncoding('utf8').on('data', (text: string) => (errorOutput += text));
  expect(await once(shell, 'close')).toEqual([127, null]);
  expect(errorOutput).toBe(
    'libatomic.so.1: cannot open\nA system library is missing; the line above names it. On Debian and Ubuntu, run: apt install libatomic1\n',
  );
  expect(realpathSync(link)).toBe(realpathSync(join(bin, 'node')));
});

/** Runs a command in the project whose npm is the given script; resolves to the exit code and its errors. */
async function updateWith(npm: string, runner: string): Promise<[unknown, string]> {
  const npmFile = join(place.dataDir, 'npm.cjs');
  writeFileSync(npmFile, npm);
  const runs = spawn('node', [runner, 'commands/x.ts'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env.PATH, npm_execpath: npmFile },
  });
  shell = runs;
  const [[code], errorOutput] = await Promise.all([once(runs, 'close'), text(runs.stderr)]);
  return [code, errorOutput];
}

test('when the packages of an update cannot be installed, the old packages stay and still work', async () => {
  const { runner, bin } = layOutProject('echo ran >&2');
  writeFileSync(join(place.dataDir, 'package-lock.json'), '{"newer": true}');
  // As `npm ci` does, it deletes the packages before it asks for others.
  const npm = `require('fs').rmSync('node_modules', { recursive: true, force: true }); console.error('ETIMEDOUT'); process.exit(1);`;
  const [code, errorOutput] = await updateWith(npm, runner);
  expect(code).toBe(1);
  expect(errorOutput).toMatch(
    /ETIMEDOUT\nThe installation failed\. [^\n]* Until then the installed packages stay in use\.\n$/,
  );
  expect(readFileSync(join(bin, 'node'), 'utf8')).toContain('echo ran');
  expect(readdirSync(join(place.dataDir, '.cache'))).toEqual([]);
});

test('an update replaces the packages only when the installation is complete', async () => {
  const { runner, bin } = layOutProject('echo old >&2');
  writeFileSync(join(place.dataDir, 'package-lock.json'), '{"newer": true}');
  const inUse = JSON.stringify(join(bin, 'node'));
  const made = join('node_modules', relative(join(place.dataDir, 'node_modules'), bin));
  const npm = `const fs = require('fs');
    if (!fs.existsSync(${inUse})) process.exit(1);
    fs.mkdirSync(${JSON.stringify(made)}, { recursive: true });
    fs.writeFileSync(${JSON.stringify(join(made, 'node'))}, '#!/bin/sh\\necho new >&2\\n', { mode: 0o755 });`;
  mkdirSync(join(place.dataDir, '.cache', 'install-999999999'), { recursive: true });
  expect(await updateWith(npm, runner)).toEqual([0, expect.stringMatching(/^Installing [^\n]+\nnew\n$/)]);
  expect(await updateWith('process.exit(1)', runner)).toEqual([0, 'new\n']);
  expect(readdirSync(join(place.dataDir, '.cache'))).toEqual([]);
});

test('packages that somebody installed with npm ci are not installed again', async () => {
  const { runner } = layOutProject('echo ran >&2');
  const packages = join(place.dataDir, 'node_modules');
  const kept = { 'node_modules/kept': { integrity: 'sha512-kept' } };
  const other = { 'node_modules/elsewhere': { integrity: 'sha512-other', optional: true } };
  writeFileSync(
    join(place.dataDir, 'package-lock.json'),
    JSON.stringify({ packages: { '': { name: 'project' }, ...kept, ...other } }),
  );
  writeFileSync(join(packages, '.package-lock.json'), JSON.stringify({ packages: kept }));
  expect(await updateWith('process.exit(1)', runner)).toEqual([0, 'ran\n']);
});

test('packages of another version than the lockfile’s are installed again', async () => {
  const { runner } = layOutProject('echo ran >&2');
  writeFileSync(
    join(place.dataDir, 'package-lock.json'),
    JSON.stringify({ packages: { 'node_modules/kept': { integrity: 'sha512-new' } } }),
  );
  writeFileSync(
    join(place.dataDir, 'node_modules/.package-lock.json'),
    JSON.stringify({ packages: { 'node_modules/kept': { integrity: 'sha512-old' } } }),
  );
  const [code, errorOutput] = await updateWith('process.exit(1)', runner);
  expect([code, errorOutput]).toEqual([1, expect.stringContaining('The installation failed.')]);
});
