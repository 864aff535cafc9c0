import type { AccountFlags } from '#contract/accounts.ts';
import type { AdminUser } from '#contract/admin/admin.ts';
import type { User } from './users-repository.ts';

/** The account as the API describes it to its owner. */
export function describeFlags(user: Pick<User, 'user_id' | 'username' | 'verified' | 'admin'>): AccountFlags {
  return {
    userId: user.user_id,
    username: user.username,
    veri: user.verified === 1 ? 'verified' : 'unverified',
    roleAdmin: user.admin === 1,
  };
}

type UserForAdmin = Pick<User, 'user_id' | 'username' | 'name' | 'email' | 'college' | 'verified' | 'admin'>;

/** The account as the API describes it to an admin. */
export function describeForAdmin(user: UserForAdmin): AdminUser {
  return { ...describeFlags(user), name: user.name, email: user.email, college: user.college };
}

/** Like `describeForAdmin`, with whether the account is blocked. */
export function describeWithBlocked(user: UserForAdmin & Pick<User, 'blocked'>): AdminUser {
  return { ...describeForAdmin(user), blocked: user.blocked === 1 };
}
