import { expect, test } from 'vitest';
import { describeCount } from './describe-count.ts';

test('the count says of how many where that is known', () => {
  expect(describeCount({ search: 'sharm', total: 1204, everyone: 1_000_000 })).toBe(
    '1,204 of 10,00,000 people',
  );
  expect(describeCount({ search: 'sharm', total: 0, everyone: undefined })).toBe('0 people found');
  expect(describeCount({ search: 'sharm', total: 1, everyone: undefined })).toBe('1 person found');
  expect(describeCount({ search: '', total: 1, everyone: 1 })).toBe('1 person');
});

test('somebody who joined in the meantime is counted on both sides', () => {
  expect(describeCount({ search: 'e', total: 12, everyone: 11 })).toBe('12 of 12 people');
});
