import type { Command } from 'commander';
import { findUserByEmail } from '../../server/accounts/users/users-repository.ts';
import { CommandError } from '../command-line/program.ts';
import { withDatabase } from '../command-line/with-database.ts';
import { parseEmailKey } from './account-options.ts';
import { printAccount } from './print-account.ts';

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
