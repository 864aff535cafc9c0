import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sortSlots } from './sort-slots.ts';

test('any number of slots is sorted by key, and other work runs in the meantime', async () => {
  for (const count of [0, 1, 2, 1023, 1024, 1025, 5000, 12_345]) {
    const keys = Array.from({ length: count }, (_, slot) => (slot * 7919) % 613);
    const compare = (one: number, other: number) => (keys[one] ?? 0) - (keys[other] ?? 0) || other - one;
    let turns = 0;
    const sorted = await sortSlots(count, compare, async () => void (turns += 1));
    expect([...sorted]).toEqual([...keys.keys()].toSorted(compare));
    expect(turns).toBeGreaterThanOrEqual(Math.floor(count / 1024));
  }
});

test('slots with any keys are sorted like a plain sort', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.string(), { maxLength: 50 }), async (keys) => {
      const text = (slot: number) => keys[slot] ?? '';
      const compare = (one: number, other: number) =>
        text(one) < text(other) ? -1 : text(one) > text(other) ? 1 : one - other;
      expect([...(await sortSlots(keys.length, compare, async () => undefined))]).toEqual(
        [...keys.keys()].toSorted(compare),
      );
    }),
  );
});
