import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { DatabaseSettings } from '../server/database/open.ts';

export type CommandResult = { code: number; stdout: string; stderr: string };

const root = join(import.meta.dirname, '..');

/** The settings under which a command works on the database at `place`. */
export function commandEnvironment(place: DatabaseSettings): Record<string, string> {
  return {
    DATA_DIR: place.dataDir,
    DATABASE_URL: place.databaseUrl ?? '',
    REFUSE_COMMON_PASSWORDS: 'false',
    // Halves the time a command needs to start; the tests start many.
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compile'),
  };
}

/**
 * Runs a file of `commands/` in a separate process, with the database at `place`, `input` on its standard
 * input, and `env` over everything else in its environment.
 */
export function runCommand(
  file: string,
  args: readonly string[],
  place: DatabaseSettings,
  input?: string,
  env: Record<string, string> = {},
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join('commands', file), ...args], {
      cwd: root,
      env: { ...process.env, ...commandEnvironment(place), ...env },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    child.stdin.on('error', () => undefined).end(input);
    const result = { code: 1, stdout: '', stderr: '' };
    child.stdout.setEncoding('utf8').on('data', (text: string) => (result.stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (result.stderr += text));
    child.once('error', reject);
    child.once('close', (code) => resolve({ ...result, code: code ?? 1 }));
  });
}
