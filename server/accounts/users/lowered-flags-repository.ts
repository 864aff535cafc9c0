import type { Db } from '../../database/database.ts';
import { hashSecret } from '../../kernel/hash-secret.ts';

/** What an admin can take away that a new account would have. */
export type LoweredFlag = 'verified' | 'blocked';

/** All that is stored of a lowered flag: it holds the flag and the email, and shows neither. */
function toDigest(flag: LoweredFlag, emailKey: string): string {
  return hashSecret(`${flag} ${emailKey}`);
}

/** Stores that an admin took these away from the account that is giving the email up. */
export async function saveLoweredFlags(
  db: Db,
  emailKey: string,
  flags: readonly LoweredFlag[],
): Promise<void> {
  if (flags.length === 0) return;
  await db
    .insertInto('lowered_flags')
    .values(flags.map((flag) => ({ digest: toDigest(flag, emailKey) })))
    .onConflict((conflict) => conflict.column('digest').doNothing())
    .execute();
}

/** What was taken away from the email, for the account that is getting it and stores it from now on. */
export async function takeLoweredFlags(db: Db, emailKey: string): Promise<LoweredFlag[]> {
  const taken: LoweredFlag[] = [];
  for (const flag of ['verified', 'blocked'] as const) {
    const { numDeletedRows } = await db
      .deleteFrom('lowered_flags')
      .where('digest', '=', toDigest(flag, emailKey))
      .executeTakeFirstOrThrow();
    if (numDeletedRows > 0n) taken.push(flag);
  }
  return taken;
}
