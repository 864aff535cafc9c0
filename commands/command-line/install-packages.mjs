// Installs the packages of package-lock.json for run.mjs. It is plain JavaScript, so that it runs on Node 20
// or newer.
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

/** The file in `node_modules` with the hash of the lockfile that the packages were installed from. */
const stampName = '.installed-lockfile';

/**
 * Installs the packages of the lockfile, unless `node_modules` has them. `runtime` is Node's path in
 * `node_modules`. Throws an Error with a message for the terminal.
 */
export function installPackages(root, runtime) {
  const lockfileHash = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const packages = join(root, 'node_modules');
  const stamp = join(packages, stampName);
  const isInstalled = existsSync(join(packages, runtime));
  if (isInstalled && existsSync(stamp) && readFileSync(stamp, 'utf8') === lockfileHash) return;
  if (isInstalled && areLockedPackagesInstalled(root, packages)) {
    writeFileSync(stamp, lockfileHash);
    return;
  }
  const installation = { root, runtime, lockfileHash };
  if (isInstalled && canReplace(root, packages)) replacePackages(installation, packages);
  else installPackagesInto(root, installation);
}

/** Whether somebody has run `npm ci`: npm lists the packages that it installed in `.package-lock.json`. */
function areLockedPackagesInstalled(root, packages) {
  const list = join(packages, '.package-lock.json');
  if (!existsSync(list)) return false;
  const [locked, installed] = [join(root, 'package-lock.json'), list].map(
    (file) => JSON.parse(readFileSync(file, 'utf8')).packages,
  );
  return Object.entries(locked).every(
    ([path, { integrity, optional }]) =>
      path === '' || (path in installed ? installed[path].integrity === integrity : optional === true),
  );
}

/** Whether `node_modules` can be replaced by a rename. A mount or a symbolic link cannot. */
function canReplace(root, packages) {
  mkdirSync(join(root, '.cache'), { recursive: true });
  return (
    !lstatSync(packages).isSymbolicLink() && statSync(packages).dev === statSync(join(root, '.cache')).dev
  );
}

/**
 * Installs into another folder, and replaces `node_modules` when the installation is complete. `npm ci` alone
 * would first delete all packages: a running server needs some of them, and if the registry is not reachable,
 * the site could not start again.
 */
function replacePackages(installation, packages) {
  const cache = join(installation.root, '.cache');
  removeInterruptedInstallations(cache);
  const folder = join(cache, `install-${process.pid}`);
  mkdirSync(folder);
  try {
    for (const name of ['package.json', 'package-lock.json', '.npmrc'])
      if (existsSync(join(installation.root, name)))
        copyFileSync(join(installation.root, name), join(folder, name));
    installPackagesInto(folder, installation, ' Until then the installed packages stay in use.');
    renameSync(packages, join(folder, 'replaced'));
    renameSync(join(folder, 'node_modules'), packages);
  } finally {
    if (!existsSync(packages)) renameSync(join(folder, 'replaced'), packages);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Removes the folders of installations that were killed. */
function removeInterruptedInstallations(cache) {
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

/**
 * Runs `npm ci` in a folder with package.json and lockfile. `errorSuffix` is appended to the error message.
 */
function installPackagesInto(folder, { runtime, lockfileHash }, errorSuffix = '') {
  console.error(
    'Installing the packages of package-lock.json, including the Node runtime (only once, about a minute) …',
  );
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
  const npmRun = spawnSync(
    npm[0],
    [...npm.slice(1), 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: folder, stdio: ['ignore', 2, 2] },
  );
  if (npmRun.status !== 0)
    throw new Error(
      `The installation failed. Read the npm errors above, check the connection and run the command again.${errorSuffix}`,
    );
  const packages = join(folder, 'node_modules');
  if (!existsSync(join(packages, runtime)))
    throw new Error(
      `The Node runtime was not installed: node_modules/${runtime} is in an optional package of package.json. Run the command again without --omit=optional.`,
    );
  writeFileSync(join(packages, stampName), lockfileHash);
}
