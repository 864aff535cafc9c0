import { expect, test, vi } from 'vitest';
import { secureRandom } from './random.ts';

/** Pearson's statistic of the counts of equally likely outcomes. */
function chiSquared(counts: ReadonlyMap<string, number>, outcomes: number, total: number): number {
  const expected = total / outcomes;
  const seen = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  return seen + (outcomes - counts.size) * expected;
}

function countEach(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

// The thresholds are those that a fair generator exceeds once in ten million runs.
test('[17] every digit of a code is equally likely, at every position and after every other', () => {
  const codes = Array.from({ length: 20_000 }, () => secureRandom.code());
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
  for (let at = 0; at < 6; at += 1) {
    const digits = codes.map((code) => code.charAt(at));
    expect(chiSquared(countEach(digits), 10, digits.length)).toBeLessThan(51);
    const pairs = codes.slice(1).map((code, index) => (codes[index] ?? '').charAt(at) + code.charAt(at));
    expect(chiSquared(countEach(pairs), 100, pairs.length)).toBeLessThan(193);
  }
  const neighbours = codes.flatMap((code) => [0, 2, 4].map((at) => code.slice(at, at + 2)));
  expect(chiSquared(countEach(neighbours), 100, neighbours.length)).toBeLessThan(193);
});

test('[17] codes repeat as rarely as chance has it', () => {
  const total = 20_000;
  const counts = countEach(Array.from({ length: total }, () => secureRandom.code()));
  const equalPairs = [...counts.values()].reduce((sum, count) => sum + (count * (count - 1)) / 2, 0);
  // Poisson, with a mean of 20,000² / 2 / 1,000,000 = 200.
  expect(equalPairs).toBeGreaterThan(120);
  expect(equalPairs).toBeLessThan(285);
});

test('[17] no code or token depends on the generator of Math or on the clock', () => {
  vi.useFakeTimers({ now: 0 });
  const random = vi.spyOn(Math, 'random').mockReturnValue(0.5);
  try {
    expect(new Set(Array.from({ length: 100 }, () => secureRandom.code())).size).toBeGreaterThan(95);
    expect(new Set(Array.from({ length: 1000 }, () => secureRandom.token())).size).toBe(1000);
    expect(random).not.toHaveBeenCalled();
  } finally {
    random.mockRestore();
    vi.useRealTimers();
  }
});
