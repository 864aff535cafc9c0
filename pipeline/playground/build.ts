import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { playgroundDocument } from '../../app/learn/playground/playground-document.ts';
import { shellDocument } from '../../app/learn/playground/shell-document.ts';
import { projectRoot } from '../project-root.ts';
import { bundleScript } from './bundle.ts';

/** Writes the empty document that learners' code is shown in, its shell, and the script that asks exercises' checks of it. */
export async function buildPlayground(): Promise<void> {
  const folder = join(projectRoot, 'public', 'generated');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'playground.html'), playgroundDocument);
  await writeFile(join(folder, 'playground-shell.html'), shellDocument);
  await writeFile(
    join(folder, 'check-runtime.js'),
    await bundleScript(join(projectRoot, 'app/learn/exercise/checks/check-runtime.ts')),
  );
}
