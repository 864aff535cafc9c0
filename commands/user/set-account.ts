import { Option, type Command } from 'commander';
import { z } from 'zod';
import { passwordSchema } from '../../contract/accounts.ts';
import type { AdminChangeRequest } from '../../contract/admin/admin.ts';
import { deleteOtherKnownBrowsers } from '../../server/accounts/known-browsers/known-browsers-repository.ts';
import { limits } from '../../server/limits/account-limits.ts';
import { deleteHitsIn } from '../../server/limits/rate-hits-repository.ts';
import { hasSecondFactor, removeSecondFactor } from '../../server/accounts/second-factor/second-factor.ts';
import { endSessionsOf } from '../../server/accounts/sessions/sessions.ts';
import { hashPassword } from '../../server/accounts/passwords/password-hash.ts';
import { findUser, findUserByEmail, updateUser } from '../../server/accounts/users/users-repository.ts';
import { rejectWeakPassword } from '../../server/accounts/passwords/weak-password.ts';
import { insertActs } from '../../server/accounts/users/admin-acts-repository.ts';
import {
  actsOf,
  commandLineActor,
  commandLineAddress,
  actRow,
  flagColumns,
} from '../../server/admin/admin-rules.ts';
import { requireOtherAdmin } from '../../server/accounts/users/last-admin.ts';
import { lockNames, takeLock } from '../../server/database/locks-repository.ts';
import { secureRandom } from '../../server/kernel/random.ts';
import { CommandError } from '../command-line/program.ts';
import { withDatabase } from '../command-line/with-database.ts';
import {
  parseChecked,
  parseEmailKey,
  passwordStdinOption,
  readPassword,
  switchOption,
} from './account-options.ts';
import { printAccount } from './print-account.ts';
import { queueNotices } from './queue-notices.ts';

const optionsSchema = z.object({
  verified: z.stringbool().optional(),
  admin: z.stringbool().optional(),
  blocked: z.stringbool().optional(),
  secondFactor: z.literal('off').optional(),
  password: z.optional(passwordSchema),
});

/**
 * `set EMAIL [--verified] [--admin] [--blocked] [--second-factor=off] [--password P]`; with `=false` each
 * flag is taken back.
 */
export function addSet(program: Command): void {
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
      const given = { ...options, password: await readPassword(options) };
      const { verified, admin, blocked, secondFactor, password } = parseChecked(optionsSchema, given);
      if ([verified, admin, blocked, secondFactor, password].every((value) => value === undefined))
        throw new CommandError(
          'Say what to change: --verified, --admin, --blocked, --second-factor or --password.',
        );
      const change: AdminChangeRequest = {
        veri: verified === undefined ? undefined : verified ? 'verified' : 'unverified',
        roleAdmin: admin,
        blocked,
      };
      await withDatabase(async ({ db }, settings) => {
        const user = await findUserByEmail(db, emailKey);
        if (!user) throw new CommandError(`No account has the email ${emailKey}.`);
        if (password !== undefined) await rejectWeakPassword(settings, password, user);
        const newPassword = password === undefined ? {} : { password_hash: await hashPassword(password) };
        const now = Date.now();
        const changed = await db.transaction().execute(async (transaction) => {
          await takeLock(transaction, lockNames.admins(), now);
          if (admin === false || blocked) await requireOtherAdmin(transaction, user.user_id);
          if (password !== undefined || blocked) await endSessionsOf(transaction, user.user_id, now);
          if (password !== undefined) {
            await deleteHitsIn(transaction, [limits.loginToAccount(emailKey).bucket]);
            await deleteOtherKnownBrowsers(transaction, user.user_id, undefined);
          }
          let hadSecondFactor = false;
          if (secondFactor === 'off') {
            await takeLock(transaction, lockNames.sessions(user.user_id), now);
            hadSecondFactor = await hasSecondFactor(transaction, user.user_id);
            await removeSecondFactor(transaction, user.user_id);
          }
          const acts = [
            ...actsOf(change),
            ...(secondFactor === undefined ? [] : ['remove second factor' as const]),
            ...(password === undefined ? [] : ['set password' as const]),
          ];
          const acting = {
            actor: commandLineActor,
            subject: user.user_id,
            fromAddress: commandLineAddress,
          };
          await insertActs(
            transaction,
            acts.map((act) => actRow(act, acting, { now, random: secureRandom })),
          );
          const columns = { ...flagColumns(change), ...newPassword };
          const changed =
            Object.keys(columns).length === 0
              ? await findUser(transaction, user.user_id)
              : await updateUser(transaction, user.user_id, columns);
          const more = hadSecondFactor ? (['second factor removed'] as const) : [];
          if (changed) await queueNotices(transaction, settings, { before: user, after: changed, more });
          return changed;
        });
        if (!changed) throw new CommandError(`The account ${emailKey} was deleted in the meantime.`);
        await printAccount(db, changed);
      });
    });
}
