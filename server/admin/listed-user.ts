import type { AdminUser } from '../../contract/admin.ts';
import { describeFlags, type User } from '../accounts/users-store.ts';

/** What the list needs of an account; the password's hash is never read. */
export const listedColumns = [
  'user_id',
  'name',
  'username',
  'email',
  'college',
  'verified',
  'admin',
  'created_at',
] as const;
export type ListedUser = Pick<User, (typeof listedColumns)[number]>;

/** The account as the API tells it to an admin. */
export function describeForAdmin(user: Omit<ListedUser, 'created_at'>): AdminUser {
  return { ...describeFlags(user), name: user.name, email: user.email, college: user.college };
}
