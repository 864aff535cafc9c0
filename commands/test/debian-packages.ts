import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether this process may install Debian's packages: as root, on Debian or a system made from it. */
export function canInstallPackages(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

/** Installs a package with apt-get and returns whether that worked; errors go to standard error. */
export function installPackage(name: string): boolean {
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', '-qq'], options);
  return spawnSync('apt-get', ['install', '-y', '-qq', name], options).status === 0;
}
