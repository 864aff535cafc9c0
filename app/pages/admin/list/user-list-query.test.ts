import { expect, test } from 'vitest';
import { defaultUserListQuery, parseUserListQuery, formatUserListQuery } from './user-list-query.ts';

test('a query written to the URL and read back is the same', () => {
  for (const change of [
    {},
    { search: 'sharma' },
    { search: ' %&+ü💥', page: 241 },
    { page: 2 },
    { status: 'blocked', sort: '-name', page: 3 },
  ] as const) {
    const query = { ...defaultUserListQuery, ...change };
    expect(parseUserListQuery(formatUserListQuery(query))).toEqual(query);
  }
  expect(formatUserListQuery(defaultUserListQuery)).toBe('');
});

test('unknown values in the URL fall back to the defaults', () => {
  for (const page of ['', '0', '-1', '1.5', 'two', '1e3', '9'.repeat(400)])
    expect(parseUserListQuery(`?page=${page}&q=a&status=gone&sort=created`)).toEqual({
      ...defaultUserListQuery,
      search: 'a',
    });
});
