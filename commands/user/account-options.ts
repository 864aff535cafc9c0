import { text } from 'node:stream/consumers';
import { Option } from 'commander';
import { safeParse, type $ZodType, type output } from 'zod/v4/core';
import { accountKey, emailSchema } from '../../contract/accounts.ts';
import { CommandError } from '../command-line/program.ts';

/** A boolean option, which is true without a value: `--verified`, `--verified=true` or `--verified=false`. */
export function switchOption(name: string, description: string): Option {
  return new Option(`--${name} [boolean]`, description).preset('true').choices(['true', 'false']);
}

/**
 * An alternative to `--password`, because other users of the machine can read the command lines of programs.
 */
export function passwordStdinOption(): Option {
  return new Option('--password-stdin', 'read the password from standard input').conflicts('password');
}

/** The password of `--password`, or all of standard input without the line break at its end. */
export async function readPassword(options: {
  password?: string;
  passwordStdin?: boolean;
}): Promise<string | undefined> {
  if (!options.passwordStdin) return options.password;
  return (await text(process.stdin)).replace(/\r?\n$/, '');
}

/** Parses a value with a schema. Throws a CommandError with the first issue. */
export function parseOrFail<Schema extends $ZodType>(schema: Schema, value: unknown): output<Schema> {
  const parsed = safeParse(schema, value);
  if (!parsed.success)
    throw new CommandError(`${parsed.error.issues[0]?.message ?? 'This value is not valid'}.`);
  return parsed.data;
}

/** Parses an email into the key of its account. */
export function parseEmailKey(email: string): string {
  return accountKey(parseOrFail(emailSchema, email));
}
