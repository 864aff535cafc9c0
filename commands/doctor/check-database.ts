import { note, type CheckResult, ok, wrong } from './check-result.ts';
import { migrations } from '../../server/database/migrate.ts';

/** The usernames of admins who can sign in with a password alone, as both engines understand it. */
export const adminsWithoutSecondFactor = `
  select username from users where admin = 1 and blocked = 0
    and not exists (select 1 from passkeys where passkeys.user_id = users.user_id)
    and not exists (select 1 from authenticator_apps
      where authenticator_apps.user_id = users.user_id and confirmed_at is not null)
  order by username`;

export function checkAdmins(usernames: readonly string[]): CheckResult[] {
  if (usernames.length === 0) return [];
  return [
    note(
      `admins without a second factor: ${usernames.join(', ')}. Whoever learns such a password can change every account: ask them to turn one on, then set ADMIN_SECOND_FACTOR=required (docs/how-to/second-factor.md)`,
    ),
  ];
}

/** Compares the applied migrations of a database with those of this release. */
export function checkMigrations(applied: readonly string[]): CheckResult {
  const newer = applied.findLast((name) => !migrations.some((migration) => migration.name === name));
  if (newer !== undefined)
    return wrong(
      `it has the migration ${newer} of a newer release: start that release, or restore a backup of this one`,
    );
  const missing = migrations.filter(({ name }) => !applied.includes(name));
  if (missing.length > 0)
    return note(
      `${missing.length} migrations are not applied yet: make a backup, then the next start or npm run migrate applies them`,
    );
  return ok(`all ${migrations.length} migrations are applied`);
}

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
