import { spawnSync } from 'node:child_process';
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Separate namespaces let users who aren't root mount a file system; it is unmounted when the process ends.
 */
const unshare = ['unshare', '--map-root-user', '--mount'] as const;

/** Whether this machine lets us mount a small disk; most containers don't. */
export function canMountTmpfs(): boolean {
  const [command, ...words] = [...unshare, 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'];
  return spawnSync(command, words).status === 0;
}

/** The command and words that run a program with a disk of that size mounted on the folder. */
export function onSmallDisk(
  folder: string,
  megabytes: number,
  program: readonly string[],
): readonly string[] {
  const mount = 'mount -t tmpfs -o size="$1"m tmpfs "$0" && shift && exec "$@"';
  return [...unshare, 'sh', '-c', mount, folder, String(megabytes), ...program];
}

/** The disk of a process that `onSmallDisk` started. */
export function findDisk(pid: number, folder: string) {
  const seen = join('/proc', String(pid), 'root', folder);
  const ballast = join(seen, 'ballast');
  return {
    /** Fills the disk but for `spare` bytes. */
    fill(spare = 0): void {
      const { bavail, bsize } = statfsSync(seen);
      writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - spare)));
    },
    clear: () => rmSync(ballast),
    /** The path by which other processes find a file of the disk. */
    path: (name: string) => join(seen, name),
  };
}
