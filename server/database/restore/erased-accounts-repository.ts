import type { Db } from '../database.ts';

/** SQLite accepts more parameters in a statement, PostgreSQL fewer than 65,536. */
const batchRows = 1000;

/** Stores that these accounts were erased: a backup that is restored later may still have them. */
export async function insertErasedAccounts(db: Db, userIds: readonly string[]): Promise<void> {
  for (let start = 0; start < userIds.length; start += batchRows)
    await db
      .insertInto('erased_accounts')
      .values(userIds.slice(start, start + batchRows).map((userId) => ({ user_id: userId })))
      .onConflict((conflict) => conflict.column('user_id').doNothing())
      .execute();
}

export async function listErasedAccounts(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('erased_accounts').select('user_id').execute();
  return rows.map(({ user_id }) => user_id);
}
