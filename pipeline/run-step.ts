import { spawn } from 'node:child_process';
import { projectRoot } from './project-root.ts';

/**
 * Runs one Node program of the project (a path below the root) and waits for it. Resolves to its exit code; a signal
 * counts as 1. Whatever ends this process with SIGTERM, SIGINT or a closed IPC channel ends the program too.
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
    const stop = () => {
      child.kill();
      process.exit(143);
    };
    const events = ['SIGTERM', 'SIGINT', 'disconnect'];
    for (const event of events) process.on(event, stop);
    child.on('error', reject);
    child.on('exit', (code) => {
      for (const event of events) process.off(event, stop);
      resolve(code ?? 1);
    });
  });
}
