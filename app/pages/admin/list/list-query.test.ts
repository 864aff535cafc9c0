import { expect, test } from 'vitest';
import { nothingAsked, readAsked, writeAsked } from './list-query.ts';

test('an address says what is asked for, and reads back the same', () => {
  for (const change of [
    {},
    { search: 'sharma' },
    { search: ' %&+ü💥', page: 241 },
    { page: 2 },
    { status: 'blocked', sort: '-name', page: 3 },
  ] as const) {
    const asked = { ...nothingAsked, ...change };
    expect(readAsked(writeAsked(asked))).toEqual(asked);
  }
  expect(writeAsked(nothingAsked)).toBe('');
});

test('what does not exist counts as not asked for', () => {
  for (const page of ['', '0', '-1', '1.5', 'two', '1e3', '9'.repeat(400)])
    expect(readAsked(`?page=${page}&q=a&status=gone&sort=created`)).toEqual({ ...nothingAsked, search: 'a' });
});
