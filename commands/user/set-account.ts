import { parseArgs } from 'node:util';
import { passwordSchema, type Veri } from '../../contract/accounts.ts';
import { secureChance } from '../../server/accounts/chance.ts';
import { limits } from '../../server/accounts/account-limits.ts';
import { forgetHits } from '../../server/accounts/limits.ts';
import { hashPassword } from '../../server/accounts/password-hash.ts';
import { endSessionsOf } from '../../server/accounts/sessions.ts';
import { findUserByEmail } from '../../server/accounts/users-store.ts';
import { refuseWeakPassword } from '../../server/accounts/weak-password.ts';
import { actsOf, commandLineActor, recordActs } from '../../server/admin/acts-store.ts';
import type { Flag } from '../../server/database/schema.ts';
import { CommandError } from '../command.ts';
import type { Action } from './action.ts';
import { readChecked, readEmailKey } from './checked.ts';
import { printAccount } from './print-account.ts';

/** `set EMAIL [--verified=true|false] [--admin=true|false] [--password P]` */
export const setAccount: Action = (words, settings) => {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { verified: { type: 'string' }, admin: { type: 'string' }, password: { type: 'string' } },
  });
  const emailKey = readEmailKey(positionals);
  const verified = readFlag('verified', values.verified);
  const admin = readFlag('admin', values.admin);
  const password = values.password === undefined ? undefined : readChecked(passwordSchema, values.password);
  if (verified === undefined && admin === undefined && password === undefined) {
    throw new CommandError('Say what to change: --verified=true|false, --admin=true|false or --password P.');
  }

  return async (db) => {
    const user = await findUserByEmail(db, emailKey);
    if (!user) throw new CommandError(`No account has the e-mail ${emailKey}.`);
    const change: { verified?: Flag; admin?: Flag; password_hash?: string } = { verified, admin };
    if (password !== undefined) {
      await refuseWeakPassword(settings, password, user);
      change.password_hash = await hashPassword(password);
    }
    const changed = await db.transaction().execute(async (transaction) => {
      if (password !== undefined) {
        await endSessionsOf(transaction, user.user_id, Date.now());
        await forgetHits(transaction, limits.loginToAccount(emailKey).bucket);
      }
      const acting = {
        actor: commandLineActor,
        subject: user.user_id,
        fromAddress: 'this machine',
        now: Date.now(),
      };
      await recordActs(
        transaction,
        secureChance,
        acting,
        actsOf({ veri: describeVeri(verified), roleAdmin: admin === undefined ? undefined : admin === 1 }),
      );
      return transaction
        .updateTable('users')
        .set(change)
        .where('user_id', '=', user.user_id)
        .returningAll()
        .executeTakeFirst();
    });
    if (!changed) throw new CommandError(`The account ${emailKey} was deleted in the meantime.`);
    printAccount(changed);
  };
};

function readFlag(name: string, text: string | undefined): Flag | undefined {
  if (text === undefined) return undefined;
  if (text !== 'true' && text !== 'false')
    throw new CommandError(`--${name} must be true or false, not ${JSON.stringify(text)}.`);
  return text === 'true' ? 1 : 0;
}

function describeVeri(verified: Flag | undefined): Veri | undefined {
  if (verified === undefined) return undefined;
  return verified === 1 ? 'verified' : 'unverified';
}
