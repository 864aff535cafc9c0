import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../project-root.ts';

/** The size in bytes of each picture that lessons' code may show, by file name. */
export function measurePictures(): Record<string, number> {
  const folder = join(projectRoot, 'public', 'lesson-files');
  return Object.fromEntries(
    readdirSync(folder)
      .filter((name) => /\.(?:svg|png)$/.test(name))
      .map((name) => [name, statSync(join(folder, name)).size]),
  );
}
