import { expect, test } from 'vitest';
import { describeFilter, readAskedActs, writeAskedActs } from './acts-query.ts';

const nothing = { search: '', kind: undefined, from: '', to: '', page: 1 };

test('an address says what is asked for, and reads back the same', () => {
  for (const change of [
    {},
    { search: ' %&+ü💥', page: 3 },
    { kind: 'block', from: '2026-11-01', to: '2026-11-22' },
  ] as const) {
    const asked = { ...nothing, ...change };
    expect(readAskedActs(writeAskedActs(asked))).toEqual(asked);
  }
});

test('what does not exist counts as not asked for', () => {
  expect(readAskedActs('?kind=all&from=yesterday&to=2026-13-45&page=0')).toEqual(nothing);
});

test('a period goes from the beginning of its first day to the end of its last', () => {
  const { from, until } = describeFilter({ ...nothing, from: '2026-11-01', to: '2026-11-01' });
  expect(Date.parse(String(until)) - Date.parse(String(from))).toBe(24 * 60 * 60 * 1000);
  expect(describeFilter(nothing)).toEqual({ search: '' });
});
