import { existsSync, statSync } from 'node:fs';
import { access, constants, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { formatBytes, note, ok, wrong, type CheckResult } from './check-result.ts';

const minFreeBytes = 256 * 1024 ** 2;

/**
 * Checks that the data folder is writable and has free space for twice the database, which a restore needs.
 */
export async function checkDisk(dataDir: string, databaseFile: string): Promise<CheckResult> {
  let folder = dataDir;
  while (!existsSync(folder)) folder = dirname(folder);
  if (!statSync(folder).isDirectory())
    return wrong(`${folder} is a file, so the site can't keep its data there: change DATA_DIR`);
  const isWritable = await access(folder, constants.W_OK).then(
    () => true,
    () => false,
  );
  if (!isWritable) return wrong(`${folder} can't be written by this user: change its owner, or DATA_DIR`);
  const { bavail, blocks, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const databaseBytes = existsSync(databaseFile) ? statSync(databaseFile).size : 0;
  const needed = Math.max(minFreeBytes, databaseBytes * 2);
  if (free < needed)
    return wrong(
      `${formatBytes(free)} free in ${folder}, and ${formatBytes(needed)} may be needed: delete old backups or enlarge the disk`,
    );
  const text = `${formatBytes(free)} free in ${folder}`;
  return bavail / blocks < 0.1 ? note(`${text}, less than a tenth of the disk`) : ok(text);
}
