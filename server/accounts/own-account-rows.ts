import { accountKey } from '../../contract/accounts.ts';
import type { AccountExport } from '../../contract/own-account.ts';
import { takeLock } from '../database/lock.ts';
import { readProgress } from '../progress/progress-store.ts';
import type { AccountContext } from './context.ts';
import { bucketsOf, describeAct, describeTime, locksOf, type PersonKeys } from './own-account-rules.ts';
import type { SignedIn } from './sessions.ts';
import { describeFlags, type User } from './users-store.ts';

/**
 * Every row held about the person, each column by name, so that a new one is shown on purpose or not at all.
 * Left out: the hashes of password, tokens and codes.
 */
export async function exportRows(
  { database: { db }, clock }: AccountContext,
  { user }: SignedIn,
): Promise<AccountExport> {
  const person = { user_id: user.user_id, email_key: accountKey(user.email) };
  const account = await db
    .selectFrom('users')
    .select([
      'user_id',
      'name',
      'username',
      'username_key',
      'email',
      'email_key',
      'college',
      'location',
      'verified',
      'admin',
      'created_at',
    ])
    .where('user_id', '=', person.user_id)
    .executeTakeFirstOrThrow();
  const sessions = await db
    .selectFrom('sessions')
    .select(['session_id', 'device', 'created_at', 'last_used_at'])
    .where('user_id', '=', person.user_id)
    .orderBy('created_at')
    .execute();
  const adminActs = await db
    .selectFrom('admin_acts')
    .select(['act_id', 'acted_at', 'actor', 'subject', 'act', 'from_address'])
    .where(({ eb, or }) => or([eb('actor', '=', person.user_id), eb('subject', '=', person.user_id)]))
    .orderBy('acted_at')
    .execute();
  return {
    format: 'first-commit-account',
    version: 1,
    exportedAt: describeTime(clock()),
    account: {
      ...describeFlags(account),
      name: account.name,
      usernameKey: account.username_key,
      email: account.email,
      emailKey: account.email_key,
      college: account.college,
      location: account.location,
      createdAt: describeTime(account.created_at),
    },
    sessions: sessions.map((row) => ({
      id: row.session_id,
      device: row.device,
      createdAt: describeTime(row.created_at),
      lastUsedAt: describeTime(row.last_used_at),
    })),
    progress: await exportProgress(db, person),
    ...(await exportCodes(db, person)),
    ...(await exportCounts(db, person)),
    adminActs: adminActs.map((act) => describeAct(act, person)),
  };
}

type Db = AccountContext['database']['db'];

async function exportProgress(db: Db, { user_id }: PersonKeys): Promise<AccountExport['progress']> {
  const row = await db
    .selectFrom('progress')
    .select('updated_at')
    .where('user_id', '=', user_id)
    .executeTakeFirst();
  return row === undefined
    ? null
    : { progress: await readProgress(db, user_id), updatedAt: describeTime(row.updated_at) };
}

/** What mailed codes left behind under the person's e-mail. */
async function exportCodes(
  db: Db,
  { email_key }: PersonKeys,
): Promise<Pick<AccountExport, 'codes' | 'wrongGuesses' | 'emailProofs'>> {
  const codes = await db
    .selectFrom('codes')
    .select(['code_id', 'purpose', 'email_key', 'created_at', 'expires_at', 'used_at', 'voided_at'])
    .where('email_key', '=', email_key)
    .orderBy('created_at')
    .execute();
  const guesses = await db
    .selectFrom('code_guesses')
    .select(['guess_id', 'purpose', 'email_key', 'guessed_at'])
    .where('email_key', '=', email_key)
    .orderBy('guessed_at')
    .execute();
  const proofs = await db
    .selectFrom('email_proofs')
    .select(['email_key', 'verified_at', 'expires_at'])
    .where('email_key', '=', email_key)
    .execute();
  return {
    codes: codes.map((row) => ({
      id: row.code_id,
      purpose: row.purpose,
      emailKey: row.email_key,
      createdAt: describeTime(row.created_at),
      expiresAt: describeTime(row.expires_at),
      usedAt: row.used_at === null ? null : describeTime(row.used_at),
      voidedAt: row.voided_at === null ? null : describeTime(row.voided_at),
    })),
    wrongGuesses: guesses.map((row) => ({
      id: row.guess_id,
      purpose: row.purpose,
      emailKey: row.email_key,
      guessedAt: describeTime(row.guessed_at),
    })),
    emailProofs: proofs.map((row) => ({
      emailKey: row.email_key,
      verifiedAt: describeTime(row.verified_at),
      expiresAt: describeTime(row.expires_at),
    })),
  };
}

/** What limits, locks and the log of changes keep under the person's e-mail and id. */
async function exportCounts(
  db: Db,
  person: PersonKeys,
): Promise<Pick<AccountExport, 'countedTries' | 'locks' | 'accountChanges'>> {
  const hits = await db
    .selectFrom('rate_hits')
    .select(['hit_id', 'bucket', 'hit_at'])
    .where('bucket', 'in', bucketsOf(person))
    .orderBy('hit_at')
    .execute();
  const locks = await db
    .selectFrom('locks')
    .select(['lock_name', 'taken_at'])
    .where('lock_name', 'in', locksOf(person))
    .orderBy('lock_name')
    .execute();
  const changes = await db
    .selectFrom('account_changes')
    .select(['change_id', 'created_at', 'changed_at'])
    .where('user_id', '=', person.user_id)
    .orderBy('change_id')
    .execute();
  return {
    accountChanges: changes.map((row) => ({
      id: row.change_id,
      accountCreatedAt: describeTime(row.created_at),
      changedAt: describeTime(row.changed_at),
    })),
    countedTries: hits.map((row) => ({ id: row.hit_id, bucket: row.bucket, at: describeTime(row.hit_at) })),
    locks: locks.map((row) => ({ name: row.lock_name, takenAt: describeTime(row.taken_at) })),
  };
}

/**
 * Deletes every row about the person. The record of admin acts outlives them: what was done when stays, as the deeds of
 * one and the same stranger, without their id and address.
 */
export async function eraseRows(
  { database: { db }, clock, chance }: AccountContext,
  user: User,
): Promise<void> {
  const now = clock();
  const stranger = `deleted:${chance.id()}`;
  await db.transaction().execute(async (transaction) => {
    // With every lock in hand nothing about the person is under way, and the locks' own rows can go as well.
    for (const lock of locksOf(user)) await takeLock(transaction, lock, now);
    await transaction.deleteFrom('sessions').where('user_id', '=', user.user_id).execute();
    // Deleting the account adds a last note to this log, by which every server's search forgets it; the log is kept for an hour.
    await transaction.deleteFrom('account_changes').where('user_id', '=', user.user_id).execute();
    await transaction.deleteFrom('progress').where('user_id', '=', user.user_id).execute();
    await transaction.deleteFrom('users').where('user_id', '=', user.user_id).execute();
    for (const table of ['codes', 'code_guesses', 'email_proofs'] as const) {
      await transaction.deleteFrom(table).where('email_key', '=', user.email_key).execute();
    }
    await transaction.deleteFrom('rate_hits').where('bucket', 'in', bucketsOf(user)).execute();
    await transaction
      .updateTable('admin_acts')
      .set({ subject: stranger })
      .where('subject', '=', user.user_id)
      .execute();
    await transaction
      .updateTable('admin_acts')
      .set({ actor: stranger, from_address: '' })
      .where('actor', '=', user.user_id)
      .execute();
    await transaction.deleteFrom('locks').where('lock_name', 'in', locksOf(user)).execute();
  });
}
