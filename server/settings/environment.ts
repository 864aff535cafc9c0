import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { formatFileFailure } from '../kernel/format-file-failure.ts';

/** A setting that can't be used. Its message is one line that names the setting and never repeats a secret. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The process's environment over the lines of a `.env` file, so that a setting given on the command line
 * wins. Throws a SettingsError where the file can't be read.
 */
export function readEnvironment(file = '.env', processEnv: Environment = process.env): Environment {
  if (!existsSync(file)) return processEnv;
  return { ...parseEnv(readText(file)), ...processEnv };
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const reason = error instanceof Error ? formatFileFailure(error) : String(error);
    throw new SettingsError(`The settings in ${file} can't be read: ${reason}`);
  }
}

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
    return [[name, readSecret(name, file)] as const];
  });
  return { ...env, ...Object.fromEntries(fromFiles) };
}

function readSecret(name: string, file: string): string {
  try {
    const secret = readFileSync(file, 'utf8').trim();
    if (secret !== '') return secret;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new SettingsError(`${name}_FILE names a file that can't be read (${code}): ${file}`);
  }
  throw new SettingsError(`${name}_FILE names a file that is empty: ${file}`);
}
