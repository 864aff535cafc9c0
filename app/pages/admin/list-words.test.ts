import { expect, test } from 'vitest';
import { formatListCount } from './list-words.ts';

const all = { status: 'all', sort: 'newest' } as const;

test('the count says of how many where that is known', () => {
  expect(formatListCount({ ...all, search: 'sharm', total: 1204, totalUsers: 1_000_000 })).toBe(
    '1,204 of 10,00,000 people',
  );
  expect(formatListCount({ ...all, search: 'sharm', total: 0, totalUsers: undefined })).toBe(
    '0 people found',
  );
  expect(formatListCount({ ...all, search: 'sharm', total: 1, totalUsers: undefined })).toBe(
    '1 person found',
  );
  expect(formatListCount({ ...all, search: '', total: 1, totalUsers: 1 })).toBe('1 person');
  expect(formatListCount({ ...all, search: '', status: 'blocked', total: 3, totalUsers: 301 })).toBe(
    '3 of 301 people',
  );
});

test('it names the order that was chosen', () => {
  expect(formatListCount({ ...all, search: '', sort: 'name', total: 301, totalUsers: 301 })).toBe(
    '301 people, sorted by name',
  );
  expect(formatListCount({ ...all, search: 'a', sort: '-college', total: 2, totalUsers: undefined })).toBe(
    '2 people found, sorted by college, Z to A',
  );
});

test('somebody who joined in the meantime is counted on both sides', () => {
  expect(formatListCount({ ...all, search: 'e', total: 12, totalUsers: 11 })).toBe('12 of 12 people');
});
