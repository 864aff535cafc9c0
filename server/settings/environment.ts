import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The process's environment over the lines of a `.env` file, so that a setting given on the command line wins. */
export function readEnvironment(file = '.env', processEnv: Environment = process.env): Environment {
  if (!existsSync(file)) return processEnv;
  return { ...parseEnv(readFileSync(file, 'utf8')), ...processEnv };
}
