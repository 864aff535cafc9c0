import { expect, test } from 'vitest';
import { describeOnEachEngine } from '../../tests/engines.ts';
import { killDuringWrites } from './kill-writes.ts';

describeOnEachEngine('kill -9 during mixed writes', (_open, findSettings) => {
  test('loses no acknowledged write', async () => {
    const { rounds, acknowledged, lost } = await killDuringWrites(findSettings(), 3);
    expect(lost).toEqual([]);
    expect(rounds).toBe(3);
    expect(acknowledged).toBeGreaterThanOrEqual(60);
  });
});
