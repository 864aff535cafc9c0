import { spawnSync } from 'node:child_process';

/** Whether `systemd-analyze` can be run, as on most machines with Linux and in few containers. */
export function isSystemdInstalled(): boolean {
  return spawnSync('systemd-analyze', ['--version']).status === 0;
}
