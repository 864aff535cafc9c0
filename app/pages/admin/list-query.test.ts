import { expect, test } from 'vitest';
import { readAsked, writeAsked } from './list-query.ts';

test('an address says what is asked for, and reads back the same', () => {
  for (const asked of [
    { search: '', page: 1 },
    { search: 'sharma', page: 1 },
    { search: ' %&+ü💥', page: 241 },
    { search: '', page: 2 },
  ]) {
    expect(readAsked(writeAsked(asked))).toEqual(asked);
  }
  expect(writeAsked({ search: '', page: 1 })).toBe('');
});

test('a page that is none counts as the first', () => {
  for (const page of ['', '0', '-1', '1.5', 'two', '1e3', '9'.repeat(400)])
    expect(readAsked(`?page=${page}&q=a`)).toEqual({ search: 'a', page: 1 });
});
