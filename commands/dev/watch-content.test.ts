import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { watchFolder } from './watch-content.ts';

test('each change causes one run, also when a file is saved in steps, and saving without a change causes none', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'first-commit-watched-'));
  const file = join(folder, 'clubs.ts');
  writeFileSync(file, 'one');
  let runs = 0;
  const stop = watchFolder(folder, async () => void runs++);
  try {
    writeFileSync(file, 'tw');
    writeFileSync(file, 'two');
    await expect.poll(() => runs).toBe(1);

    writeFileSync(file, 'two');
    await sleep(500);
    expect(runs).toBe(1);

    writeFileSync(file, 'three');
    await expect.poll(() => runs).toBe(2);
  } finally {
    stop();
    rmSync(folder, { recursive: true });
  }
});
