import type { DeleteResult, Insertable } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { CodesTable } from '../../database/schema.ts';
import { mostClockSkewMs } from '../../kernel/clock-skew.ts';
import type { Code } from './code-rules.ts';

/** Of one address, for one purpose. */
type CodesOf = Pick<CodesTable, 'purpose'> & { emailKey: string };

export async function insertCode(db: Db, code: Insertable<CodesTable>): Promise<void> {
  await db.insertInto('codes').values(code).execute();
}

/** The last codes of an address and purpose that were made not after `until`, newest first. */
export async function listNewestCodes(
  db: Db,
  { purpose, emailKey }: CodesOf,
  { until, limit }: { until: number; limit: number },
): Promise<Code[]> {
  return db
    .selectFrom('codes')
    .select(['code_id', 'code_hash', 'created_at', 'expires_at', 'used_at', 'voided_at'])
    .where('email_key', '=', emailKey)
    .where('purpose', '=', purpose)
    .where('created_at', '<=', until)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
}

/** The id of the code whose mail holds the link, while it is neither used nor expired; wrong guesses at the code don't matter. */
export async function findCodeByLink(
  db: Db,
  { emailKey, linkHash }: { emailKey: string; linkHash: string },
  now: number,
): Promise<string | undefined> {
  const code = await db
    .selectFrom('codes')
    .select('code_id')
    .where('email_key', '=', emailKey)
    .where('purpose', '=', 'reset')
    .where('link_hash', '=', linkHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('created_at', '<=', now + mostClockSkewMs)
    .executeTakeFirst();
  return code?.code_id;
}

/** Every code of an address without its hashes, oldest first. */
export async function listCodes(
  db: Db,
  emailKey: string,
): Promise<Omit<CodesTable, 'code_hash' | 'link_hash'>[]> {
  return db
    .selectFrom('codes')
    .select(['code_id', 'purpose', 'email_key', 'created_at', 'expires_at', 'used_at', 'voided_at'])
    .where('email_key', '=', emailKey)
    .orderBy('created_at')
    .execute();
}

export async function markCodeUsed(db: Db, codeId: string, now: number): Promise<void> {
  await db.updateTable('codes').set({ used_at: now }).where('code_id', '=', codeId).execute();
}

function updateUnusedCodes(db: Db, { purpose, emailKey }: CodesOf) {
  return db
    .updateTable('codes')
    .where('email_key', '=', emailKey)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null);
}

/** Marks every unused code of the address and purpose as used, and with them the links in their mails. */
export async function markCodesUsed(db: Db, of: CodesOf, now: number): Promise<void> {
  await updateUnusedCodes(db, of).set({ used_at: now }).execute();
}

/** Makes every unused code of the address and purpose worthless; the links in their mails stay good. */
export async function voidCodes(db: Db, of: CodesOf, now: number): Promise<void> {
  await updateUnusedCodes(db, of).set({ voided_at: now }).where('voided_at', 'is', null).execute();
}

export async function deleteCodesOf(db: Db, emailKey: string): Promise<void> {
  await db.deleteFrom('codes').where('email_key', '=', emailKey).execute();
}

/** Deletes at most `most` of the rows that are old enough. */
export function deleteCodesExpiredBefore(db: Db, time: number, most: number): Promise<DeleteResult> {
  const oldest = db.selectFrom('codes').select('code_id').where('expires_at', '<', time).limit(most);
  return db.deleteFrom('codes').where('code_id', 'in', oldest).executeTakeFirstOrThrow();
}
