import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';

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
