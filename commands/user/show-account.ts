import { parseArgs } from 'node:util';
import { findUserByEmail } from '../../server/accounts/users-store.ts';
import { CommandError } from '../command.ts';
import type { Action } from './action.ts';
import { readEmailKey } from './checked.ts';
import { printAccount } from './print-account.ts';

/** `show EMAIL` */
export const showAccount: Action = (words) => {
  const emailKey = readEmailKey(parseArgs({ args: words, allowPositionals: true, options: {} }).positionals);
  return async (db) => {
    const user = await findUserByEmail(db, emailKey);
    if (!user) throw new CommandError(`No account has the e-mail ${emailKey}.`);
    printAccount(user);
  };
};
