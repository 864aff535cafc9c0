import type { AccountStatus, ListOrder, StatusCounts } from '../contract/admin/admin.ts';
import { isMatch } from '../server/admin/account-match.ts';
import { listUsersByAge, type ListedUser } from '../server/accounts/users/users-repository.ts';
import type { SearchQuery } from '../server/admin/search/account-set.ts';
import type { FoundAccounts } from '../server/admin/search/find-accounts.ts';
import type { Db } from '../server/database/database.ts';

const batchLength = 1000;

type Scanned = Pick<ListedUser, 'name' | 'username' | 'email' | 'college' | 'verified' | 'admin' | 'blocked'>;

const tests: Record<AccountStatus, (user: Scanned) => boolean> = {
  all: () => true,
  verified: ({ verified }) => verified === 1,
  unverified: ({ verified }) => verified === 0,
  blocked: ({ blocked }) => blocked === 1,
  admins: ({ admin }) => admin === 1,
};

/** What `findAccounts` has to find, by reading every account. */
export async function scanAccounts(db: Db, query: SearchQuery): Promise<FoundAccounts> {
  const everybody: ListedUser[] = [];
  for (
    let batch = await listUsersByAge(db, 'newest first', undefined, batchLength);
    batch.length > 0;
    batch = await listUsersByAge(db, 'newest first', batch.at(-1), batchLength)
  )
    everybody.push(...batch);
  return selectPage(everybody, query);
}

/** The page asked for of people who come newest first. */
export function selectPage<Person extends Scanned>(
  newestFirst: readonly Person[],
  { search, status, sort = 'newest', page, limit }: SearchQuery,
): { users: Person[]; currentPage: number; totalPages: number; total: number; counts?: StatusCounts } {
  const matches = newestFirst.filter((user) => isMatch(user, search.toLowerCase()));
  const found = sortPeople(matches.filter(tests[status ?? 'all']), sort);
  const totalPages = Math.max(1, Math.ceil(found.length / limit));
  const currentPage = Math.min(page, totalPages);
  const count = (one: AccountStatus) => matches.filter(tests[one]).length;
  return {
    users: found.slice((currentPage - 1) * limit, currentPage * limit),
    currentPage,
    totalPages,
    total: found.length,
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

/** Sorting is stable, so those who are equal stay as they come. */
function sortPeople<Person extends Scanned>(people: readonly Person[], sort: ListOrder): Person[] {
  if (sort === 'newest') return [...people];
  const column = sort.replace('-', '') as 'name' | 'username' | 'email' | 'college' | 'status';
  const key = (user: Scanned) =>
    column === 'status' ? ['unverified', 'verified'][user.verified] : user[column].toLowerCase();
  const direction = sort.startsWith('-') ? -1 : 1;
  return people.toSorted((one, other) => {
    const [first = '', second = ''] = [key(one), key(other)];
    return first === second ? 0 : first < second ? -direction : direction;
  });
}
