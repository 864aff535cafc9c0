import { z } from 'zod';
import { accountKey, emailSchema } from '../../contract/accounts.ts';
import { CommandError } from '../command.ts';

/** The value as its schema reads it; the first rule broken becomes the command's one line. */
export function readChecked<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (!parsed.success)
    throw new CommandError(`${parsed.error.issues[0]?.message ?? "This value can't be used"}.`);
  return parsed.data;
}

/** The key of the one e-mail that `set` and `show` are given. */
export function readEmailKey(positionals: readonly string[]): string {
  const [email, ...rest] = positionals;
  if (email === undefined) throw new CommandError('Give the e-mail of the account.');
  if (rest.length > 0)
    throw new CommandError(`Give one e-mail; ${JSON.stringify(rest[0])} is one word too many.`);
  return accountKey(readChecked(emailSchema, email));
}
