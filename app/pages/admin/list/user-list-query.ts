import { accountStatuses, listOrders, type AccountStatus, type ListOrder } from '#contract/admin/admin.ts';

/** Which users the list shows. */
export type UserListQuery = { search: string; status: AccountStatus; sort: ListOrder; page: number };

export const defaultUserListQuery: UserListQuery = { search: '', status: 'all', sort: 'newest', page: 1 };

/** Reads the query of a URL; a value that is not allowed counts as not given, a wrong page as the first. */
export function parseUserListQuery(query: string): UserListQuery {
  const values = new URLSearchParams(query);
  return {
    search: values.get('q') ?? '',
    status: accountStatuses.find((status) => status === values.get('status')) ?? 'all',
    sort: listOrders.find((order) => order === values.get('sort')) ?? 'newest',
    page: parsePage(values),
  };
}

/** A page that is no whole number from 1 up counts as the first. */
export function parsePage(values: URLSearchParams): number {
  const page = values.get('page') ?? '';
  return /^[1-9][0-9]{0,14}$/.test(page) ? Number(page) : 1;
}

/** The query string for it, without the defaults. */
export function formatUserListQuery({ search, status, sort, page }: UserListQuery): string {
  return new URLSearchParams({
    ...(search === '' ? {} : { q: search }),
    ...(status === 'all' ? {} : { status }),
    ...(sort === 'newest' ? {} : { sort }),
    ...(page === 1 ? {} : { page: String(page) }),
  }).toString();
}
