import type { User } from '../../server/accounts/users/users-repository.ts';

/** Prints all of an account that may be seen, one field a line. */
export function printAccount(user: User): void {
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
    ['created', new Date(user.created_at).toISOString()],
  ] as const;
  for (const [label, value] of lines) console.log(`${label.padEnd(8)}  ${value}`.trimEnd());
}
