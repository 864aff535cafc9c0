import { describe, expect, it } from 'vitest';
import { createTicks } from './burst-shape.ts';

describe('a burst', () => {
  it.each([48, 36, 24, 1])('has one tick for each of %i hours', (hours) =>
    expect(createTicks(hours)).toHaveLength(hours),
  );
  it('stays inside its drawing', () => {
    for (const { x, halfHeight } of createTicks(120)) {
      expect(x).toBeGreaterThanOrEqual(82);
      expect(x).toBeLessThanOrEqual(284);
      expect(halfHeight).toBeGreaterThan(0);
      expect(halfHeight).toBeLessThanOrEqual(23);
    }
  });
});
