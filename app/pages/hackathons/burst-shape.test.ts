import { describe, expect, it } from 'vitest';
import { listTicks } from './burst-shape.ts';

describe('a burst', () => {
  it.each([48, 36, 24, 1])('has one tick for each of %i hours', (hours) =>
    expect(listTicks(hours)).toHaveLength(hours),
  );
  it('stays inside its drawing', () => {
    for (const { x, half } of listTicks(120)) {
      expect(x).toBeGreaterThanOrEqual(82);
      expect(x).toBeLessThanOrEqual(284);
      expect(half).toBeGreaterThan(0);
      expect(half).toBeLessThanOrEqual(23);
    }
  });
});
