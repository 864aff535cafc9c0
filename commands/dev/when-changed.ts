import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';

/** An editor writes a file in several steps: wait until it is done. */
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
 * Runs `react` once for each change of a text below `folder`, one run after the other; saving a file without a change,
 * or in several steps, adds no run. Returns a function that stops watching.
 */
export function whenChanged(folder: string, react: () => Promise<void>): () => void {
  let last = hashContents(folder);
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const reactToChange = async () => {
    const current = hashContents(folder);
    if (current === last) return;
    last = current;
    await react();
  };
  const watcher = watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(reactToChange);
    }, settleMs);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
