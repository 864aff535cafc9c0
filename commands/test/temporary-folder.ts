import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux has a file system in memory here. Containers often give it only 64 MB. */
const memoryFolder = '/dev/shm';
/** The type of such a file system (tmpfs) in `statfs`. */
const tmpfsType = 0x01021994;
/** Ten times what a run needs for its databases, browser profiles and copies of the repository. */
const neededBytes = 2 * 1024 ** 3;

/**
 * Where tests write their files: in memory if it has enough space. They create and delete hundreds of
 * databases, for which ext4 needs a fifth of the time of the API's tests.
 */
function findParentFolder(): string {
  if (!existsSync(memoryFolder)) return tmpdir();
  const { type, bavail, bsize } = statfsSync(memoryFolder);
  return type === tmpfsType && bavail * bsize >= neededBytes ? memoryFolder : tmpdir();
}

/**
 * Calls `run` with a new folder for everything that a test runner and its tests write, and removes it
 * afterwards with all that a failed test left there.
 */
export async function withTemporaryFolder<Result>(run: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(findParentFolder(), 'first-commit-tests-'));
  // PostgreSQL runs as another user, with a folder of its own in this one.
  chmodSync(folder, 0o711);
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  process.once('exit', remove);
  try {
    return await run(folder);
  } finally {
    process.off('exit', remove);
    remove();
  }
}
