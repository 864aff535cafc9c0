import { sql, type Selectable } from 'kysely';
import { accountFieldColumns } from '#contract/account-fields.ts';
import { compileOnce } from '../../database/compile-once.ts';
import type { Db } from '../../database/database.ts';
import type { UsersTable } from '../../database/schema.ts';
import { findTakenColumn } from '../../database/unique-violation.ts';
import { requirePasswordHash } from './stored-hash.ts';

export type User = Selectable<UsersTable>;

/** What an admin's list needs of an account; the password's hash is never read. */
const listedColumns = [
  'user_id',
  'name',
  'username',
  'email',
  'college',
  'verified',
  'admin',
  'created_at',
  'blocked',
] as const;
export type ListedUser = Pick<User, (typeof listedColumns)[number]>;

/** What a person may see of their own account: all but the password's hash. */
const ownColumns = [
  ...new Set([...listedColumns, 'username_key', 'email_key', 'verified_by', ...accountFieldColumns] as const),
];
export type OwnUser = Pick<User, (typeof ownColumns)[number]>;

/** Where an account is in the order of creation; the id decides between two of the same millisecond. */
export type UserPosition = Pick<User, 'created_at' | 'user_id'>;

/** Throws when email or username is taken: `findTakenError` says which. */
export async function insertUser(db: Db, user: User): Promise<void> {
  requirePasswordHash(user.password_hash);
  await db.insertInto('users').values(user).execute();
}

/**
 * The code of the error when `insertUser` or `updateUser` failed because email or username is taken; undefined for
 * any other error.
 */
export function findTakenError(error: unknown): 'email-taken' | 'username-taken' | undefined {
  const column = findTakenColumn(error, ['email_key', 'username_key']);
  if (column === undefined) return undefined;
  return column === 'email_key' ? 'email-taken' : 'username-taken';
}

/** With the password's hash. `emailKey` is the email as `accountKey` makes it. */
export async function findUserByEmail(db: Db, emailKey: string): Promise<User | undefined> {
  const [user] = await selectUserByEmail(db, { emailKey });
  return user;
}

const selectUserByEmail = compileOnce((db, { emailKey }: { emailKey: string }) =>
  db.selectFrom('users').selectAll().where('email_key', '=', emailKey),
);

/** With the password's hash; `findOwnUser` leaves it out. */
export async function findUser(db: Db, userId: string): Promise<User | undefined> {
  return db.selectFrom('users').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** What the person may see of their account; without the password's hash. */
export async function findOwnUser(db: Db, userId: string): Promise<OwnUser | undefined> {
  return db.selectFrom('users').select(ownColumns).where('user_id', '=', userId).executeTakeFirst();
}

/** What decides whether a password that was right a moment ago still lets its owner in. */
export async function findSignInState(
  db: Db,
  userId: string,
): Promise<Pick<User, 'password_version' | 'blocked'> | undefined> {
  const [state] = await selectSignInState(db, { userId });
  return state;
}

const selectSignInState = compileOnce((db, { userId }: { userId: string }) =>
  db.selectFrom('users').select(['password_version', 'blocked']).where('user_id', '=', userId),
);

export async function userExists(db: Db, userId: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('user_id').where('user_id', '=', userId).executeTakeFirst();
  return row !== undefined;
}

/** `emailKey` is the email as `accountKey` makes it. */
export async function isEmailTaken(db: Db, emailKey: string): Promise<boolean> {
  return (await selectByEmail(db, { emailKey })).length > 0;
}

const selectByEmail = compileOnce((db, { emailKey }: { emailKey: string }) =>
  db.selectFrom('users').select('user_id').where('email_key', '=', emailKey),
);

/** `usernameKey` is the username as `accountKey` makes it. */
export async function isUsernameTaken(db: Db, usernameKey: string): Promise<boolean> {
  return (await selectByUsername(db, { usernameKey })).length > 0;
}

const selectByUsername = compileOnce((db, { usernameKey }: { usernameKey: string }) =>
  db.selectFrom('users').select('user_id').where('username_key', '=', usernameKey),
);

/** Whether the account is an admin's who can sign in. */
export async function isActiveAdmin(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select(['admin', 'blocked'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.admin === 1 && row.blocked === 0;
}

/** Whether somebody else is an admin who can sign in, so that this one may go. */
export async function hasOtherActiveAdmin(db: Db, userId: string): Promise<boolean> {
  const other = await db
    .selectFrom('users')
    .select('user_id')
    // A literal, not a parameter: only then does SQLite use the partial index of the admins.
    .where('admin', '=', sql.lit(1))
    .where('blocked', '=', 0)
    .where('user_id', '!=', userId)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/** The account as it is afterwards; undefined when there is none. */
export async function updateUser(
  db: Db,
  userId: string,
  change: Partial<Pick<User, 'verified' | 'verified_by' | 'admin' | 'blocked' | 'email' | 'email_key'>>,
): Promise<User | undefined> {
  return db.updateTable('users').set(change).where('user_id', '=', userId).returningAll().executeTakeFirst();
}

/** Sets a new password; with `version`, only unless another one was set since that was read. False when it was. */
export async function updatePassword(
  db: Db,
  userId: string,
  { passwordHash, version }: { passwordHash: string; version?: number },
): Promise<boolean> {
  const changed = await db
    .updateTable('users')
    .set(({ eb }) => ({
      password_hash: requirePasswordHash(passwordHash),
      password_version: eb('password_version', '+', 1),
    }))
    .where('user_id', '=', userId)
    .$if(version !== undefined, (query) => query.where('password_version', '=', version ?? 0))
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/** Stores another hash of the password that had this version when it was checked. */
export async function replacePasswordHash(
  db: Db,
  userId: string,
  { passwordHash, version }: { passwordHash: string; version: number },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ password_hash: requirePasswordHash(passwordHash) })
    .where('user_id', '=', userId)
    .where('password_version', '=', version)
    .execute();
}

/** What refers to the account's id by a foreign key (sessions, progress, second factor …) goes with it. */
export async function deleteUser(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('users').where('user_id', '=', userId).execute();
}

/** Reads at most `count` rows of an index, so it costs less than counting them all. */
export async function hasMoreUsersThan(db: Db, count: number): Promise<boolean> {
  const oneMore = await db
    .selectFrom('users')
    .select('user_id')
    .orderBy('user_id')
    .offset(count)
    .limit(1)
    .executeTakeFirst();
  return oneMore !== undefined;
}

/** Those of the accounts that exist, in no particular order. */
export async function listUsersById(db: Db, userIds: readonly string[]): Promise<ListedUser[]> {
  if (userIds.length === 0) return [];
  return db.selectFrom('users').select(listedColumns).where('user_id', 'in', userIds).execute();
}

/**
 * The next `limit` accounts by the time of their creation, after a position or from the start of that order.
 */
export async function listUsersByAge(
  db: Db,
  order: 'oldest first' | 'newest first',
  after: UserPosition | undefined,
  limit: number,
): Promise<ListedUser[]> {
  const direction = order === 'oldest first' ? 'asc' : 'desc';
  const query = db
    .selectFrom('users')
    .select(listedColumns)
    .orderBy('created_at', direction)
    .orderBy('user_id', direction)
    .limit(limit);
  if (after === undefined) return query.execute();
  return query
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('created_at', 'user_id'),
        order === 'oldest first' ? '>' : '<',
        tuple(after.created_at, after.user_id),
      ),
    )
    .execute();
}
