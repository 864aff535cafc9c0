import type { Command } from 'commander';
import { z } from 'zod';
import { passwordSchema } from '../../contract/accounts.ts';
import type { AdminChangeRequest } from '../../contract/admin.ts';
import { limits } from '../../server/accounts/limits/account-limits.ts';
import { deleteHitsIn } from '../../server/accounts/limits/rate-hits-repository.ts';
import { endSessionsOf } from '../../server/accounts/sessions/sessions.ts';
import { hashPassword } from '../../server/accounts/users/password-hash.ts';
import { findUserByEmail, updateUser } from '../../server/accounts/users/users-repository.ts';
import { rejectWeakPassword } from '../../server/accounts/users/weak-password.ts';
import { insertActs } from '../../server/admin/admin-acts-repository.ts';
import { commandLineActor, describeActs, describeFlagChange } from '../../server/admin/admin-rules.ts';
import { requireOtherAdmin } from '../../server/admin/last-admin.ts';
import { lockNames, takeLock } from '../../server/database/locks-repository.ts';
import { secureRandom } from '../../server/kernel/random.ts';
import { CommandError } from '../program.ts';
import { withDatabase } from '../with-database.ts';
import {
  parseChecked,
  parseEmailKey,
  passwordStdinOption,
  readPassword,
  switchOption,
} from './account-options.ts';
import { printAccount } from './print-account.ts';

const optionsSchema = z.object({
  verified: z.stringbool().optional(),
  admin: z.stringbool().optional(),
  password: passwordSchema.optional(),
});

/** `set EMAIL [--verified] [--admin] [--password P]`; `--verified=false` and `--admin=false` take the right away. */
export function addSet(program: Command): void {
  program
    .command('set <email>')
    .description('change an account; a new password ends all its sessions and lifts its login limit')
    .addOption(switchOption('verified', 'verify the account, or with =false unverify it'))
    .addOption(switchOption('admin', 'make the person an admin, or with =false no longer one'))
    .option('--password <password>', 'set a new password')
    .addOption(passwordStdinOption())
    .action(async (email: string, options: { password?: string; passwordStdin?: boolean }) => {
      const emailKey = parseEmailKey(email);
      const given = { ...options, password: await readPassword(options) };
      const { verified, admin, password } = parseChecked(optionsSchema, given);
      if (verified === undefined && admin === undefined && password === undefined)
        throw new CommandError('Say what to change: --verified, --admin or --password.');
      const change: AdminChangeRequest = {
        veri: verified === undefined ? undefined : verified ? 'verified' : 'unverified',
        roleAdmin: admin,
      };
      await withDatabase(async ({ db }, settings) => {
        const user = await findUserByEmail(db, emailKey);
        if (!user) throw new CommandError(`No account has the email ${emailKey}.`);
        if (password !== undefined) await rejectWeakPassword(settings, password, user);
        const newPassword = password === undefined ? {} : { password_hash: await hashPassword(password) };
        const now = Date.now();
        const changed = await db.transaction().execute(async (transaction) => {
          if (admin === false) {
            await takeLock(transaction, lockNames.admins(), now);
            await requireOtherAdmin(transaction, user.user_id);
          }
          if (password !== undefined) {
            await endSessionsOf(transaction, user.user_id, now);
            await deleteHitsIn(transaction, [limits.loginToAccount(emailKey).bucket]);
          }
          const acting = {
            actor: commandLineActor,
            subject: user.user_id,
            fromAddress: 'this machine',
            now,
          };
          await insertActs(transaction, describeActs(change, acting, secureRandom));
          return updateUser(transaction, user.user_id, { ...describeFlagChange(change), ...newPassword });
        });
        if (!changed) throw new CommandError(`The account ${emailKey} was deleted in the meantime.`);
        printAccount(changed);
      });
    });
}
