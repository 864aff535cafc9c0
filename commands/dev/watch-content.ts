import { join } from 'node:path';
import { projectRoot } from '../../pipeline/project-root.ts';
import { runStep } from '../../pipeline/run-step.ts';
import { watchFolder } from './watch-folder.ts';

/**
 * Checks the content and makes the files that are generated from it (forms, calendar files, pictures), now
 * and after each change below `content/`. Prints errors, and confirms when they are fixed. Resolves after the
 * first run.
 */
export async function watchContent(): Promise<void> {
  let hasErrors = false;
  const makeStaticFiles = async () => {
    const code = await runStep('commands/dev/make-static-files.ts', []);
    if (hasErrors && code === 0) console.log('The content has no errors any more.');
    hasErrors = code !== 0;
  };
  watchFolder(join(projectRoot, 'content'), makeStaticFiles);
  await makeStaticFiles();
}
