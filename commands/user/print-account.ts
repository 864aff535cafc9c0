import { hasSecondFactor } from '../../server/accounts/second-factor/second-factor.ts';
import type { User } from '../../server/accounts/users/users-repository.ts';
import type { Db } from '../../server/database/database.ts';

/** Prints the fields of an account that may be shown, one per line. */
export async function printAccount(db: Db, user: User): Promise<void> {
  const lines = [
    ['id', user.user_id],
    ['name', user.name],
    ['username', user.username],
    ['email', user.email],
    ['college', user.college],
    ['location', user.location],
    ['verified', user.verified === 1 ? 'yes' : 'no'],
    ['admin', user.admin === 1 ? 'yes' : 'no'],
    ['blocked', user.blocked === 1 ? 'yes' : 'no'],
    ['second factor', (await hasSecondFactor(db, user.user_id)) ? 'on' : 'off'],
    ['created', new Date(user.created_at).toISOString()],
  ] as const;
  for (const [label, value] of lines) console.log(`${label.padEnd(13)}  ${value}`.trimEnd());
}
