import { existsSync, readFileSync, readdirSync, realpathSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

/** What should be mounted and what is, as Linux says it: one line each, the mount point in the second field. */
export type MountTables = { fstab: string; mounts: string };

/** Undefined on other systems. */
function readMountTables(): MountTables | undefined {
  try {
    return {
      fstab: readFileSync('/etc/fstab', 'utf8'),
      mounts: readFileSync('/proc/self/mounts', 'utf8'),
    };
  } catch {
    return undefined;
  }
}

/**
 * The mount point that the folder is on or below by /etc/fstab, if nothing is mounted there and it is empty: a
 * database made now would be hidden once the disk is mounted. The folder need not be there.
 */
export function findUnmounted(folder: string, tables = readMountTables()): string | undefined {
  if (tables === undefined) return undefined;
  const path = resolveLinks(folder);
  const isOn = (mountPoint: string) => path === mountPoint || path.startsWith(join(mountPoint, sep));
  const expected = findLongest(listMountPoints(tables.fstab).filter(isOn));
  const mounted = findLongest(listMountPoints(tables.mounts).filter(isOn));
  if (expected.length <= mounted.length) return undefined;
  return isEmpty(expected) ? expected : undefined;
}

function findLongest(paths: readonly string[]): string {
  return paths.reduce((a, b) => (b.length > a.length ? b : a), '');
}

/** Spaces and other special characters are written as `\\040`. */
function listMountPoints(table: string): string[] {
  return table.split('\n').flatMap((line) => {
    const [device = '', mountPoint = ''] = line.trim().split(/\s+/);
    const path = mountPoint.replace(/\\([0-7]{3})/g, (_, octal: string) =>
      String.fromCharCode(Number.parseInt(octal, 8)),
    );
    return device.startsWith('#') || !path.startsWith('/') ? [] : [path];
  });
}

/** The path without symbolic links, also when only a part of it is there. */
function resolveLinks(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  const parent = dirname(path);
  return parent === path ? path : join(resolveLinks(parent), path.slice(parent.length));
}

function isEmpty(folder: string): boolean {
  try {
    return readdirSync(folder).length === 0;
  } catch {
    return true; // not there either
  }
}
