import { accountFields, type AccountFieldColumns } from '../../contract/account-fields.ts';
import { hasSecondFactor } from '../../server/accounts/second-factor/second-factor.ts';
import { type User, findUserByEmail } from '../../server/accounts/users/users-repository.ts';
import type { Db } from '../../server/database/database.ts';
import type { Command } from 'commander';
import { CommandError } from '../command-line/program.ts';
import { withDatabase } from '../command-line/with-database.ts';
import { parseEmailKey } from './account-options.ts';

/** All columns but those of the password and the forms in which names are compared. */
type PrintedColumn = Exclude<
  keyof User,
  'password_hash' | 'password_version' | 'username_key' | 'email_key' | keyof AccountFieldColumns
>;
type Line = readonly [label: string, value: string];

/** Prints the fields of an account that may be shown, one per line. */
export async function printAccount(db: Db, user: User): Promise<void> {
  const lines: Record<PrintedColumn | 'second_factor', Line> = {
    user_id: ['id', user.user_id],
    name: ['name', user.name],
    username: ['username', user.username],
    email: ['email', user.email],
    ...Object.fromEntries(
      accountFields.map(({ name, column }) => [column, [name.toLowerCase(), `${user[column] ?? ''}`]]),
    ),
    verified: ['verified', user.verified === 1 ? 'yes' : 'no'],
    verified_by: ['decided by', user.verified_by ?? 'unknown'],
    admin: ['admin', user.admin === 1 ? 'yes' : 'no'],
    blocked: ['blocked', user.blocked === 1 ? 'yes' : 'no'],
    second_factor: ['second factor', (await hasSecondFactor(db, user.user_id)) ? 'on' : 'off'],
    created_at: ['created', new Date(user.created_at).toISOString()],
  };
  for (const [label, value] of Object.values(lines)) console.log(`${label.padEnd(13)}  ${value}`.trimEnd());
}

/** `show EMAIL` */
export function addShowCommand(program: Command): void {
  program
    .command('show <email>')
    .description('print an account')
    .action(async (email: string) => {
      const emailKey = parseEmailKey(email);
      await withDatabase(async ({ db }) => {
        const user = await findUserByEmail(db, emailKey);
        if (!user) throw new CommandError(`No account has the email ${emailKey}.`);
        await printAccount(db, user);
      });
    });
}
