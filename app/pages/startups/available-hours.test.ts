import { describe, expect, it } from 'vitest';
import { listAvailableHours } from './available-hours.ts';

describe('the hours in which somebody answers', () => {
  it('begin with the first and end before the last', () =>
    expect(listAvailableHours('Mon to Fri, 17:00 to 20:00')).toEqual([17, 18, 19]));
  it('run past midnight', () => expect(listAvailableHours('Sat, 22:00 to 01:00')).toEqual([22, 23, 0]));
  it('are the whole day from one hour to itself', () =>
    expect(listAvailableHours('Daily, 09:00 to 09:00')).toHaveLength(24));
  it('are none in a text without hours', () => expect(listAvailableHours('Ask anybody')).toEqual([]));
});
