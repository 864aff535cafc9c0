import type { ActName } from '#contract/admin/admin-acts.ts';
import { commandLineName } from '#contract/names.ts';
import type { AdminChangeRequest } from '#contract/admin/admin.ts';
import type { User } from '../accounts/users/users-repository.ts';
import type { Random } from '../kernel/random.ts';
import type { AccountChange } from '../mail/mailer.ts';
import type { ActRow } from '../accounts/users/admin-acts-repository.ts';

/** The actor when an officer uses `npm run user`. No id contains a space. */
export const commandLineActor = commandLineName;
/** The client address in the audit log for what a command did. */
export const commandLineAddress = 'this machine';

/**
 * Who acts on whom, from where and why: ids of accounts, so that the audit log says nothing
 * about the person. The subject is '' for an act that concerns nobody in particular.
 */
export type ActContext = { actor: string; subject: string; fromAddress: string; reason?: string | undefined };

/** The acts that a change request consists of, also those that change nothing. */
export function actsOf({ veri, roleAdmin, blocked }: AdminChangeRequest): ActName[] {
  const acts: ActName[] = [];
  if (veri !== undefined) acts.push(veri === 'verified' ? 'verify' : 'unverify');
  if (roleAdmin !== undefined) acts.push(roleAdmin ? 'make admin' : 'remove admin role');
  if (blocked !== undefined) acts.push(blocked ? 'block' : 'unblock');
  return acts;
}

/** The row that records an act; `affected` is how many sessions or rows it concerned. */
export function actRow(
  act: ActName,
  { actor, subject, fromAddress, reason }: ActContext,
  { now, random, affected }: { now: number; random: Random; affected?: number },
): ActRow {
  return {
    act_id: random.id(),
    acted_at: now,
    actor,
    subject,
    act,
    from_address: fromAddress,
    reason: reason === undefined || reason === '' ? null : reason,
    affected: affected ?? null,
  };
}

/** The columns that a change sets. */
export function flagColumns({
  veri,
  roleAdmin,
  blocked,
}: AdminChangeRequest): Partial<Pick<User, 'verified' | 'verified_by' | 'admin' | 'blocked'>> {
  return {
    ...(veri === undefined ? {} : { verified: veri === 'verified' ? 1 : 0, verified_by: 'admin' }),
    ...(roleAdmin === undefined ? {} : { admin: roleAdmin ? 1 : 0 }),
    ...(blocked === undefined ? {} : { blocked: blocked ? 1 : 0 }),
  };
}

type Flags = Pick<User, 'verified' | 'admin' | 'blocked'>;

/** The changes of an account's flags, for the mail to its owner. */
export function findChanges(before: Flags, after: Flags): AccountChange[] {
  const changes: AccountChange[] = [];
  if (before.verified !== after.verified) changes.push(after.verified === 1 ? 'verified' : 'unverified');
  if (before.admin !== after.admin) changes.push(after.admin === 1 ? 'admin' : 'not admin');
  if (before.blocked !== after.blocked) changes.push(after.blocked === 1 ? 'blocked' : 'unblocked');
  return changes;
}
