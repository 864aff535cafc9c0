import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';
import { bundleScript } from './bundle.ts';
import { makePlaygroundDocument, makeShellDocument } from './frame-scripts.ts';

/** The script that runs exercises' checks inside a frame (a path below the project's root). */
export const checkRuntimeEntry = 'app/learn/exercise/checks/check-runtime.ts';

/**
 * Writes the empty document that learners' code is shown in, its offline shell, and the script that runs
 * exercises' checks in it.
 */
export async function buildPlayground(): Promise<void> {
  const folder = join(projectRoot, 'public', 'generated');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'playground.html'), await makePlaygroundDocument());
  await writeFile(join(folder, 'playground-shell.html'), await makeShellDocument());
  await writeFile(join(folder, 'check-runtime.js'), await bundleScript(checkRuntimeEntry));
}
