import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../project-root.ts';

/** The size in bytes of each picture that lessons' code may show, by its path below `/lesson-files/`. */
export function measurePictures(): Record<string, number> {
  const folder = join(projectRoot, 'public', 'lesson-files');
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(?:svg|png)$/.test(path))
      .map((path) => [path.replaceAll('\\', '/'), statSync(join(folder, path)).size]),
  );
}
