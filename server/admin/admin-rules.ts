import type { AdminChangeRequest } from '#contract/admin.ts';
import type { User } from '../accounts/users/users-repository.ts';
import type { Random } from '../kernel/random.ts';
import type { AdminAct } from './admin-acts-repository.ts';

/** What can be done to an account, as it is recorded. */
export type ActName = 'verify' | 'unverify' | 'make admin' | 'unmake admin';

/** The actor when an officer uses `npm run user -- set`. No id contains a space. */
export const commandLineActor = 'command line';

/** Who acts on whom: ids of accounts, so that the record of a deleted account says nothing about the person. */
export type Acting = { actor: string; subject: string; fromAddress: string; now: number };

/** The acts that a change asks for, also where it changes nothing. */
export function actsOf({ veri, roleAdmin }: AdminChangeRequest): ActName[] {
  const acts: ActName[] = [];
  if (veri !== undefined) acts.push(veri === 'verified' ? 'verify' : 'unverify');
  if (roleAdmin !== undefined) acts.push(roleAdmin ? 'make admin' : 'unmake admin');
  return acts;
}

/** The rows that record a change. */
export function describeActs(
  change: AdminChangeRequest,
  { actor, subject, fromAddress, now }: Acting,
  random: Random,
): AdminAct[] {
  return actsOf(change).map((act) => ({
    act_id: random.id(),
    acted_at: now,
    actor,
    subject,
    act,
    from_address: fromAddress,
  }));
}

/** The columns that a change sets. */
export function describeFlagChange({
  veri,
  roleAdmin,
}: AdminChangeRequest): Partial<Pick<User, 'verified' | 'admin'>> {
  return {
    ...(veri === undefined ? {} : { verified: veri === 'verified' ? 1 : 0 }),
    ...(roleAdmin === undefined ? {} : { admin: roleAdmin ? 1 : 0 }),
  };
}
