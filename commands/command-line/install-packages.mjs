// Installs what package-lock.json names, for run.mjs: plain JavaScript for any Node from 20 on.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** Beside the packages: the hash of the lockfile that they are of. */
const stampName = '.installed-lockfile';

/**
 * Makes `node_modules` what the lockfile says, unless it is. `runtime` is Node's path in there. Throws an
 * Error with a message for the terminal.
 */
export function installPackages(root, runtime) {
  const lockfileHash = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const packages = join(root, 'node_modules');
  const stamp = join(packages, stampName);
  const isInstalled = existsSync(stamp) && existsSync(join(packages, runtime));
  if (isInstalled && readFileSync(stamp, 'utf8') === lockfileHash) return;
  const installation = { root, runtime, lockfileHash };
  if (isInstalled && canRename(root, packages)) replacePackages(installation, packages);
  else installInto(root, installation);
}

/** Whether other packages can be put in place of these: not where they are a mount or a link. */
function canRename(root, packages) {
  mkdirSync(join(root, '.cache'), { recursive: true });
  return (
    !lstatSync(packages).isSymbolicLink() && statSync(packages).dev === statSync(join(root, '.cache')).dev
  );
}

/**
 * Installs beside the packages in use and puts the new ones in their place when they are complete. `npm ci`
 * begins with deleting all of them: a server that runs needs some, and without a connection to the registry
 * it could never start again.
 */
function replacePackages(installation, packages) {
  const cache = join(installation.root, '.cache');
  removeInterrupted(cache);
  const folder = join(cache, `install-${process.pid}`);
  mkdirSync(folder);
  try {
    for (const name of ['package.json', 'package-lock.json', '.npmrc'])
      if (existsSync(join(installation.root, name)))
        copyFileSync(join(installation.root, name), join(folder, name));
    installInto(folder, installation, ' Until then everything stays as it was.');
    renameSync(packages, join(folder, 'replaced'));
    renameSync(join(folder, 'node_modules'), packages);
  } finally {
    if (!existsSync(packages)) renameSync(join(folder, 'replaced'), packages);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Removes what killed installations have left. */
function removeInterrupted(cache) {
  for (const name of readdirSync(cache)) {
    const [, pid] = /^install-(\d+)$/.exec(name) ?? [];
    if (pid !== undefined && !isRunning(Number(pid)))
      rmSync(join(cache, name), { recursive: true, force: true });
  }
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Installs into a folder that has package.json and lockfile. `afterwards` ends what is said of a failure. */
function installInto(folder, { runtime, lockfileHash }, afterwards = '') {
  console.error(
    'Installing the exact packages of package-lock.json, the Node runtime among them (once, about a minute) …',
  );
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
  const done = spawnSync(
    npm[0],
    [...npm.slice(1), 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: folder, stdio: ['ignore', 2, 2] },
  );
  if (done.status !== 0)
    throw new Error(
      `The installation failed: see the lines above. Check the connection and run the command again.${afterwards}`,
    );
  const packages = join(folder, 'node_modules');
  if (!existsSync(join(packages, runtime)))
    throw new Error(
      `The Node runtime was not installed: node_modules/${runtime} is of an optional package of package.json. Run the command again without --omit=optional.`,
    );
  writeFileSync(join(packages, stampName), lockfileHash);
}
