import { note, type CheckResult } from './check-result.ts';

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
