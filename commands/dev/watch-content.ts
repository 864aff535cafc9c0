import { watch } from 'node:fs';
import { join } from 'node:path';
import { fingerprintFiles } from '../../pipeline/fingerprint.ts';
import { projectRoot } from '../../pipeline/project-root.ts';
import { runStep } from '../../pipeline/run-step.ts';

/** An editor writes a file in several steps: wait until it is done. */
const settleMs = 150;

/**
 * Checks the content and makes what follows from it (forms, calendar files, pictures): now, and again after each change
 * below `content/`. Errors are printed; the first change without any is confirmed. Resolves after the first time.
 */
export async function watchContent(): Promise<void> {
  let failed = false;
  let running = Promise.resolve();
  let last = '';
  const makeAgain = async () => {
    // Saving one file may raise several events.
    const current = fingerprintFiles(['content']);
    if (current === last) return;
    last = current;
    const code = await runStep('commands/dev/make-static-files.ts', []);
    if (failed && code === 0) console.log('The content has no errors any more.');
    failed = code !== 0;
  };
  await makeAgain();
  let timer: NodeJS.Timeout | undefined;
  watch(join(projectRoot, 'content'), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(makeAgain);
    }, settleMs);
  });
}
