import type { AccountStatus, ListOrder, SortedColumn } from '#contract/admin/admin.ts';

const indianFormat = new Intl.NumberFormat('en-IN');

/** A count as people in India write it: *10,00,000*. */
export function formatCount(count: number): string {
  return indianFormat.format(count);
}

/**
 * The number of matches, the total when it is known, and the order: *1,204 of 10,00,000 people, sorted by
 * name*.
 */
export function formatListCount({
  search,
  status,
  sort,
  total,
  totalUsers,
}: {
  search: string;
  status: AccountStatus;
  sort: ListOrder;
  total: number;
  totalUsers: number | undefined;
}): string {
  const formatPeople = (count: number) => `${formatCount(count)} ${count === 1 ? 'person' : 'people'}`;
  const order = sort === 'newest' ? '' : `, sorted by ${formatOrder(sort)}`;
  if (search === '' && status === 'all') return formatPeople(total) + order;
  if (totalUsers === undefined) return `${formatPeople(total)} found${order}`;
  return `${formatCount(total)} of ${formatPeople(Math.max(totalUsers, total))}${order}`;
}

const columnNames: Record<SortedColumn, string> = {
  name: 'name',
  username: 'username',
  email: 'email',
  college: 'college',
  status: 'status',
};

/** An order in words: *newest first*, *name*, *name, Z to A*. */
export function formatOrder(sort: ListOrder): string {
  if (sort === 'newest') return 'newest first';
  const column = columnNames[sort.replace('-', '') as SortedColumn];
  return sort.startsWith('-') ? `${column}, Z to A` : column;
}
