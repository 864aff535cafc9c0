import { expect, test } from 'vitest';
import { collectGarbage } from './collect-garbage.ts';

const megabyte = 1024 * 1024;

test('unreferenced memory is freed at once, and used memory is kept', () => {
  const usedBuffer = new Uint8Array(8 * megabyte).fill(1);
  const before = process.memoryUsage().arrayBuffers;
  new Uint8Array(32 * megabyte).fill(1);
  expect(process.memoryUsage().arrayBuffers - before).toBeGreaterThan(30 * megabyte);
  collectGarbage();
  // The first call finishes a running collection, which does not free what was allocated since it began.
  collectGarbage();
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(8 * megabyte);
  expect(usedBuffer.every((byte) => byte === 1)).toBe(true);
});
