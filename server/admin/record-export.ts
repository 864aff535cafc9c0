import type { ActName } from '#contract/admin/admin-acts.ts';
import { lockNames, takeLock } from '../database/locks-repository.ts';
import type { AppContext } from '../context.ts';
import { requireActingAdmin } from './act-on-account.ts';
import { insertActs } from '../accounts/users/admin-acts-repository.ts';
import { actRow } from './admin-rules.ts';

type Export = {
  act: ActName & `export ${string}`;
  actor: string;
  fromAddress: string;
  /** How many rows. */
  affected: number;
};

/** Records an export and returns the id of its act. Throws an AppError with status 403 when the actor is no longer an admin. */
export async function recordExport(
  { database, clock, random }: Pick<AppContext, 'database' | 'clock' | 'random'>,
  { act, actor, fromAddress, affected }: Export,
): Promise<string> {
  const now = clock();
  const row = actRow(act, { actor, subject: '', fromAddress }, { now, random, affected });
  await database.transact([lockNames.admins()], async (transaction) => {
    await takeLock(transaction, lockNames.admins(), now);
    await requireActingAdmin(transaction, actor);
    await insertActs(transaction, [row]);
  });
  return row.act_id;
}

/** The name of an exported file, with the day (UTC). */
export function makeExportFileName(subject: string, now: number): string {
  return `${subject}-${new Date(now).toISOString().slice(0, 10)}.csv`;
}
