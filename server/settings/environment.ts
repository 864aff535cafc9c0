import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describeFileFailure } from '../kernel/describe-file-failure.ts';
import { SettingsError } from './settings-error.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The process's environment over the lines of a `.env` file, so that a setting given on the command line
 * wins. Throws a SettingsError where the file can't be read.
 */
export function readEnvironment(file = '.env', processEnv: Environment = process.env): Environment {
  if (!existsSync(file)) return processEnv;
  return { ...parseEnv(read(file)), ...processEnv };
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const reason = error instanceof Error ? describeFileFailure(error) : String(error);
    throw new SettingsError(`The settings in ${file} can't be read: ${reason}`);
  }
}
