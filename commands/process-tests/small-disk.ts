import { spawnSync } from 'node:child_process';
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Separate namespaces let users who aren't root mount a file system; it is unmounted when the process ends.
 */
const unshare = ['unshare', '--map-root-user', '--mount'] as const;

/** Whether this process may mount a small disk. Most containers do not allow it. */
export function canMountTmpfs(): boolean {
  const [command, ...args] = [...unshare, 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'];
  return spawnSync(command, args).status === 0;
}

/** The command that runs a program with a disk of that size mounted on the folder. */
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
  const mountPath = join('/proc', String(pid), 'root', folder);
  const filler = join(mountPath, 'filler');
  return {
    /** Fills the disk except for `spareBytes`. */
    fill(spareBytes = 0): void {
      const { bavail, bsize } = statfsSync(mountPath);
      writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - spareBytes)));
    },
    clear: () => rmSync(filler),
    /** The path by which other processes find a file of the disk. */
    path: (name: string) => join(mountPath, name),
  };
}
