import { spawn } from 'node:child_process';
import { projectRoot } from './project-root.ts';

/**
 * Runs one Node program of the project (a path below the root) and waits for it.
 * Resolves to its exit code; a signal counts as 1.
 */
export function runStep(
  program: string,
  parameters: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...parameters], {
      cwd: projectRoot,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...environment },
    });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
