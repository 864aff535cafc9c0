import type { ExpressionBuilder, Insertable } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { CodesTable, Schema } from '../../database/schema.ts';
import { maxClockSkewMs } from '../../kernel/clock.ts';
import type { Code } from './code-rules.ts';

/** Which codes: those to one address for one purpose; for a change of email also of one account. */
export type CodeScope = Pick<CodesTable, 'purpose'> & { emailKey: string; userId?: string | undefined };

function isInScope({ purpose, emailKey, userId }: CodeScope) {
  return ({ and, eb }: ExpressionBuilder<Schema, 'codes'>) =>
    and([
      eb('email_key', '=', emailKey),
      eb('purpose', '=', purpose),
      userId === undefined ? eb('user_id', 'is', null) : eb('user_id', '=', userId),
    ]);
}

export async function insertCode(db: Db, code: Insertable<CodesTable>): Promise<void> {
  await db.insertInto('codes').values(code).execute();
}

/** The last codes of an address and purpose that were made not after `until`, newest first. */
export async function listNewestCodes(
  db: Db,
  scope: CodeScope,
  { until, limit }: { until: number; limit: number },
): Promise<Code[]> {
  return db
    .selectFrom('codes')
    .select(['code_id', 'code_hash', 'created_at', 'expires_at', 'used_at', 'voided_at'])
    .where(isInScope(scope))
    .where('created_at', '<=', until)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
}

/** The last codes of an address and purpose that the browser asked for and was not wrong about too often. */
export async function listCodesOfAsker(
  db: Db,
  scope: CodeScope,
  { askerHash, until, limit }: { askerHash: string; until: number; limit: number },
): Promise<Code[]> {
  return db
    .selectFrom('codes')
    .select(['code_id', 'code_hash', 'created_at', 'expires_at', 'used_at', 'voided_at'])
    .where(isInScope(scope))
    .where('asker_hash', '=', askerHash)
    .where('created_at', '<=', until)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
}

/**
 * The id of the code whose mail holds the link, while it is neither used nor expired; wrong guesses at the
 * code don't matter.
 */
export async function findCodeByLink(
  db: Db,
  { emailKey, purpose, linkHash }: { emailKey: string; purpose: 'register' | 'reset'; linkHash: string },
  now: number,
): Promise<string | undefined> {
  const code = await db
    .selectFrom('codes')
    .select('code_id')
    .where('email_key', '=', emailKey)
    .where('purpose', '=', purpose)
    .where('link_hash', '=', linkHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('created_at', '<=', now + maxClockSkewMs)
    .executeTakeFirst();
  return code?.code_id;
}

/** Every code sent to an address, or for an account, without its hashes, oldest first. */
export async function listCodes(
  db: Db,
  { user_id, email_key }: { user_id: string; email_key: string },
): Promise<Omit<CodesTable, 'code_hash' | 'link_hash' | 'asker_hash' | 'user_id'>[]> {
  return db
    .selectFrom('codes')
    .select(['code_id', 'purpose', 'email_key', 'created_at', 'expires_at', 'used_at', 'voided_at'])
    .where(({ eb, or }) => or([eb('email_key', '=', email_key), eb('user_id', '=', user_id)]))
    .orderBy('created_at')
    .execute();
}

/** Marks the code as used, after which it is no longer valid. `now` in milliseconds since 1970. */
export async function markCodeUsed(db: Db, codeId: string, now: number): Promise<void> {
  await db.updateTable('codes').set({ used_at: now }).where('code_id', '=', codeId).execute();
}

function updateUnusedCodes(db: Db, scope: CodeScope) {
  return db.updateTable('codes').where(isInScope(scope)).where('used_at', 'is', null);
}

/** Marks every unused code of the address and purpose as used, and with them the links in their mails. */
export async function markCodesUsed(db: Db, scope: CodeScope, now: number): Promise<void> {
  await updateUnusedCodes(db, scope).set({ used_at: now }).execute();
}

/** Makes every unused code of the address and purpose invalid; the links in their mails stay valid. */
export async function voidCodes(db: Db, scope: CodeScope, now: number): Promise<void> {
  await updateUnusedCodes(db, scope).set({ voided_at: now }).where('voided_at', 'is', null).execute();
}

/** Voids the codes of the address and purpose for the browser that asked for them too. */
export async function voidCodesOfAsker(
  db: Db,
  scope: CodeScope,
  askerHash: string,
  now: number,
): Promise<void> {
  await updateUnusedCodes(db, scope)
    .set({ voided_at: now, asker_hash: null })
    .where('asker_hash', '=', askerHash)
    .execute();
}

/** The codes sent to an address. */
export async function deleteCodesOf(db: Db, emailKey: string): Promise<void> {
  await db.deleteFrom('codes').where('email_key', '=', emailKey).execute();
}

/** The codes of an account's change of email. */
export async function deleteCodesFor(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('codes').where('user_id', '=', userId).execute();
}
