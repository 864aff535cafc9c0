import type { Db, DbTransaction } from '../database.ts';
import { insertErasedAccounts, listErasedAccounts } from './erased-accounts-repository.ts';

/** What was ended for good in a database since the backup that replaces it. */
export type EndedSinceBackup = {
  erasedAccounts: readonly string[];
  /** What admins took from accounts that gave their email up, as digests. */
  loweredFlags: readonly string[];
  /** The accounts that an admin has blocked, and those that one has unverified, by id. */
  blockedAccounts: readonly string[];
  unverifiedAccounts: readonly string[];
  /** The recovery codes that still work; all others were used or replaced. Undefined when they are not known. */
  unusedRecoveryCodes: readonly string[] | undefined;
};

/** For a database about which nothing is known. */
export const nothingEnded: EndedSinceBackup = {
  erasedAccounts: [],
  loweredFlags: [],
  blockedAccounts: [],
  unverifiedAccounts: [],
  unusedRecoveryCodes: undefined,
};

/** Erases an account with all data about its person. Resolves to false when there is no such account. */
export type EraseAccount = (transaction: DbTransaction, userId: string) => Promise<boolean>;

/** Tables whose rows are open for a while. A backup may have rows that were ended or used since. */
const openTables = [
  'sessions',
  'known_browsers',
  'login_challenges',
  'passkey_challenges',
  'codes',
  'email_proofs',
  'email_changes',
  'mails',
] as const;

/** Reads what must not come back from the database that a backup replaces. Undefined for one of an older release. */
export async function readEndedSinceBackup(db: Db): Promise<EndedSinceBackup | undefined> {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === 'erased_accounts')) return undefined;
  const flags = await db.selectFrom('lowered_flags').select('digest').execute();
  const users = db.selectFrom('users').select('user_id');
  const blocked = await users.where('blocked', '=', 1).execute();
  const unverified = await users.where('verified', '=', 0).where('verified_by', '=', 'admin').execute();
  return {
    erasedAccounts: await listErasedAccounts(db),
    loweredFlags: flags.map(({ digest }) => digest),
    blockedAccounts: blocked.map(({ user_id }) => user_id),
    unverifiedAccounts: unverified.map(({ user_id }) => user_id),
    unusedRecoveryCodes: await listUnusedRecoveryCodes(db),
  };
}

async function listUnusedRecoveryCodes(db: Db): Promise<string[]> {
  const unused = await db
    .selectFrom('recovery_codes')
    .select('recovery_code_id')
    .where('used_at', 'is', null)
    .execute();
  return unused.map(({ recovery_code_id }) => recovery_code_id);
}

/**
 * Ends in a restored database what a backup brings back: erases the accounts again, marks recovery codes that were used or replaced as used, keeps what admins took away,
 * and deletes sessions, known browsers, challenges, codes, proofs, changes of email and waiting mails. All or nothing;
 * it can run again. Resolves to how many accounts were erased.
 */
export async function endWhatWasOpen(
  db: Db,
  {
    erasedAccounts,
    loweredFlags,
    blockedAccounts,
    unverifiedAccounts,
    unusedRecoveryCodes,
  }: EndedSinceBackup,
  erase: EraseAccount,
  now: number,
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    let erased = 0;
    for (const userId of erasedAccounts) if (await erase(transaction, userId)) erased += 1;
    await insertErasedAccounts(transaction, erasedAccounts);
    for (const digest of loweredFlags)
      await transaction
        .insertInto('lowered_flags')
        .values({ digest })
        .onConflict((conflict) => conflict.column('digest').doNothing())
        .execute();
    for (const id of blockedAccounts)
      await transaction.updateTable('users').set({ blocked: 1 }).where('user_id', '=', id).execute();
    for (const id of unverifiedAccounts)
      await transaction
        .updateTable('users')
        .set({ verified: 0, verified_by: 'admin' })
        .where('user_id', '=', id)
        .execute();
    if (unusedRecoveryCodes !== undefined) {
      const stillUnused = new Set(unusedRecoveryCodes);
      for (const id of await listUnusedRecoveryCodes(transaction))
        if (!stillUnused.has(id))
          await transaction
            .updateTable('recovery_codes')
            .set({ used_at: now })
            .where('recovery_code_id', '=', id)
            .execute();
    }
    for (const table of openTables) await transaction.deleteFrom(table).execute();
    return erased;
  });
}
