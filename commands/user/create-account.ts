import { parseArgs } from 'node:util';
import {
  accountKey,
  collegeSchema,
  emailSchema,
  locationSchema,
  messages,
  nameSchema,
  passwordSchema,
  usernameSchema,
} from '../../contract/accounts.ts';
import { secureChance } from '../../server/accounts/chance.ts';
import { hashPassword } from '../../server/accounts/password-hash.ts';
import type { User } from '../../server/accounts/users-store.ts';
import { refuseWeakPassword } from '../../server/accounts/weak-password.ts';
import { findTakenColumn } from '../../server/database/unique-violation.ts';
import { CommandError } from '../command.ts';
import type { Action } from './action.ts';
import { readChecked } from './checked.ts';
import { printAccount } from './print-account.ts';

/** `create --email E --username U --name N --password P …`: the same rules as registering, without the mail. */
export const createAccount: Action = (words, settings) => {
  const { values } = parseArgs({
    args: words,
    options: {
      email: { type: 'string' },
      username: { type: 'string' },
      name: { type: 'string' },
      password: { type: 'string' },
      college: { type: 'string' },
      location: { type: 'string' },
      verified: { type: 'boolean', default: false },
      admin: { type: 'boolean', default: false },
    },
  });
  const email = readChecked(emailSchema, values.email);
  const username = readChecked(usernameSchema, values.username);
  const name = readChecked(nameSchema, values.name);
  const password = readChecked(passwordSchema, values.password);
  const college = values.college === undefined ? '' : readChecked(collegeSchema, values.college);
  const location = values.location === undefined ? '' : readChecked(locationSchema, values.location);

  return async (db) => {
    await refuseWeakPassword(settings, password, { username, email });
    const user: User = {
      user_id: secureChance.id(),
      name,
      username,
      username_key: accountKey(username),
      email,
      email_key: accountKey(email),
      password_hash: await hashPassword(password),
      college,
      location,
      verified: values.verified ? 1 : 0,
      admin: values.admin ? 1 : 0,
      created_at: Date.now(),
    };
    try {
      await db.insertInto('users').values(user).execute();
    } catch (error) {
      const column = findTakenColumn(error, ['email_key', 'username_key']);
      if (column === undefined) throw error;
      throw new CommandError(`${column === 'email_key' ? messages.emailTaken : messages.usernameTaken}.`);
    }
    printAccount(user);
  };
};
