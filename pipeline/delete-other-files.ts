import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Deletes the files in `folder` that are not in `files`, such as the files of removed content. The folder
 * itself is not replaced, because `npm run dev` watches it.
 */
export async function deleteOtherFiles(folder: string, files: readonly string[]): Promise<void> {
  const kept = new Set(files);
  for (const file of await readdir(folder)) if (!kept.has(file)) await rm(join(folder, file));
}
