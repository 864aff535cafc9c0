import { accountStatuses, type AccountStatus } from '#contract/admin/admin.ts';
import type { User } from '../../accounts/users/users-repository.ts';

/** An account's flags in one number. */
const verifiedBit = 1;
const adminBit = 2;
const blockedBit = 4;

/** The flags as the sum of their bits, from 0 to 7. */
export function packFlags({
  verified,
  admin,
  blocked,
}: Pick<User, 'verified' | 'admin' | 'blocked'>): number {
  return verified * verifiedBit + admin * adminBit + blocked * blockedBit;
}

export function isVerified(flags: number): boolean {
  return (flags & verifiedBit) !== 0;
}

/** Whether an account with these flags is one of those asked for. */
export function hasStatus(flags: number, status: AccountStatus): boolean {
  if (status === 'verified') return isVerified(flags);
  if (status === 'unverified') return !isVerified(flags);
  if (status === 'admins') return (flags & adminBit) !== 0;
  return status === 'all' || (flags & blockedBit) !== 0;
}

/** What a count gives for each status. */
export function countByStatus(count: (status: AccountStatus) => number): Record<AccountStatus, number> {
  const counts = { all: 0, verified: 0, unverified: 0, blocked: 0, admins: 0 };
  for (const status of accountStatuses) counts[status] = count(status);
  return counts;
}
