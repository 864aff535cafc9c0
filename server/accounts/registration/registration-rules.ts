import { toAccountFieldColumns } from '#contract/account-fields.ts';
import { accountKey, type RegisterRequest } from '#contract/accounts.ts';
import { emailProofMinutes } from '#contract/periods.ts';
import type { User } from '../users/users-repository.ts';
import type { EmailProof } from './email-proofs-repository.ts';
import { minuteMs } from '../../kernel/durations.ts';

/** The proof that an email was verified at `now`, milliseconds since 1970. */
export function emailProofRow(emailKey: string, secretHash: string, now: number): EmailProof {
  return {
    email_key: emailKey,
    secret_hash: secretHash,
    verified_at: now,
    expires_at: now + emailProofMinutes * minuteMs,
  };
}

/** What a new account gets besides the fields of its form. */
export type NewAccountParts = {
  userId: string;
  passwordHash: string;
  isVerified: boolean;
  /** Left out for an officer, who makes accounts by command. */
  verifiedBy?: User['verified_by'];
  isAdmin: boolean;
  isBlocked?: boolean;
  now: number;
};

/** The row of a new account. */
export function newUserRow(
  fields: Omit<RegisterRequest, 'password'>,
  {
    userId,
    passwordHash,
    isVerified,
    verifiedBy = 'admin',
    isAdmin,
    isBlocked = false,
    now,
  }: NewAccountParts,
): User {
  return {
    user_id: userId,
    name: fields.name,
    username: fields.username,
    username_key: accountKey(fields.username),
    email: fields.email,
    email_key: accountKey(fields.email),
    password_hash: passwordHash,
    password_version: 0,
    ...toAccountFieldColumns(fields),
    verified: isVerified ? 1 : 0,
    verified_by: verifiedBy,
    admin: isAdmin ? 1 : 0,
    created_at: now,
    blocked: isBlocked ? 1 : 0,
  };
}
