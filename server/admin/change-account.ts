import { sql, type Transaction } from 'kysely';
import { adminMessages, type AdminChangeRequest, type AdminUser } from '../../contract/admin.ts';
import type { AccountContext } from '../accounts/context.ts';
import { takeLock } from '../database/lock.ts';
import type { Flag, Schema } from '../database/schema.ts';
import { HttpError } from '../kernel/http-error.ts';
import { actsOf, recordActs } from './acts-store.ts';
import { describeForAdmin, listedColumns } from './listed-user.ts';

/** Every change by an admin takes it, so that admins who unmake each other at once leave one. */
const adminsLock = 'admins';

type Wanted = { actor: string; subject: string; change: AdminChangeRequest; fromAddress: string };

/**
 * Verifies or unverifies, makes or unmakes an admin, and records it; the account's sessions go on with the rights it then has.
 * Throws an HttpError: 403 when the actor is no admin any more, 404 for an unknown account, 409 for the last admin.
 */
export async function changeAccount(
  context: AccountContext,
  { actor, subject, change, fromAddress }: Wanted,
): Promise<AdminUser> {
  const now = context.clock();
  return context.database.db.transaction().execute(async (transaction) => {
    await takeLock(transaction, adminsLock, now);
    if (!(await isAdmin(transaction, actor))) throw new HttpError(403, adminMessages.adminsOnly);
    const user = await transaction
      .selectFrom('users')
      .select(listedColumns)
      .where('user_id', '=', subject)
      .executeTakeFirst();
    if (user === undefined) throw new HttpError(404, adminMessages.noSuchUser);
    if (change.roleAdmin === false && user.admin === 1 && !(await hasOtherAdmin(transaction, subject))) {
      throw new HttpError(409, adminMessages.lastAdmin);
    }
    const flags = { ...user, ...readFlags(change) };
    await transaction
      .updateTable('users')
      .set({ verified: flags.verified, admin: flags.admin })
      .where('user_id', '=', subject)
      .execute();
    await recordActs(transaction, context.chance, { actor, subject, fromAddress, now }, actsOf(change));
    return describeForAdmin(flags);
  });
}

function readFlags({ veri, roleAdmin }: AdminChangeRequest): { verified?: Flag; admin?: Flag } {
  return {
    ...(veri === undefined ? {} : { verified: veri === 'verified' ? 1 : 0 }),
    ...(roleAdmin === undefined ? {} : { admin: roleAdmin ? 1 : 0 }),
  };
}

async function isAdmin(transaction: Transaction<Schema>, userId: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('users')
    .select('admin')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.admin === 1;
}

async function hasOtherAdmin(transaction: Transaction<Schema>, userId: string): Promise<boolean> {
  const other = await transaction
    .selectFrom('users')
    .select('user_id')
    // Written out, not as a parameter: only so does SQLite know that the index of the admins will do.
    .where('admin', '=', sql.lit(1))
    .where('user_id', '!=', userId)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}
