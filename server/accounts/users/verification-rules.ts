import type { LoweredFlag } from './lowered-flags-repository.ts';
import type { User } from './users-repository.ts';

type Verification = Pick<User, 'verified' | 'verified_by'>;
type Verified = Verification & Pick<User, 'email'>;

/**
 * Whether an email at this domain is verified without an admin. When no domains are listed, every domain is.
 */
export function isVerifiedDomain(email: string, verifiedDomains: readonly string[]): boolean {
  if (verifiedDomains.length === 0) return true;
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return verifiedDomains.includes(domain);
}

/** What the email's domain says, unless an admin unverified or blocked an account with this email. */
export function verifyByRule(
  email: string,
  verifiedDomains: readonly string[],
  lowered: readonly LoweredFlag[] = [],
): Verification {
  if (lowered.length > 0) return { verified: 0, verified_by: 'admin' };
  return { verified: isVerifiedDomain(email, verifiedDomains) ? 1 : 0, verified_by: 'rule' };
}

/**
 * Whether an admin decided if the account is verified. Where nobody recorded it, a flag that the domain does not
 * explain was set by an admin.
 */
function wasSetByAdmin({ verified, verified_by, email }: Verified, verifiedDomains: readonly string[]) {
  if (verified_by !== null) return verified_by === 'admin';
  return (verified === 1) !== isVerifiedDomain(email, verifiedDomains);
}

/**
 * How an account is verified with its new email: as an admin decided about that email, then about the account, otherwise by
 * the email's domain.
 */
export function verifyNewEmail(
  user: Verified,
  newEmail: string,
  verifiedDomains: readonly string[],
  lowered: readonly LoweredFlag[] = [],
): Verification {
  if (lowered.length === 0 && wasSetByAdmin(user, verifiedDomains))
    return { verified: user.verified, verified_by: 'admin' };
  return verifyByRule(newEmail, verifiedDomains, lowered);
}

/** What admins took away from the account. */
export function listLoweredFlags(
  user: Verified & Pick<User, 'blocked'>,
  verifiedDomains: readonly string[],
): LoweredFlag[] {
  const isUnverified = user.verified === 0 && wasSetByAdmin(user, verifiedDomains);
  return [
    ...(isUnverified ? ['verified' as const] : []),
    ...(user.blocked === 1 ? ['blocked' as const] : []),
  ];
}
