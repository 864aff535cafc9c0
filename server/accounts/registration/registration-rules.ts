import { accountKey, type RegisterRequest } from '#contract/accounts.ts';
import { emailProofMinutes } from '#contract/periods.ts';
import type { User } from '../users/users-repository.ts';
import type { EmailProof, ProofHolder } from './email-proofs-repository.ts';
import { minuteMs } from '../../kernel/durations.ts';

/**
 * Whether an email at this domain is verified without an admin. When no domains are listed, every domain is.
 */
export function isVerifiedDomain(email: string, verifiedDomains: readonly string[]): boolean {
  if (verifiedDomains.length === 0) return true;
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return verifiedDomains.includes(domain);
}

/** The proof that an email was verified at `now`, milliseconds since 1970. */
export function emailProofRow(emailKey: string, holder: ProofHolder, now: number): EmailProof {
  return {
    email_key: emailKey,
    ...holder,
    verified_at: now,
    expires_at: now + emailProofMinutes * minuteMs,
  };
}

/** What a new account gets besides the fields of its form. */
export type NewAccountParts = {
  userId: string;
  passwordHash: string;
  isVerified: boolean;
  isAdmin: boolean;
  now: number;
};

/** The row of a new account. */
export function newUserRow(
  fields: Omit<RegisterRequest, 'password'>,
  { userId, passwordHash, isVerified, isAdmin, now }: NewAccountParts,
): User {
  return {
    user_id: userId,
    name: fields.name,
    username: fields.username,
    username_key: accountKey(fields.username),
    email: fields.email,
    email_key: accountKey(fields.email),
    password_hash: passwordHash,
    college: fields.collegeName,
    location: fields.location,
    verified: isVerified ? 1 : 0,
    admin: isAdmin ? 1 : 0,
    created_at: now,
    blocked: 0,
  };
}
