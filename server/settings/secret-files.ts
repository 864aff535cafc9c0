import { readFileSync } from 'node:fs';
import type { Environment } from './environment.ts';
import { SettingsError } from './settings-error.ts';

/** Settings that hold passwords. Each may be in a file instead, as Docker and systemd hand secrets over. */
export const secretNames = ['DATABASE_URL', 'SMTP_URL'] as const;

/**
 * The environment with `DATABASE_URL` read from the file that `DATABASE_URL_FILE` names, and likewise for every secret.
 * Throws a SettingsError where the file can't be read, or where both are set.
 */
export function readSecretFiles(env: Environment): Environment {
  const fromFiles = secretNames.flatMap((name) => {
    const file = env[`${name}_FILE`]?.trim();
    if (!file) return [];
    if (env[name]?.trim()) throw new SettingsError(`${name}_FILE must not be set when ${name} is.`);
    return [[name, read(name, file)] as const];
  });
  return { ...env, ...Object.fromEntries(fromFiles) };
}

function read(name: string, file: string): string {
  try {
    const secret = readFileSync(file, 'utf8').trim();
    if (secret !== '') return secret;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new SettingsError(`${name}_FILE names a file that can't be read (${code}): ${file}`);
  }
  throw new SettingsError(`${name}_FILE names a file that is empty: ${file}`);
}
