import { expect, test } from 'vitest';
import { secureRandom } from './random.ts';

test('[17] codes have six digits, may begin with zeros, and are evenly distributed', () => {
  const codes = Array.from({ length: 2000 }, () => secureRandom.code());
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
  expect(new Set(codes).size).toBeGreaterThan(1985);
  const leadingZeros = codes.filter((code) => code.startsWith('0')).length;
  expect(leadingZeros).toBeGreaterThan(120);
  expect(leadingZeros).toBeLessThan(290);
});
