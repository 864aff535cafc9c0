import { expect, test } from 'vitest';
import { describeOnEachEngine } from '../../tests/engines.ts';
import { killAmidWrites } from './kill-writes.ts';

describeOnEachEngine('kill -9 during mixed writes', (_open, findSettings) => {
  test('loses nothing that was acknowledged', async () => {
    const { rounds, acknowledged, lost } = await killAmidWrites(findSettings(), 3);
    expect(lost).toEqual([]);
    expect(rounds).toBe(3);
    expect(acknowledged).toBeGreaterThanOrEqual(60);
  });
});
