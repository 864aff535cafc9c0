import { expect, test } from 'vitest';
import { toCallQuery, parseActsQuery, formatActsQuery } from './acts-query.ts';

const nothing = { search: '', kind: undefined, from: '', to: '', page: 1 };

test('a query written to the URL and read back is the same', () => {
  for (const change of [
    {},
    { search: ' %&+ü💥', page: 3 },
    { kind: 'block', from: '2026-11-01', to: '2026-11-22' },
  ] as const) {
    const query = { ...nothing, ...change };
    expect(parseActsQuery(formatActsQuery(query))).toEqual(query);
  }
});

test('unknown values in the URL fall back to the defaults', () => {
  expect(parseActsQuery('?kind=all&from=yesterday&to=2026-13-45&page=0')).toEqual(nothing);
});

test('a period goes from the beginning of its first day to the end of its last', () => {
  const { from, until } = toCallQuery({ ...nothing, from: '2026-11-01', to: '2026-11-01' });
  expect(Date.parse(String(until)) - Date.parse(String(from))).toBe(24 * 60 * 60 * 1000);
  expect(toCallQuery(nothing)).toEqual({ search: '' });
});
