import { spawn } from 'node:child_process';
import { projectRoot } from './project-root.ts';

/**
 * Runs a Node program of the project (a path below the root) and resolves to its exit code, or 1 when a
 * signal ended it. SIGTERM, SIGINT and a closed IPC channel of this process also stop the program.
 */
export function runStep(
  program: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...args], {
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
