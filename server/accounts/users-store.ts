import type { Kysely, Selectable } from 'kysely';
import type { AccountFlags } from '../../contract/accounts.ts';
import type { Schema, UsersTable } from '../database/schema.ts';

export type User = Selectable<UsersTable>;

export async function findUserByEmail(db: Kysely<Schema>, emailKey: string): Promise<User | undefined> {
  return db.selectFrom('users').selectAll().where('email_key', '=', emailKey).executeTakeFirst();
}

export async function isEmailTaken(db: Kysely<Schema>, emailKey: string): Promise<boolean> {
  return (
    (await db.selectFrom('users').select('user_id').where('email_key', '=', emailKey).executeTakeFirst()) !==
    undefined
  );
}

export async function isUsernameTaken(db: Kysely<Schema>, usernameKey: string): Promise<boolean> {
  return (
    (await db
      .selectFrom('users')
      .select('user_id')
      .where('username_key', '=', usernameKey)
      .executeTakeFirst()) !== undefined
  );
}

/** The account as the API tells it to its owner. */
export function describeFlags(user: Pick<User, 'user_id' | 'username' | 'verified' | 'admin'>): AccountFlags {
  return {
    userId: user.user_id,
    username: user.username,
    veri: user.verified === 1 ? 'verified' : 'unverified',
    roleAdmin: user.admin === 1,
  };
}
