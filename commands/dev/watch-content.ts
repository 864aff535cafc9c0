import { join } from 'node:path';
import { projectRoot } from '../../pipeline/project-root.ts';
import { runStep } from '../../pipeline/run-step.ts';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync, watch } from 'node:fs';

/** An editor may write a file in several steps, so a run starts only after a pause. */
const settleMs = 150;

function hashContents(folder: string): string {
  const hash = createHash('sha256');
  for (const file of globSync('**/*.*', { cwd: folder }).sort()) {
    const path = join(folder, file);
    if (!statSync(path, { throwIfNoEntry: false })?.isFile()) continue;
    hash.update(`${file}\0`).update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

/**
 * Runs `onChange` once for each change of a file's content below `folder`, one run after the other. Saving a
 * file without a change or in several steps causes no additional run. Returns a function that stops watching.
 */
export function watchFolder(folder: string, onChange: () => Promise<void>): () => void {
  let lastHash = hashContents(folder);
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const runIfChanged = async () => {
    const currentHash = hashContents(folder);
    if (currentHash === lastHash) return;
    lastHash = currentHash;
    await onChange();
  };
  const watcher = watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(runIfChanged);
    }, settleMs);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}

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
