import { chownSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes an empty file that only its owner can read, where there is none. A file that exists is not even
 * opened: closing it would end this process's locks on it.
 */
export function createPrivateFile(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return;
    throw error;
  }
  giveToOwnerOfFolder(file);
}

/** Makes a folder that only its owner can open, and those that it is in, where there is none. */
export function createPrivateFolder(folder: string): void {
  const missing: string[] = [];
  for (let path = folder; !existsSync(path); path = dirname(path)) missing.unshift(path);
  // One by one: below /proc, where nobody can make a folder, Node's recursive mkdir never ends.
  for (const path of missing) {
    try {
      mkdirSync(path, { mode: 0o700 });
    } catch (error) {
      // Another process may have made it meanwhile; a link to nothing is no folder.
      if (existsSync(path)) continue;
      throw error;
    }
    giveToOwnerOfFolder(path);
  }
}

/** A command may run as root: what it makes in the folder of the site's user must belong to that user. */
function giveToOwnerOfFolder(path: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dirname(path));
  chownSync(path, uid, gid);
}
