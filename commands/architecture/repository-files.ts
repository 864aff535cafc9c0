import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../pipeline/project-root.ts';

/** Every file of the repository that git does not ignore, new files included. Throws when git fails. */
export function listRepositoryFiles(): string[] {
  const output = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: projectRoot,
    encoding: 'utf8',
    maxBuffer: 32 * 1024 * 1024,
  });
  return output.split('\0').filter((file) => file !== '' && existsSync(join(projectRoot, file)));
}
