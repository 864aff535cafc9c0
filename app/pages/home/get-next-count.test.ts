import { describe, expect, it } from 'vitest';
import { getNextCount } from './get-next-count.ts';

/** Every value a counter shows after 0. */
function listCounts(target: number): number[] {
  const counts: number[] = [];
  for (let value = 0; value < target; counts.push(value)) value = getNextCount(value, target);
  return counts;
}

describe('the counters of the home page', () => {
  it('step one twentieth of the remaining gap, rounded up', () => {
    expect(listCounts(500).slice(0, 4)).toEqual([25, 49, 72, 94]);
  });
  it('step by one when less than twenty are left', () => {
    expect(listCounts(10)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(listCounts(2)).toEqual([1, 2]);
    expect(listCounts(1)).toEqual([1]);
  });
  it('end on the target exactly and stay there', () => {
    expect(listCounts(500).at(-1)).toBe(500);
    expect(getNextCount(500, 500)).toBe(500);
  });
});
