import { expect, test } from 'vitest';
import { collectGarbage } from './collect-garbage.ts';

const megabyte = 1024 * 1024;

test('what nothing refers to is given back at once, and what is in use stays', () => {
  const kept = new Uint8Array(8 * megabyte).fill(1);
  const before = process.memoryUsage().arrayBuffers;
  new Uint8Array(32 * megabyte).fill(1);
  expect(process.memoryUsage().arrayBuffers - before).toBeGreaterThan(30 * megabyte);
  collectGarbage();
  // The first ends a collection that was under way, and that one spares what was made since it began.
  collectGarbage();
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(8 * megabyte);
  expect(kept.every((byte) => byte === 1)).toBe(true);
});
