import { join } from 'node:path';
import { projectRoot } from '../../pipeline/project-root.ts';
import { runStep } from '../../pipeline/run-step.ts';
import { whenChanged } from './when-changed.ts';

/**
 * Checks the content and makes what follows from it (forms, calendar files, pictures): now, and again after each change
 * below `content/`. Errors are printed; the first change without any is confirmed. Resolves after the first time.
 */
export async function watchContent(): Promise<void> {
  let failed = false;
  const makeStaticFiles = async () => {
    const code = await runStep('commands/dev/make-static-files.ts', []);
    if (failed && code === 0) console.log('The content has no errors any more.');
    failed = code !== 0;
  };
  whenChanged(join(projectRoot, 'content'), makeStaticFiles);
  await makeStaticFiles();
}
