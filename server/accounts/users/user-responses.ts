import type { AccountFlags } from '#contract/accounts.ts';
import type { AdminUser } from '#contract/admin/admin.ts';
import type { User } from './users-repository.ts';

/** The account as the API describes it to its owner. */
export function toAccountFlags(
  user: Pick<User, 'user_id' | 'username' | 'verified' | 'admin'>,
): AccountFlags {
  return {
    userId: user.user_id,
    username: user.username,
    veri: user.verified === 1 ? 'verified' : 'unverified',
    roleAdmin: user.admin === 1,
  };
}

type UserForAdmin = Pick<User, 'user_id' | 'username' | 'name' | 'email' | 'college' | 'verified' | 'admin'>;

/** The account as the API describes it to an admin. */
export function toAdminUser(user: UserForAdmin): AdminUser {
  return { ...toAccountFlags(user), name: user.name, email: user.email, college: user.college };
}

/** Like `toAdminUser`, with whether the account is blocked. */
export function toBlockableUser(user: UserForAdmin & Pick<User, 'blocked'>): AdminUser {
  return { ...toAdminUser(user), blocked: user.blocked === 1 };
}
