import { wrong, type CheckResult } from './check-result.ts';

const maxNamed = 5;

/** Finds accounts whose stored password hash no password can match, on either engine. */
export const accountsWithoutHash = `select email from users
  where password_hash not like '$argon2id$v=19$m=%,t=%,p=%$%$%' order by email limit ${maxNamed + 1}`;

/** The accounts that `accountsWithoutHash` found. */
export function checkPasswordHashes(emails: readonly string[]): CheckResult[] {
  if (emails.length === 0) return [];
  const named = emails.slice(0, maxNamed).join(', ');
  const more = emails.length > maxNamed ? ' and others' : '';
  return [
    wrong(
      `no password is stored for ${named}${more}, so nobody can log in there: each person sets a new password at /forgot-password, or you set one with npm run user -- set EMAIL --password-stdin`,
    ),
  ];
}
