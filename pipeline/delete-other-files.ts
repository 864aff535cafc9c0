import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Deletes the files in `folder` that are not among `files`, such as those of removed content. The folder
 * itself stays, because `npm run dev` watches it and would find none of its files any more.
 */
export async function deleteOtherFiles(folder: string, files: readonly string[]): Promise<void> {
  const kept = new Set(files);
  for (const file of await readdir(folder)) if (!kept.has(file)) await rm(join(folder, file));
}
