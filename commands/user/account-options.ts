import { text } from 'node:stream/consumers';
import { Option } from 'commander';
import { safeParse, type $ZodType, type output } from 'zod/v4/core';
import { accountKey, emailSchema } from '../../contract/accounts.ts';
import { CommandError } from '../command-line/program.ts';

/** An option that is on when it has no value: `--verified`, `--verified=true` or `--verified=false`. */
export function switchOption(name: string, description: string): Option {
  return new Option(`--${name} [boolean]`, description).preset('true').choices(['true', 'false']);
}

/** Other people of the machine can read the command lines of running programs, so a password may come otherwise. */
export function passwordStdinOption(): Option {
  return new Option('--password-stdin', 'read the password from standard input').conflicts('password');
}

/** The password of the options: given there, or all of standard input without the line break at its end. */
export async function readPassword(options: {
  password?: string;
  passwordStdin?: boolean;
}): Promise<string | undefined> {
  if (!options.passwordStdin) return options.password;
  return (await text(process.stdin)).replace(/\r?\n$/, '');
}

/** The value as its schema parses it; the first rule broken becomes the command's error. */
export function parseChecked<Schema extends $ZodType>(schema: Schema, value: unknown): output<Schema> {
  const parsed = safeParse(schema, value);
  if (!parsed.success)
    throw new CommandError(`${parsed.error.issues[0]?.message ?? 'This value is not valid'}.`);
  return parsed.data;
}

/** The key under which the account of an email is stored. */
export function parseEmailKey(email: string): string {
  return accountKey(parseChecked(emailSchema, email));
}
