import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { projectRoot } from '../../pipeline/project-root.ts';
import { makePlace, type TestPlace } from '../../tests/engines.ts';

let place: TestPlace;
let shell: ChildProcess;
beforeEach(async () => {
  place = await makePlace('sqlite');
});
afterEach(async () => {
  if (shell.pid !== undefined && shell.exitCode === null && shell.signalCode === null)
    process.kill(-shell.pid, 'SIGKILL');
  await place.remove();
});

/** Starts the server as npm does: `sh -c SCRIPT`, in a process group of its own. Resolves to its URL. */
function startAsNpmDoes(): Promise<string> {
  // The second command keeps sh from replacing itself by the first, which some shells do and Debian's does not.
  shell = spawn('sh', ['-c', 'node commands/run.mjs server/main.ts; exit $?'], {
    cwd: projectRoot,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
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

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/health`)).ok;
  } catch {
    return false;
  }
}

test('TERM to npm’s shell, which passes no signal on, ends the server too', async () => {
  const url = await startAsNpmDoes();
  expect(await answers(url)).toBe(true);
  shell.kill('SIGTERM');
  await once(shell, 'exit');
  await expect.poll(() => answers(url), { timeout: 5_000 }).toBe(false);
});

test('Ctrl+C, which reaches every process of the terminal, ends the server with success', async () => {
  const url = await startAsNpmDoes();
  const closed = once(shell, 'close');
  process.kill(-(shell.pid ?? 0), 'SIGINT');
  await closed;
  expect(await answers(url)).toBe(false);
});

test('where npm made no link to Node there is one, and a library that Node lacks is told', async () => {
  const folder = place.dataDir;
  // As the installed Node is named for this system.
  const bin = join(folder, 'node_modules', basename(dirname(dirname(process.execPath))), 'bin');
  mkdirSync(bin, { recursive: true });
  mkdirSync(join(folder, 'commands'));
  copyFileSync(join(projectRoot, 'commands/run.mjs'), join(folder, 'commands/run.mjs'));
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  writeFileSync(
    join(folder, 'node_modules/.installed-lockfile'),
    createHash('sha256').update('{}').digest('hex'),
  );
  writeFileSync(join(bin, 'node'), '#!/bin/sh\necho "libatomic.so.1: cannot open" >&2\nexit 127\n', {
    mode: 0o755,
  });
  shell = spawn('node', [join(folder, 'commands/run.mjs'), 'commands/x.ts'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  shell.stderr?.setEncoding('utf8').on('data', (text: string) => (said += text));
  expect(await once(shell, 'close')).toEqual([127, null]);
  expect(said).toBe(
    'libatomic.so.1: cannot open\nThis machine lacks what the line above names. On Debian and Ubuntu: apt install libatomic1\n',
  );
  expect(realpathSync(join(folder, 'node_modules/.bin/node'))).toBe(realpathSync(join(bin, 'node')));
});
