import type { Kysely, Transaction } from 'kysely';
import type { AdminChangeRequest } from '../../contract/admin.ts';
import type { Chance } from '../accounts/chance.ts';
import type { Schema } from '../database/schema.ts';

/** What can be done to an account, as the record words it. */
export type ActName = 'verify' | 'unverify' | 'make admin' | 'unmake admin';

/** Who acts where an officer uses `npm run user -- set`; the blank keeps it apart from every id. */
export const commandLineActor = 'command line';

/** Who did it to whom: ids of accounts, so that a record of a deleted one tells nothing of the person any more. */
export type Acting = { actor: string; subject: string; fromAddress: string; now: number };

/** The acts that a change asks for, those that leave things as they were included. */
export function actsOf({ veri, roleAdmin }: AdminChangeRequest): ActName[] {
  const acts: ActName[] = [];
  if (veri !== undefined) acts.push(veri === 'verified' ? 'verify' : 'unverify');
  if (roleAdmin !== undefined) acts.push(roleAdmin ? 'make admin' : 'unmake admin');
  return acts;
}

/** Writes the record, in the transaction that acts. There is no way to change it afterwards. */
export async function recordActs(
  transaction: Transaction<Schema>,
  chance: Chance,
  acting: Acting,
  acts: readonly ActName[],
): Promise<void> {
  const { actor, subject, fromAddress, now } = acting;
  const rows = acts.map((act) => ({
    act_id: chance.id(),
    acted_at: now,
    actor,
    subject,
    act,
    from_address: fromAddress,
  }));
  if (rows.length > 0) await transaction.insertInto('admin_acts').values(rows).execute();
}

export type RecordedAct = {
  acted_at: number;
  act: string;
  from_address: string;
  actor: string;
  subject: string;
  actor_email: string | null;
  subject_email: string | null;
};

/** The newest records first; the e-mails are null where the account is gone. */
export async function listActs(db: Kysely<Schema>, limit: number): Promise<RecordedAct[]> {
  return db
    .selectFrom('admin_acts')
    .leftJoin('users as actors', 'actors.user_id', 'admin_acts.actor')
    .leftJoin('users as subjects', 'subjects.user_id', 'admin_acts.subject')
    .select([
      'acted_at',
      'act',
      'from_address',
      'actor',
      'subject',
      'actors.email as actor_email',
      'subjects.email as subject_email',
    ])
    .orderBy('acted_at', 'desc')
    .orderBy('act_id', 'desc')
    .limit(limit)
    .execute();
}
