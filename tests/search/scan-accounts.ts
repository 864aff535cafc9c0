import type { AccountStatus, ListOrder, StatusCounts } from '#contract/admin/admin.ts';
import { isMatch } from '../../server/admin/search/account.ts';
import { listUsersByAge, type ListedUser } from '../../server/accounts/users/users-repository.ts';
import type { SearchQuery } from '../../server/admin/search/account-set.ts';
import type { FoundAccounts } from '../../server/admin/search/find-accounts.ts';
import type { Db } from '../../server/database/database.ts';

const batchLength = 1000;

type ScannedAccount = Pick<
  ListedUser,
  'name' | 'username' | 'email' | 'college' | 'verified' | 'admin' | 'blocked'
>;

const statusFilters: Record<AccountStatus, (user: ScannedAccount) => boolean> = {
  all: () => true,
  verified: ({ verified }) => verified === 1,
  unverified: ({ verified }) => verified === 0,
  blocked: ({ blocked }) => blocked === 1,
  admins: ({ admin }) => admin === 1,
};

/** Computes the expected result of `findAccounts` by reading every account. */
export async function scanAccounts(db: Db, query: SearchQuery): Promise<FoundAccounts> {
  const accounts: ListedUser[] = [];
  for (
    let batch = await listUsersByAge(db, 'newest first', undefined, batchLength);
    batch.length > 0;
    batch = await listUsersByAge(db, 'newest first', batch.at(-1), batchLength)
  )
    accounts.push(...batch);
  return selectPage(accounts, query);
}

/** Selects the requested page of people, who must be sorted by age, newest first. */
export function selectPage<Person extends ScannedAccount>(
  newestFirst: readonly Person[],
  { search, status, sort = 'newest', page, limit }: SearchQuery,
): { users: Person[]; currentPage: number; totalPages: number; total: number; counts?: StatusCounts } {
  const matches = newestFirst.filter((user) => isMatch(user, search.toLowerCase()));
  const sorted = sortPeople(matches.filter(statusFilters[status ?? 'all']), sort);
  const totalPages = Math.max(1, Math.ceil(sorted.length / limit));
  const currentPage = Math.min(page, totalPages);
  const count = (accountStatus: AccountStatus) => matches.filter(statusFilters[accountStatus]).length;
  return {
    users: sorted.slice((currentPage - 1) * limit, currentPage * limit),
    currentPage,
    totalPages,
    total: sorted.length,
    ...(status && {
      counts: {
        all: count('all'),
        verified: count('verified'),
        unverified: count('unverified'),
        blocked: count('blocked'),
        admins: count('admins'),
      },
    }),
  };
}

/** Sorting is stable, so equal people stay in their order. */
function sortPeople<Person extends ScannedAccount>(people: readonly Person[], sort: ListOrder): Person[] {
  if (sort === 'newest') return [...people];
  const column = sort.replace('-', '') as 'name' | 'username' | 'email' | 'college' | 'status';
  const key = (user: ScannedAccount) =>
    column === 'status' ? ['unverified', 'verified'][user.verified] : user[column].toLowerCase();
  const direction = sort.startsWith('-') ? -1 : 1;
  return people.toSorted((a, b) => {
    const [first = '', second = ''] = [key(a), key(b)];
    return first === second ? 0 : first < second ? -direction : direction;
  });
}
