import { Option, type Command } from 'commander';
import { z } from 'zod';
import { passwordSchema } from '../../contract/accounts.ts';
import type { AdminChangeRequest } from '../../contract/admin/admin.ts';
import { hashPassword } from '../../server/accounts/passwords/password-hash.ts';
import { findUserByEmail } from '../../server/accounts/users/users-repository.ts';
import { rejectWeakPassword } from '../../server/accounts/passwords/weak-password.ts';
import { CommandError } from '../command-line/program.ts';
import { withDatabase } from '../command-line/with-database.ts';
import {
  parseOrFail,
  parseEmailKey,
  passwordStdinOption,
  readPassword,
  switchOption,
} from './account-options.ts';
import { changeAccount } from './change-account.ts';
import { printAccount } from './print-account.ts';

const optionsSchema = z.object({
  verified: z.stringbool().optional(),
  admin: z.stringbool().optional(),
  blocked: z.stringbool().optional(),
  secondFactor: z.literal('off').optional(),
  password: z.optional(passwordSchema),
});

/**
 * `set EMAIL [--verified] [--admin] [--blocked] [--second-factor=off] [--password P]`. With `=false`, a flag is removed.
 */
export function addSetCommand(program: Command): void {
  program
    .command('set <email>')
    .description(
      'change an account; a new password ends all its sessions, forgets its browsers and lifts its login limit',
    )
    .addOption(switchOption('verified', 'verify the account, or with =false unverify it'))
    .addOption(switchOption('admin', 'make the person an admin, or with =false no longer one'))
    .addOption(switchOption('blocked', 'block the account and end its sessions, or with =false unblock it'))
    .addOption(
      new Option('--second-factor <off>', 'remove passkeys, authenticator app and recovery codes').choices([
        'off',
      ]),
    )
    .option('--password <password>', 'set a new password')
    .addOption(passwordStdinOption())
    .action(async (email: string, options: { password?: string; passwordStdin?: boolean }) => {
      const emailKey = parseEmailKey(email);
      const rawOptions = { ...options, password: await readPassword(options) };
      const { verified, admin, blocked, secondFactor, password } = parseOrFail(optionsSchema, rawOptions);
      if ([verified, admin, blocked, secondFactor, password].every((value) => value === undefined))
        throw new CommandError(
          'Choose what to change: --verified, --admin, --blocked, --second-factor or --password.',
        );
      const flags: AdminChangeRequest = {
        veri: verified === undefined ? undefined : verified ? 'verified' : 'unverified',
        roleAdmin: admin,
        blocked,
      };
      await withDatabase(async ({ db, transact }, settings) => {
        const user = await findUserByEmail(db, emailKey);
        if (!user) throw new CommandError(`No account has the email ${emailKey}.`);
        if (password !== undefined) await rejectWeakPassword(settings, password, user);
        const passwordHash = password === undefined ? undefined : await hashPassword(password);
        const changed = await transact([], (transaction) =>
          changeAccount(transaction, settings, user, { flags, passwordHash, secondFactor }),
        );
        if (!changed) throw new CommandError(`The account ${emailKey} was deleted in the meantime.`);
        await printAccount(db, changed);
      });
    });
}
