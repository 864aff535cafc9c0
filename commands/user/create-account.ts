import type { Command } from 'commander';
import { z } from 'zod';
import { accountFields, type AccountFieldValues } from '../../contract/account-fields.ts';
import { emailSchema, nameSchema, passwordSchema, usernameSchema } from '../../contract/accounts.ts';
import { takeLoweredFlags } from '../../server/accounts/users/lowered-flags-repository.ts';
import { newUserRow } from '../../server/accounts/registration/registration-rules.ts';
import { hashPassword } from '../../server/accounts/passwords/password-hash.ts';
import { errors } from '#contract/errors.ts';
import { findTakenError, insertUser, type User } from '../../server/accounts/users/users-repository.ts';
import { rejectWeakPassword } from '../../server/accounts/passwords/weak-password.ts';
import { insertActs } from '../../server/accounts/users/admin-acts-repository.ts';
import { actsOf, commandLineActor, commandLineAddress, actRow } from '../../server/admin/admin-rules.ts';
import type { Db } from '../../server/database/database.ts';
import { secureRandom } from '../../server/kernel/random.ts';
import { CommandError } from '../command-line/program.ts';
import { withDatabase } from '../command-line/with-database.ts';
import { parseOrFail, passwordStdinOption, readPassword, switchOption } from './account-options.ts';
import { printAccount } from './print-account.ts';

const switchSchema = z.stringbool().default(false);
const optionsSchema = z.object({
  email: emailSchema,
  username: usernameSchema,
  name: nameSchema,
  password: passwordSchema,
  verified: switchSchema,
  admin: switchSchema,
});

/** `--year-of-study` for the key `yearOfStudy`, as commander reads it back. */
const toFlag = (key: string) => `--${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** The fields of the account that were given as options. */
function readAccountFields(options: Readonly<Record<string, unknown>>): AccountFieldValues {
  return Object.fromEntries(
    accountFields.map(({ requestKey, key, schema, notGiven }) => [
      requestKey,
      options[key] === undefined ? notGiven : parseOrFail(schema, options[key]),
    ]),
  ) as AccountFieldValues;
}

/** `create`: the same rules as registering, without the mail. */
export function addCreateCommand(program: Command): void {
  const command = program
    .command('create')
    .description('create an account and print it')
    .requiredOption('--email <email>', 'not yet taken')
    .requiredOption('--username <username>', '3 to 30 letters, digits, _, . or -, not yet taken')
    .requiredOption('--name <name>', 'the name of the person')
    .option('--password <password>', 'by the rules of the registration form')
    .addOption(passwordStdinOption())
    .addOption(switchOption('verified', 'open the pages for verified members to the person'))
    .addOption(switchOption('admin', 'make the person an admin'));
  for (const { key, name } of accountFields)
    command.option(`${toFlag(key)} <${name.toLowerCase()}>`, `the ${name.toLowerCase()} of the person`);
  command.action(async (options: { password?: string; passwordStdin?: boolean }) => {
    const rawOptions = { ...options, password: await readPassword(options) };
    if (rawOptions.password === undefined)
      throw new CommandError(
        "required option '--password <password>' not specified; --password-stdin reads it from standard input",
      );
    const account = { ...parseOrFail(optionsSchema, rawOptions), ...readAccountFields(rawOptions) };
    await withDatabase(
      async ({ db }, settings) => {
        await rejectWeakPassword(settings, account.password, account);
        await printAccount(db, await createAccount(db, account));
      },
      { addsAccounts: true },
    );
  });
}

/**
 * Inserts the account and logs it as an admin act. Throws a CommandError when the email or username is taken.
 */
async function createAccount(
  db: Db,
  account: z.output<typeof optionsSchema> & AccountFieldValues,
): Promise<User> {
  const { password, verified, admin, ...fields } = account;
  const user = newUserRow(fields, {
    userId: secureRandom.id(),
    passwordHash: await hashPassword(password),
    isVerified: verified,
    isAdmin: admin,
    now: Date.now(),
  });
  const flags = {
    ...(verified && { veri: 'verified' as const }),
    ...(admin && { roleAdmin: true }),
  };
  const acting = { actor: commandLineActor, subject: user.user_id, fromAddress: commandLineAddress };
  const acts = (['create', ...actsOf(flags)] as const).map((act) =>
    actRow(act, acting, { now: user.created_at, random: secureRandom }),
  );
  try {
    await db.transaction().execute(async (transaction) => {
      // The officer decides anew.
      await takeLoweredFlags(transaction, user.email_key);
      await insertUser(transaction, user);
      await insertActs(transaction, acts);
    });
  } catch (error) {
    const taken = findTakenError(error);
    throw taken === undefined ? error : new CommandError(`${errors[taken].sentence}.`);
  }
  return user;
}
