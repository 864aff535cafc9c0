import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSettings } from '../server/database/open.ts';
import { withoutSettings } from './server/without-settings.ts';

export type CommandResult = { code: number; stdout: string; stderr: string };

const root = join(import.meta.dirname, '..');

/** The environment for a command that uses this database. */
export function commandEnvironment(settings: DatabaseSettings): Record<string, string> {
  return {
    ...withoutSettings,
    DATA_DIR: settings.dataDir,
    DATABASE_URL: settings.databaseUrl ?? '',
    REFUSE_COMMON_PASSWORDS: 'false',
    // Halves the start time of a command, because the tests start many.
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compile'),
  };
}

/**
 * Runs a file of `commands/` in a separate process with this database. `input` is its standard input, and
 * `env` overrides other environment variables.
 */
export function runCommand(
  file: string,
  args: readonly string[],
  settings: DatabaseSettings,
  input?: string,
  env: Record<string, string> = {},
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'commands', file), ...args], {
      // A folder without a .env file, which `doctor` would check.
      cwd: tmpdir(),
      env: { ...process.env, ...commandEnvironment(settings), ...env },
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

/** Makes the admin `meera_k` with the command, which migrates the database. */
export async function makeAdmin(settings: DatabaseSettings): Promise<void> {
  const details = ['--email', 'meera@example.edu', '--username', 'meera_k', '--name', 'Meera Krishnan'];
  const args = ['create', ...details, '--password', 'Monsoon-chai-2026', '--verified', '--admin'];
  const { code, stderr } = await runCommand('user.ts', args, settings);
  if (code !== 0) throw new Error(stderr);
}
